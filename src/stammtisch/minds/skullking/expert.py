"""A mind that guesses the unseen cards many times over and plays every guess out."""

import logging
import random
from functools import cache
from types import ModuleType
from typing import Final

from stammtisch.games.skullking import Action, View
from stammtisch.minds.skullking.regular import Regular

_LEAST_DEALS: Final = 20
"""Fewer would be no guess worth its name."""

_log = logging.getLogger(__name__)


class Expert:
    """Makes the bid or play that brings most points in deals which agree with all it has seen.

    The kernels are loaded for its first decision. Where Numba cannot be
    imported, it plays as :class:`.regular.Regular` does and says so in the log.
    """

    def __init__(self, rng: random.Random, effort: float = 1.0) -> None:
        """With ``effort`` below 1 it guesses so many deals fewer."""
        self._rng = rng
        self._effort = effort
        self._regular = Regular(rng)

    def choose(self, view: View) -> Action:
        """An action for the seat of the view."""
        thinking = _thinking()
        if thinking is None:
            return self._regular.choose(view)
        deals = max(_LEAST_DEALS, round(self._effort * thinking.DEALS))
        found: dict[Action, float] = thinking.values(view, self._rng.getrandbits(64), deals)
        return max(found, key=found.__getitem__)


@cache
def _thinking() -> ModuleType | None:
    """What it thinks with; None without Numba."""
    try:
        from stammtisch.minds.skullking import thinking
    except ImportError as missing:
        _log.warning("The expert plays like a regular: %s", missing)
        return None
    return thinking
