"""A mind that guesses the unseen cards many times over and plays every guess out."""

import logging
import random
from collections.abc import Callable
from functools import cache

from stammtisch.games.skullking import Action, View
from stammtisch.minds.skullking.regular import Regular

_log = logging.getLogger(__name__)


class Expert:
    """Makes the bid or play that brings most points in deals which agree with all it has seen.

    The kernels are loaded for its first decision. Where Numba cannot be
    imported, it plays as :class:`.regular.Regular` does and says so in the log.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._regular = Regular(rng)

    def choose(self, view: View) -> Action:
        """An action for the seat of the view."""
        values = _search()
        if values is None:
            return self._regular.choose(view)
        found = values(view, self._rng.getrandbits(64))
        return max(found, key=found.__getitem__)


@cache
def _search() -> Callable[[View, int], dict[Action, float]] | None:
    try:
        from stammtisch.minds.skullking.thinking import values
    except ImportError as missing:
        _log.warning("The expert plays like a regular: %s", missing)
        return None
    return values
