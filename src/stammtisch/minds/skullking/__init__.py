"""Minds for Skull King: two in plain Python, and an expert that is compiled."""
