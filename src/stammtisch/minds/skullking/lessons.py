"""The tables that the experience of self-play makes."""

from math import sqrt
from statistics import NormalDist

import numpy as np

from stammtisch.minds.skullking.experience import Experience, Sums
from stammtisch.minds.skullking.tables import LENGTHS, MOST_NEEDED, QUARTERS, SPREADS, Tables


def lessons(gained: Experience, players: int, before: Tables) -> Tables:
    """The tables with the lines for this many players learned anew.

    Rare cases lean on commoner ones: each rate starts from that of a coarser
    case as if it had been seen a few times.
    """
    after = Tables(*(table.copy() for table in before))
    size = players - 2
    coarse_now = _rate(gained.now.sum(axis=(1, 2), keepdims=True), 1 / players, 4)
    after.now[size] = _rate(gained.now, coarse_now, 20)
    coarse_future = _rate(gained.future.sum(axis=1, keepdims=True), 1 / players, 4)
    after.future[size] = _rate(gained.future, coarse_future, 20)
    after.worth[size] = _rate(gained.worth, 1 / players, 20)
    chances = _exactly()
    coarse_meets = _rate(gained.meets.sum(axis=1, keepdims=True), chances[: MOST_NEEDED + 1], 10)
    after.meets[size] = _rate(gained.meets, coarse_meets, 20)
    after.start[size] = _rate(gained.start, chances, 10)
    after.bids[size] = _rate(gained.bids, chances[:, 2].T, 10)
    return after


def _rate(sums: Sums, prior: Sums | float, weight: float) -> Sums:
    rates: Sums = (sums[..., 0] + weight * prior) / (sums[..., 1] + weight)
    return rates


def _exactly() -> Sums:
    """How likely cards of a spread and strength win tricks, about normally: (tricks, spread, quarter)."""
    chances = np.empty((LENGTHS, SPREADS, QUARTERS))
    for need, spread, quarter in np.ndindex(chances.shape):
        normal = NormalDist(quarter / 4, sqrt(spread / 4 + 0.05))
        below = normal.cdf(need - 0.5) if need > 0 else 0.0
        chances[need, spread, quarter] = normal.cdf(need + 0.5) - below
    return chances
