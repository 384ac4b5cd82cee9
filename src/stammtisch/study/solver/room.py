"""All ways through one room that can matter."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.scoundrel.numbers import FRESH
from stammtisch.kernels.compiling import inlined
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

MOST_WAYS: Final = 256
"""Enough for four monsters below a fresh weapon: 1 + 8 + 48 + 192."""
FIELDS: Final = 10

_NOTHING, _BAREHANDED, _ARMED, _EQUIPPED, _DRANK = range(5)


class Way(NamedTuple):
    """Some cards of a room faced, one after another."""

    health: int
    weapon: int
    limit: int
    faced: int
    """A bit for each place of the room."""
    path: int
    """Four bits for each card, see :mod:`stammtisch.study.solver.layout`."""
    monsters: int
    """Sum of the monsters faced."""
    potion_used: int
    last: int
    """Place of the card faced last."""
    deed: int
    """What was done with it."""
    before: int
    """Health before that."""


Ways = NDArray[np.int32]
"""Shape (MOST_WAYS, FIELDS): a :class:`Way` in each row."""


@inlined
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
    that are left. ``death``, of shape (2,), gets the score and the path of the
    best death in this room if it beats the score that is there.

    Of two orders of steps that do not touch each other only one is followed
    (sleep sets: Godefroid, "Partial-order methods", 1996), and nobody drinks
    before a fight that can be survived without.
    """
    health, weapon, limit = health_of(state), weapon_of(state), limit_of(state)
    write(ways, 0, Way(health, weapon, limit, 0, 0, 0, potion_used, 0, _NOTHING, health))
    begin, end = 0, 1
    for step in range(faces):
        free = end
        for row in range(begin, end):
            way = read(ways, row)
            for place in range(len(room)):
                card = int(room[place])
                if card == kept or way.faced >> place & 1:
                    continue
                if card >= FIRST_WEAPON:
                    after = _take(way, step, place, card)
                    if not _twin_of_earlier(way, after):
                        write(ways, free, after)
                        free += 1
                    continue
                for armed in range(1 + weapon_holds(card, way.limit)):
                    after = _fight(way, step, place, card, armed)
                    if after.health <= 0:
                        score = death_score(after.health, monsters - after.monsters)
                        if score > death[0]:
                            death[0], death[1] = score, after.path
                    elif not (_drank_needlessly(way, after) or _twin_of_earlier(way, after)):
                        write(ways, free, after)
                        free += 1
        begin, end = end, free
    return begin, end


@inlined
def read(ways: Ways, row: int) -> Way:
    """The way in a row."""
    return Way(
        int(ways[row, 0]),
        int(ways[row, 1]),
        int(ways[row, 2]),
        int(ways[row, 3]),
        int(ways[row, 4]),
        int(ways[row, 5]),
        int(ways[row, 6]),
        int(ways[row, 7]),
        int(ways[row, 8]),
        int(ways[row, 9]),
    )


@inlined
def write(ways: Ways, row: int, way: Way) -> None:
    """Put a way into a row."""
    ways[row, 0], ways[row, 1], ways[row, 2] = way.health, way.weapon, way.limit
    ways[row, 3], ways[row, 4], ways[row, 5] = way.faced, way.path, way.monsters
    ways[row, 6], ways[row, 7] = way.potion_used, way.last
    ways[row, 8], ways[row, 9] = way.deed, way.before


@inlined
def _fight(way: Way, step: int, place: int, monster: int, armed: int) -> Way:
    return Way(
        way.health - damage(monster, way.weapon if armed else 0),
        way.weapon,
        monster if armed else way.limit,
        way.faced | 1 << place,
        way.path | (1 + 2 * place + armed) << 4 * step,
        way.monsters + monster,
        way.potion_used,
        place,
        _ARMED if armed else _BAREHANDED,
        way.health,
    )


@inlined
def _take(way: Way, step: int, place: int, card: int) -> Way:
    potion = card >= FIRST_POTION
    return Way(
        healed(way.health, value_of(card)) if potion and not way.potion_used else way.health,
        way.weapon if potion else value_of(card),
        way.limit if potion else FRESH,
        way.faced | 1 << place,
        way.path | (1 + 2 * place) << 4 * step,
        way.monsters,
        1 if potion else way.potion_used,
        place,
        _DRANK if potion else _EQUIPPED,
        way.health,
    )


@inlined
def _drank_needlessly(way: Way, after: Way) -> bool:
    """Whether the fight could have been survived without the drink right before it."""
    return way.deed == _DRANK and way.before > way.health - after.health


@inlined
def _twin_of_earlier(way: Way, after: Way) -> bool:
    """Whether the last two steps can be swapped without any effect, and another way does so.

    A drink is never swapped: which potion comes last of all decides the bonus.
    """
    if way.deed == _NOTHING or way.deed == _DRANK or after.deed == _DRANK or after.last > way.last:
        return False
    return way.deed == _BAREHANDED or after.deed == _BAREHANDED
