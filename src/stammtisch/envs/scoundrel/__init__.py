"""Scoundrel for learners: ``Scoundrel-v0``, one dungeon or thousands at once."""
