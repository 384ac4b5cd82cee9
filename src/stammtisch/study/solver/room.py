"""All ways through one room that can matter."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.scoundrel.numbers import FRESH
from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.kernels.scoundrel import (
    FIRST_POTION,
    FIRST_WEAPON,
    damage,
    death_score,
    healed,
    value_of,
    weapon_holds,
)
from stammtisch.study.solver.layout import health_of, limit_of, weapon_of

Ways = NDArray[np.int32]
"""Shape (MOST_WAYS, 10): a row for each way of facing some cards, with these columns."""

HEALTH: Final = 0
WEAPON: Final = 1
LIMIT: Final = 2
FACED: Final = 3  # a bit for each place of the room
WAY: Final = 4  # four bits for each card, see layout
LAST: Final = 5  # place of the card faced last
_DEED: Final = 6  # what was done with that card, see below
_BEFORE: Final = 7  # health before that
_POTION_USED: Final = 8
_MONSTERS: Final = 9  # sum of the monsters faced

COLUMNS: Final = 10
MOST_WAYS: Final = 256
"""Enough for four monsters below a fresh weapon: 1 + 8 + 48 + 192."""

_NOTHING, _BAREHANDED, _ARMED, _EQUIPPED, _DRANK = range(5)


@kernel
def ways_through(
    room: NDArray[np.uint8],
    faces: int,
    potion_used: int,
    kept: int,
    state: int,
    monsters: int,
    ways: Ways,
    death: NDArray[np.int64],
) -> tuple[int, int]:
    """Find the ways to face ``faces`` cards of a room: rows ``from`` … ``to - 1`` of ``ways``.

    ``kept`` is a card that must not be faced, or 0; ``monsters`` the sum of all
    that are left. ``death``, of shape (2,), gets the score and the way of the
    best death in this room if it beats the score that is there.

    Of two orders of steps that do not touch each other only one is followed
    (sleep sets: Godefroid, "Partial-order methods", 1996), and nobody drinks
    before a fight that can be survived without.
    """
    for column in range(COLUMNS):
        ways[0, column] = 0
    ways[0, HEALTH] = health_of(state)
    ways[0, WEAPON] = weapon_of(state)
    ways[0, LIMIT] = limit_of(state)
    ways[0, _POTION_USED] = potion_used
    begin, end = 0, 1
    for step in range(faces):
        free = end
        for row in range(begin, end):
            for place in range(len(room)):
                card = int(room[place])
                if card == kept or ways[row, FACED] >> place & 1:
                    continue
                if card >= FIRST_WEAPON:
                    free = _take(ways, row, free, step, place, card)
                    continue
                last = _ARMED if weapon_holds(card, ways[row, LIMIT]) else _BAREHANDED
                for deed in range(_BAREHANDED, last + 1):
                    free = _fight(ways, row, free, step, place, card, deed, monsters, death)
        begin, end = end, free
    return begin, end


@inlined
def _fight(
    ways: Ways,
    row: int,
    free: int,
    step: int,
    place: int,
    monster: int,
    deed: int,
    monsters: int,
    death: NDArray[np.int64],
) -> int:
    armed = deed == _ARMED
    before = int(ways[row, HEALTH])
    lost = damage(monster, int(ways[row, WEAPON]) if armed else 0)
    faced = int(ways[row, _MONSTERS]) + monster
    if before <= lost:
        score = death_score(before - lost, monsters - faced)
        if score > death[0]:
            death[0] = score
            death[1] = ways[row, WAY] | (1 + 2 * place + armed) << 4 * step
        return free
    needless_drink = ways[row, _DEED] == _DRANK and ways[row, _BEFORE] > lost
    if needless_drink or _twin_of_earlier(ways, row, place, deed):
        return free
    _follow(ways, row, free, step, place, deed, armed)
    ways[free, HEALTH] = before - lost
    ways[free, _MONSTERS] = faced
    if armed:
        ways[free, LIMIT] = monster
    return free + 1


@inlined
def _take(ways: Ways, row: int, free: int, step: int, place: int, card: int) -> int:
    deed = _DRANK if card >= FIRST_POTION else _EQUIPPED
    if _twin_of_earlier(ways, row, place, deed):
        return free
    _follow(ways, row, free, step, place, deed, False)
    if deed == _EQUIPPED:
        ways[free, WEAPON] = value_of(card)
        ways[free, LIMIT] = FRESH
    else:
        if ways[row, _POTION_USED] == 0:
            ways[free, HEALTH] = healed(int(ways[row, HEALTH]), value_of(card))
        ways[free, _POTION_USED] = 1
    return free + 1


@inlined
def _twin_of_earlier(ways: Ways, row: int, place: int, deed: int) -> bool:
    """Whether the last two steps can be swapped without any effect, and another way does so."""
    last = ways[row, _DEED]
    if last == _NOTHING or place > ways[row, LAST]:
        return False
    if last == _DRANK or deed == _DRANK:
        return last == _EQUIPPED or deed == _EQUIPPED
    return last == _BAREHANDED or deed == _BAREHANDED


@inlined
def _follow(ways: Ways, row: int, free: int, step: int, place: int, deed: int, armed: bool) -> None:
    """Begin a new row one card after another row."""
    for column in range(COLUMNS):
        ways[free, column] = ways[row, column]
    ways[free, FACED] |= 1 << place
    ways[free, WAY] |= (1 + 2 * place + armed) << 4 * step
    ways[free, LAST] = place
    ways[free, _DEED] = deed
    ways[free, _BEFORE] = ways[row, HEALTH]
