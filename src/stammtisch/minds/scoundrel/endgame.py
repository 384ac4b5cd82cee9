"""The end of a dungeon in which nothing is left to chance: every card of the pile is known.

Whoever avoids rooms knows what lies at the bottom, and in which order. Once
nothing unseen lies above it, the dungeon is a puzzle. It is searched depth
first, the most promising way of each room before the others; what was lost is
remembered, and so is lost with less health.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.scoundrel import numbers
from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.chance import GOLDEN, mixed
from stammtisch.kernels.compiling import apart, inlined
from stammtisch.kernels.scoundrel_bounds import beside, reach, without
from stammtisch.minds.scoundrel import ways as w

_PATIENCE: Final = 5000
"""A search that has opened so many rooms gives up. Of two thousand ends none needed a fifth of it."""
_DEEPEST: Final = 30
"""44 cards make at most 15 rooms that are faced and 14 that are avoided; and the end."""
_REMEMBERED: Final = 1 << 12
_AVOID: Final = -1
_HEALTHS: Final = numbers.FULL_HEALTH + 1


class Trail(NamedTuple):
    """Space to search."""

    rows: NDArray[np.int16]
    """Shape (_DEEPEST, 64): the rooms on the way."""
    ways: NDArray[np.int16]
    """Shape (_DEEPEST, MOST, COLUMNS): the ways through each."""
    order: NDArray[np.int16]
    """Shape (_DEEPEST, MOST + 1): those that can lead out, the most promising last."""
    more: NDArray[np.int64]
    """Shape (_DEEPEST,): how many of these were not tried yet."""
    promise: NDArray[np.int64]
    """Shape (MOST + 1,): what the ways of one room can come to at best, in their order."""
    keys: NDArray[np.uint64]
    """Shape (_REMEMBERED,): rooms that are lost, see :func:`_key`."""
    health: NDArray[np.int16]
    """Shape (_REMEMBERED,): with how much health, or less, they are."""


def empty_trail() -> Trail:
    """Space to search."""
    return Trail(
        np.empty((_DEEPEST, s.ROW), np.int16),
        np.empty((_DEEPEST, w.MOST, w.COLUMNS), np.int16),
        np.empty((_DEEPEST, w.MOST + 1), np.int16),
        np.empty(_DEEPEST, np.int64),
        np.empty(w.MOST + 1, np.int64),
        np.zeros(_REMEMBERED, np.uint64),
        np.zeros(_REMEMBERED, np.int16),
    )


@inlined
def known(row: s.Row) -> bool:
    """Whether a player has seen every card of the pile."""
    return bool(row[s.KNOWN_BOTTOM] == row[s.PILE_COUNT])


@apart
def solved(row: s.Row, trail: Trail) -> bool:
    """Whether a row that is not over and whose pile is known can be won; no if the search gave up."""
    s.copy(row, trail.rows[0])
    _find(0, trail)
    rooms, depth = 1, 0
    while depth >= 0:
        here = trail.rows[depth]
        if trail.more[depth] == 0:
            if depth > 0:  # the first may have been begun, and that is not in its key
                _remember(here, trail)
            depth -= 1
            continue
        trail.more[depth] -= 1
        way, below = trail.order[depth, trail.more[depth]], trail.rows[depth + 1]
        s.copy(here, below)
        if way == _AVOID:
            s.step(below, s.AVOID)
        else:
            w.follow(below, trail.ways[depth], way)
        if below[s.ROOM_COUNT] == 0:
            return True
        if _is_lost(below, trail):
            continue
        rooms, depth = rooms + 1, depth + 1
        if rooms > _PATIENCE:
            return False
        _find(depth, trail)
    return False


@inlined
def _find(depth: int, trail: Trail) -> None:
    """Find the ways through a room that may lead out of the dungeon; avoiding comes last."""
    row, ways, order, promise = trail.rows[depth], trail.ways[depth], trail.order[depth], trail.promise
    first = 0
    if s.legal(row) >> s.AVOID & 1:
        order[0], first = _AVOID, 1
    last, left = first, _left(row)
    for i in range(w.find_ways(row, ways)):
        after = left
        for place in range(row[s.ROOM_COUNT]):
            if not ways[i, w.LEFT] >> place & 1:
                after = without(after, row[s.ROOM + place])
        health = ways[i, w.HEALTH]
        best = reach(health, ways[i, w.WEAPON], ways[i, w.LIMIT], after)
        if best <= 0:
            continue
        promised, at = _HEALTHS * best + health, last
        while at > first and promise[at - 1] > promised:
            order[at], promise[at] = order[at - 1], promise[at - 1]
            at -= 1
        order[at], promise[at] = i, promised
        last += 1
    trail.more[depth] = last


@inlined
def _left(row: s.Row) -> int:
    """The cards of room and pile, see :mod:`stammtisch.kernels.scoundrel_bounds`."""
    left = 0
    for i in range(row[s.ROOM_COUNT]):
        left = beside(left, row[s.ROOM + i])
    for i in range(row[s.PILE_COUNT]):
        left = beside(left, s.in_pile(row, i))
    return left


@inlined
def _key(row: s.Row) -> np.uint64:
    """A hash of all that matters in a room just opened, but for the health."""
    key = mixed(np.uint64(1 + row[s.WEAPON] + 16 * row[s.LIMIT] + 256 * row[s.AVOIDED]))
    for i in range(row[s.ROOM_COUNT]):
        key = _hashed(key, row[s.ROOM + i])
    for i in range(row[s.PILE_COUNT]):
        key = _hashed(key, s.in_pile(row, i))
    return mixed(key)


@inlined
def _hashed(key: np.uint64, card: int) -> np.uint64:
    key = (key + np.uint64(card)) * GOLDEN
    return key ^ key >> np.uint64(29)


@inlined
def _is_lost(row: s.Row, trail: Trail) -> bool:
    key = _key(row)
    place = key & np.uint64(_REMEMBERED - 1)
    return bool(trail.keys[place] == key and trail.health[place] >= row[s.HEALTH])


@inlined
def _remember(row: s.Row, trail: Trail) -> None:
    key = _key(row)
    place = key & np.uint64(_REMEMBERED - 1)
    trail.keys[place], trail.health[place] = key, row[s.HEALTH]
