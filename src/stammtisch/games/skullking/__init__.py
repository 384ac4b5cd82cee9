"""Skull King: bidding and tricks for two to six."""
