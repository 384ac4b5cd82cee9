"""Skull King for learners: a game of several agents, or thousands of games at once."""
