"""Choosing a way through a room by the value of where it leads."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.compiling import inlined
from stammtisch.minds.scoundrel import features as f
from stammtisch.minds.scoundrel import network as n
from stammtisch.minds.scoundrel import ways as w

AVOIDS: Final = -1
"""The place of avoiding among the ways."""
LOST: Final = -2
"""No way survives."""


class Desk(NamedTuple):
    """Space to judge one room."""

    ways: w.Ways
    values: NDArray[np.float32]
    """Shape (MOST,): the chance to win on each way."""
    sight: f.Sight
    layers: n.Layers


def empty_desk() -> Desk:
    """Space to judge one room."""
    return Desk(
        w.empty_ways(),
        np.empty(w.MOST, np.float32),
        f.empty_sight(),
        n.empty_layers(),
    )


@inlined
def judge(net: n.Network, row: s.Row, desk: Desk) -> int:
    """Find and value the ways through the room of a row that is not over; how many survive."""
    count = w.find_ways(row, desk.ways)
    shared = f.see_pile(row, False, desk.sight)
    n.share(net, desk.sight, shared, desk.layers)
    for i in range(count):
        end = f.see_way(row, desk.ways, i, desk.sight, shared)
        desk.values[i] = n.value(net, desk.sight, shared, end, desk.layers)
    return count


@inlined
def judge_avoiding(net: n.Network, row: s.Row, desk: Desk) -> float:
    """The chance to win if the room is avoided, or -1 if it may not be."""
    if not s.legal(row) >> s.AVOID & 1:
        return -1.0
    shared = f.see_pile(row, True, desk.sight)
    n.share(net, desk.sight, shared, desk.layers)
    end = f.see_avoiding(row, desk.sight, shared)
    return n.value(net, desk.sight, shared, end, desk.layers)


@inlined
def best(net: n.Network, row: s.Row, desk: Desk) -> tuple[int, float]:
    """The way of the highest value, ``AVOIDS``, or ``LOST`` if no way survives; and the value.

    Among equal values the one that leaves the most health.
    """
    avoiding = judge_avoiding(net, row, desk)
    count = judge(net, row, desk)
    choice, highest, health = LOST, 0.0, 0
    for i in range(count):
        v, h = desk.values[i], desk.ways[i, w.HEALTH]
        if choice == LOST or v > highest or (v == highest and h > health):
            choice, highest, health = i, v, h
    if avoiding > highest:
        return AVOIDS, avoiding
    return choice, highest


@inlined
def advance(row: s.Row, desk: Desk, choice: int) -> None:
    """Go the way that :func:`best` chose; ``LOST`` ends the run."""
    if choice == AVOIDS:
        s.step(row, s.AVOID)
    elif choice == LOST:
        row[s.HEALTH] = 0
    else:
        w.follow(row, desk.ways, choice)
