"""Minds that have learned what a position is worth, and look ahead from there."""

import logging
import random
from collections.abc import Callable
from functools import cache

from stammtisch.games.scoundrel import Action, View
from stammtisch.minds.scoundrel.novice import Novice

_log = logging.getLogger(__name__)

Choose = Callable[[View, str, int], Action | None]


class Thinker:
    """Takes the action after which it wins most often, as far as it can see.

    The kernels are loaded for its first decision. Where Numba cannot be
    imported, it plays as :class:`.novice.Novice` does and says so in the log.
    """

    def __init__(self, level: str, rng: random.Random) -> None:
        self._level = level
        self._rng = rng
        self._novice = Novice(rng)

    def choose(self, view: View) -> Action:
        """An action for the view. Where every way is death, it dies as a novice would."""
        choose = _thinking()
        action = choose(view, self._level, self._rng.getrandbits(64)) if choose else None
        return action or self._novice.choose(view)


@cache
def _thinking() -> Choose | None:
    try:
        from stammtisch.minds.scoundrel.thinking import choose
    except ImportError as missing:
        _log.warning("Every level plays like a novice: %s", missing)
        return None
    return choose
