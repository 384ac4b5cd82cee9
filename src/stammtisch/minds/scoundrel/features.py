"""What a player knows between two rooms, as numbers for the network.

That is when a room has been faced (or avoided) and the next is still hidden.
Most features are 0 or 1 and few are set, so they are listed, not laid out.

===== ===== ============================================================
index count feature
===== ===== ============================================================
0     21    health 0 … 20, one set
21    10    value of the weapon: none, 2 … 10
31    16    limit of the weapon 0 … 15
47    144   weapon × limit: 9 weapons, 16 limits
191   32    the card that stays: none, monster 2 … 14, weapon 2 … 10,
            potion 2 … 10
223   1     the next room may be avoided
224   16    rooms left, in threes of the cards in the pile
240   44    unseen cards: of each monster value at least one, two (26);
            weapons by value (9); potions by value (9)
284   44    known cards at the bottom of the pile, likewise
328   8     sums: health / 20, monsters / 100, potions / 50,
            (health + potions - monsters) / 50, what the weapon would block
            at most / 50, monsters it cannot take / 10, unseen weapons / 50,
            unseen cards / 40
===== ===== ============================================================
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.compiling import inlined
from stammtisch.minds.scoundrel import ways as w

FEATURES: Final = 336
MOST_SET: Final = 96
"""No position sets more features than this."""

_WEAPON_AT: Final = 21
_LIMIT_AT: Final = 31
_PAIR_AT: Final = 47
_STAYS_AT: Final = 191
_AVOID_AT: Final = 223
_ROOMS_AT: Final = 224
_UNSEEN_AT: Final = 240
_KNOWN_AT: Final = 284
_SUMS_AT: Final = 328

_KINDS: Final = 31
_MONSTERS: Final = 13
_WEAPONS_FROM: Final = 13
_POTIONS_FROM: Final = 22


class Sight(NamedTuple):
    """Features that are set: where, and how strongly."""

    at: NDArray[np.int16]
    """Shape (MOST_SET,): indices as above, in no order."""
    by: NDArray[np.float32]
    """Shape (MOST_SET,): their values."""
    counts: NDArray[np.int16]
    """Shape (2, 31): cards unseen (0) and known at the bottom (1) by kind and value."""


def empty_sight() -> Sight:
    """Space for the features of one position."""
    return Sight(
        np.empty(MOST_SET, np.int16), np.empty(MOST_SET, np.float32), np.empty((2, _KINDS), np.int16)
    )


@inlined
def kind_of(card: int) -> int:
    """0 … 12 a monster by value, 13 … 21 a weapon, 22 … 30 a potion."""
    value = s.value_of(card) - 2
    if card < s.FIRST_WEAPON:
        return value
    return value + (_WEAPONS_FROM if card < s.FIRST_POTION else _POTIONS_FROM)


@inlined
def see_pile(row: s.Row, avoids: bool, sight: Sight) -> int:
    """List the features that all ways through a room share; how many are set.

    ``avoids`` says that the room goes under the pile. Which of the unseen
    cards lies where has no influence.
    """
    counts = sight.counts
    for kind in range(_KINDS):
        counts[0, kind] = 0
        counts[1, kind] = 0
    pile = row[s.PILE_COUNT]
    unseen = pile - row[s.KNOWN_BOTTOM]
    for i in range(pile):
        counts[0 if i < unseen else 1, kind_of(s.in_pile(row, i))] += 1
    if avoids:
        for i in range(row[s.ROOM_COUNT]):
            counts[1, kind_of(row[s.ROOM + i])] += 1
        pile += row[s.ROOM_COUNT]
    n = _add(sight, 0, _ROOMS_AT + (pile + 2) // 3, 1.0)
    n = _add(sight, n, _SUMS_AT + 7, unseen / 40)
    for part in range(2):
        at = _KNOWN_AT if part else _UNSEEN_AT
        for kind in range(_KINDS):
            count = counts[part, kind]
            if kind < _MONSTERS:
                if count >= 1:
                    n = _add(sight, n, at + 2 * kind, 1.0)
                if count >= 2:
                    n = _add(sight, n, at + 2 * kind + 1, 1.0)
            elif count:
                n = _add(sight, n, at + _MONSTERS + kind, 1.0)
    return n


@inlined
def see_way(row: s.Row, ways: w.Ways, i: int, sight: Sight, n: int) -> int:
    """Add the features of one way to the ``n`` of :func:`see_pile`; how many are set then."""
    left = ways[i, w.LEFT]
    stays = -1
    for place in range(row[s.ROOM_COUNT]):
        if left >> place & 1:
            stays = kind_of(row[s.ROOM + place])
    return _see_hero(ways[i, w.HEALTH], ways[i, w.WEAPON], ways[i, w.LIMIT], stays, True, sight, n)


@inlined
def see_avoiding(row: s.Row, sight: Sight, n: int) -> int:
    """Add the features of avoiding the room to the ``n`` of :func:`see_pile`."""
    return _see_hero(row[s.HEALTH], row[s.WEAPON], row[s.LIMIT], -1, False, sight, n)


@inlined
def _see_hero(health: int, weapon: int, limit: int, stays: int, may_avoid: bool, sight: Sight, n: int) -> int:
    n = _add(sight, n, health, 1.0)
    n = _add(sight, n, _WEAPON_AT + (weapon - 1 if weapon else 0), 1.0)
    n = _add(sight, n, _LIMIT_AT + limit, 1.0)
    if weapon:
        n = _add(sight, n, _PAIR_AT + 16 * (weapon - 2) + limit, 1.0)
    n = _add(sight, n, _STAYS_AT + 1 + stays, 1.0)
    if may_avoid:
        n = _add(sight, n, _AVOID_AT, 1.0)
    return _see_sums(health, weapon, limit, stays, sight, n)


@inlined
def _see_sums(health: int, weapon: int, limit: int, stays: int, sight: Sight, n: int) -> int:
    monsters = potions = weapons = blocked = beyond = 0
    for kind in range(_KINDS):
        count = sight.counts[0, kind] + sight.counts[1, kind] + (1 if kind == stays else 0)
        if kind < _WEAPONS_FROM:
            value = kind + 2
            monsters += count * value
            if s.weapon_holds(value, limit):
                blocked += count * (value - s.damage(value, weapon))
            else:
                beyond += count
        elif kind < _POTIONS_FROM:
            weapons += count * (kind - _WEAPONS_FROM + 2)
        else:
            potions += count * (kind - _POTIONS_FROM + 2)
    n = _add(sight, n, _SUMS_AT, health / 20)
    n = _add(sight, n, _SUMS_AT + 1, monsters / 100)
    n = _add(sight, n, _SUMS_AT + 2, potions / 50)
    n = _add(sight, n, _SUMS_AT + 3, (health + potions - monsters) / 50)
    n = _add(sight, n, _SUMS_AT + 4, blocked / 50)
    n = _add(sight, n, _SUMS_AT + 5, beyond / 10)
    return _add(sight, n, _SUMS_AT + 6, weapons / 50)


@inlined
def _add(sight: Sight, n: int, at: int, by: float) -> int:
    sight.at[n] = at
    sight.by[n] = by
    return n + 1
