"""Minds for Skull King, in plain Python."""
