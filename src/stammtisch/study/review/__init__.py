"""Looking back at a game, decision by decision; a module, or several, for each kind of game."""
