"""From one layer of positions to the next: every way through every room."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.scoundrel.numbers import ROOM_SIZE
from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.kernels.scoundrel import DECK_SIZE, FIRST_POTION, value_of, win_score
from stammtisch.kernels.scoundrel_bounds import monsters_left, reach, useful, without
from stammtisch.study.solver.draft import NO_ROOM, Draft, find_group, hashed, insert
from stammtisch.study.solver.layout import AVOIDED_BIT, WAY, Layer
from stammtisch.study.solver.room import FIELDS, MOST_WAYS, Way, read, ways_through

DONE: Final = 0
FULL: Final = 1
STOPPED: Final = 2


class Rooms(NamedTuple):
    """What is common to all rooms of a layer."""

    cards: int
    """Cards of the order: room and pile together."""
    size: int
    """Cards lying in the room."""
    faces: int
    """How many of them must be faced: all, or all but one."""
    potion_used: int
    """1 if the working potion of the room is spent."""
    may_avoid: int
    """1 if the rooms may be avoided."""


class Aim(NamedTuple):
    """What is searched for."""

    kept: int
    """A potion, as a card, that must be faced last of all; 0 for none."""
    floor: int
    """Positions whose reach is lower are dropped."""


class Found(NamedTuple):
    """The best end so far, and a way to stop."""

    best: NDArray[np.int64]
    """Shape (3,): its score, the state that it came from, and its own state (only the way in it counts)."""
    stop: NDArray[np.uint8]
    """Shape (1,): set to 1 by another thread to stop the search."""


class _Fork(NamedTuple):
    """The orders that follow from one room, by the place of the card that stays (or none: ``size``)."""

    pile: NDArray[np.uint8]
    """Shape (44,): the pile from index 1 on; the card that stays goes to index 0."""
    left: NDArray[np.int64]
    groups: NDArray[np.int32]
    """Their groups in the draft, or -1 while unknown."""


@kernel
def expand(layer: Layer, rooms: Rooms, aim: Aim, draft: Draft, found: Found) -> int:
    """Write all positions that follow from a layer into a draft, and better ends into ``found``.

    Ends are wins, where these rooms are the last, and deaths. Returns DONE, FULL
    if the draft was too small, or STOPPED.
    """
    room = np.empty(rooms.size, np.uint8)
    fork = _Fork(
        np.empty(DECK_SIZE + 1, np.uint8),
        np.empty(ROOM_SIZE + 1, np.int64),
        np.empty(ROOM_SIZE + 1, np.int32),
    )
    death = np.empty(2, np.int64)
    ways = np.empty((MOST_WAYS, FIELDS), np.int32)
    last_rooms = rooms.faces == rooms.cards
    kept = 0 if last_rooms else aim.kept
    for group in range(len(layer.left)):
        if found.stop[0]:
            return STOPPED
        monsters = monsters_left(layer.left[group])
        for avoided in range(1 + rooms.may_avoid):
            _enter(layer, group, rooms, avoided, room, fork)
            pile_hash = _hash_pile(fork.pile, rooms.cards - rooms.size)
            for parent in range(layer.first[group], layer.first[group + 1]):
                death[0] = found.best[0]
                rows = ways_through(
                    room,
                    rooms.faces,
                    rooms.potion_used,
                    kept,
                    layer.states[parent],
                    monsters,
                    ways,
                    death,
                )
                if death[0] > found.best[0]:
                    _record(found, death[0], parent, avoided << AVOIDED_BIT | death[1] << WAY)
                for row in range(rows[0], rows[1]):
                    way = read(ways, row)
                    state = avoided << AVOIDED_BIT | way.path << WAY
                    if last_rooms:
                        last = int(room[way.last])
                        score = win_score(way.health, value_of(last) if last >= FIRST_POTION else 0)
                        if score > found.best[0]:
                            _record(found, score, parent, state)
                    elif not _go_on(way, rooms, aim.floor, room, fork, pile_hash, draft, state, parent):
                        return FULL
    return DONE


@inlined
def _record(found: Found, score: int, parent: int, state: int) -> None:
    found.best[0], found.best[1], found.best[2] = score, parent, state


@inlined
def _enter(
    layer: Layer, group: int, rooms: Rooms, avoided: int, room: NDArray[np.uint8], fork: _Fork
) -> None:
    """Lay out room and pile of a group, after avoiding the room if so told, and prepare what may follow."""
    turn = ROOM_SIZE if avoided else 0
    for i in range(rooms.cards):
        j = i + turn
        card = layer.orders[group, j if j < rooms.cards else j - rooms.cards]
        if i < rooms.size:
            room[i] = card
        else:
            fork.pile[1 + i - rooms.size] = card
    for staying in range(rooms.size + 1):
        left = layer.left[group]
        for place in range(rooms.size):
            left = left if place == staying else without(left, int(room[place]))
        fork.left[staying] = left
        fork.groups[staying] = -1


@inlined
def _hash_pile(pile: NDArray[np.uint8], count: int) -> np.uint64:
    """The hash of the ``count`` cards from index 1 on."""
    found = np.uint64(0)
    for i in range(count, 0, -1):
        found = hashed(int(pile[i]), found)
    return found


@inlined
def _go_on(
    way: Way,
    rooms: Rooms,
    floor: int,
    room: NDArray[np.uint8],
    fork: _Fork,
    pile_hash: np.uint64,
    draft: Draft,
    state: int,
    parent: int,
) -> bool:
    """Add what follows from a way, if it may still be good enough; False if the draft is too small."""
    staying = 0
    while way.faced >> staying & 1:
        staying += 1
    left = fork.left[staying]
    weapon, limit = useful(way.weapon, way.limit, left)
    if reach(way.health, weapon, limit, left) < floor:
        return True
    if fork.groups[staying] < 0:
        pile = rooms.cards - rooms.size
        if staying < rooms.size:
            fork.pile[0] = room[staying]
            order, order_hash = fork.pile[: pile + 1], hashed(int(room[staying]), pile_hash)
        else:
            order, order_hash = fork.pile[1 : pile + 1], pile_hash
        fork.groups[staying] = find_group(draft, order, order_hash, left)
        if fork.groups[staying] == NO_ROOM:
            return False
    return insert(draft, int(fork.groups[staying]), way.health, weapon, limit, state, parent)
