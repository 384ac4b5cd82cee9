"""A mind that leaves everything to chance, as a measure for the others."""

import random
from typing import Any

from stammtisch.games.registry import GAMES


class Chance:
    """Takes any of its legal actions, each equally likely; for every game whose views list choices."""

    def __init__(self, game: str, rng: random.Random) -> None:
        self._game = GAMES[game]
        self._rng = rng

    def choose(self, view: Any) -> Any:
        """An action for the seat of the view."""
        return self._game.parse_action(self._rng.choice(view.choices).action)
