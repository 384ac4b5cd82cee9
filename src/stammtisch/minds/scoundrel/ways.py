"""All ways through a room: where a player can stand when its cards are faced.

The order of facing only matters through what it leaves: health, the weapon and
its limit, and the card that stays. So a room has at most a few dozen ways that
differ, found by a search over (faced cards, health, weapon, limit, potion).
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.scoundrel import numbers
from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.compiling import inlined

Ways = NDArray[np.int16]
"""Shape (MOST, COLUMNS), one way a line; lines past the count have no meaning."""

MOST: Final = 512
COLUMNS: Final = 7
FIRST: Final = 0
"""Index of the first action on this way, see :mod:`stammtisch.kernels.scoundrel`."""
HEALTH: Final = 1
WEAPON: Final = 2
LIMIT: Final = 3
LEFT: Final = 4
"""Bits of the places whose cards stay; 0 if all are faced."""
LAST_POTION: Final = 5
POTION_USED: Final = 6

_ROOM_SIZE: Final = numbers.ROOM_SIZE
_FRESH: Final = numbers.FRESH


def empty_ways() -> Ways:
    """Space for the ways through one room."""
    return np.empty((MOST, COLUMNS), np.int16)


@inlined
def find_ways(row: s.Row, ways: Ways) -> int:
    """Fill in the ways through the room of a row that is not over; how many survive.

    They begin at the row as it stands, which may be in the middle of a room.
    Ways that end in death are left out.
    """
    target = int(row[s.TO_FACE])
    everything = (1 << row[s.ROOM_COUNT]) - 1
    ways[0, FIRST] = -1
    ways[0, HEALTH] = row[s.HEALTH]
    ways[0, WEAPON] = row[s.WEAPON]
    ways[0, LIMIT] = row[s.LIMIT]
    ways[0, LEFT] = everything
    ways[0, LAST_POTION] = row[s.LAST_POTION]
    ways[0, POTION_USED] = row[s.POTION_USED]
    begin, end = 0, 1
    for _ in range(target):
        last = end
        for i in range(begin, end):
            for place in range(_ROOM_SIZE):
                if not ways[i, LEFT] >> place & 1:
                    continue
                card = row[s.ROOM + place]
                last = _add(ways, i, place, card, 0, last, end)
                if card < s.FIRST_WEAPON and s.weapon_holds(s.value_of(card), ways[i, LIMIT]):
                    last = _add(ways, i, place, card, 1, last, end)
        begin, end = end, last
    count = end - begin
    for i in range(count):
        for column in range(COLUMNS):
            ways[i, column] = ways[begin + i, column]
    return count


@inlined
def _add(ways: Ways, source: int, place: int, card: int, armed: int, last: int, first: int) -> int:
    """Add the way that faces one more card, unless it kills or stands there; the new end."""
    value = s.value_of(card)
    health, weapon, limit = ways[source, HEALTH], ways[source, WEAPON], ways[source, LIMIT]
    used, last_potion = ways[source, POTION_USED], 0
    if card < s.FIRST_WEAPON:
        health -= s.damage(value, weapon if armed else 0)
        limit = value if armed else limit
    elif card < s.FIRST_POTION:
        weapon, limit = value, _FRESH
    else:
        health = health if used else s.healed(health, value)
        used, last_potion = 1, value
    if health <= 0:
        return last
    left = ways[source, LEFT] & ~(1 << place)
    for i in range(first, last):
        if (
            ways[i, LEFT] == left
            and ways[i, WEAPON] == weapon
            and ways[i, LIMIT] == limit
            and ways[i, POTION_USED] == used
            and ways[i, LAST_POTION] == last_potion
        ):
            if ways[i, HEALTH] >= health:
                return last
            _write(ways, i, source, place, armed, health, weapon, limit, left, last_potion, used)
            return last
    _write(ways, last, source, place, armed, health, weapon, limit, left, last_potion, used)
    return last + 1


@inlined
def _write(
    ways: Ways,
    i: int,
    source: int,
    place: int,
    armed: int,
    health: int,
    weapon: int,
    limit: int,
    left: int,
    last_potion: int,
    used: int,
) -> None:
    first = ways[source, FIRST]
    ways[i, FIRST] = 2 * place + armed if first < 0 else first
    ways[i, HEALTH], ways[i, WEAPON], ways[i, LIMIT] = health, weapon, limit
    ways[i, LEFT], ways[i, LAST_POTION], ways[i, POTION_USED] = left, last_potion, used


@inlined
def follow(row: s.Row, ways: Ways, i: int) -> None:
    """Go a way: the row afterwards, with the next room opened."""
    left = ways[i, LEFT]
    monsters = row[s.MONSTERS_LEFT]
    stays = 0
    for place in range(row[s.ROOM_COUNT]):
        card = row[s.ROOM + place]
        if left >> place & 1:
            row[s.ROOM + stays] = card
            stays += 1
        elif card < s.FIRST_WEAPON:
            monsters -= s.value_of(card)
    row[s.HEALTH], row[s.WEAPON], row[s.LIMIT] = ways[i, HEALTH], ways[i, WEAPON], ways[i, LIMIT]
    row[s.LAST_POTION] = ways[i, LAST_POTION]
    row[s.MONSTERS_LEFT] = monsters
    row[s.ROOM_COUNT] = stays
    row[s.AVOIDED] = 0
    s.open_room(row)
