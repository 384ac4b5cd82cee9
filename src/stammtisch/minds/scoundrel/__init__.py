"""Honest minds for Scoundrel: they see what a player sees, never the order of the pile."""
