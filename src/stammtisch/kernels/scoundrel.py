"""Scoundrel on small integers: the compiled twin of :mod:`stammtisch.games.scoundrel`.

The arithmetic is compiled from ``games.scoundrel.numbers``; only the layout is
written here. Random games through both agree in every state (tests).

A **row** is one position: ``int16`` of shape (64,), so a batch has shape (n, 64).

========== ============== ====================================================
index      name           content
========== ============== ====================================================
0          HEALTH         -13 … 20; 0 or less is death
1          WEAPON         value of the weapon in hand, 0 for none
2          LIMIT          only monsters below it may be fought with the weapon;
                          15 while it is fresh, 0 without a weapon
3          TO_FACE        cards of this room still to be faced
4          FACED          cards of this room already faced
5          POTION_USED    1 if this room's working potion is spent
6          AVOIDED        1 if the room before this one was avoided
7          LAST_POTION    value of the card faced last if it was a potion, else 0
8          MONSTERS_LEFT  sum of the monsters in room and pile
9          ROOM_COUNT     cards lying in the room
10         PILE_COUNT     cards in the pile
11         TOP            slot of the pile's top card, 0 … 43
12         KNOWN_BOTTOM   how many cards at the bottom of the pile are known
16 … 19    ROOM           the room from left to right
20 … 63    PILE           44 slots, a ring that starts at TOP
========== ============== ====================================================

A **card** is ``16 × suit + value`` with suits ♣ 0, ♠ 1, ♦ 2, ♥ 3, so that
monsters lie below 32, weapons below 48 and potions above.

An **action** is ``2 × place`` to take the weapon or potion or fight the monster
barehanded that lies at this place of the room (0 … 3), ``2 × place + 1`` to
fight it with the weapon, and 8 to avoid the room. A mask has one bit for each.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.scoundrel import numbers
from stammtisch.kernels.chance import GOLDEN, Chance, mixed, scaled
from stammtisch.kernels.compiling import inlined

Row = NDArray[np.int16]
"""Shape (64,), one position."""
Cards = NDArray[np.int16]
"""Shape (n,), cards from the top or from left to right."""

ROW: Final = 64
ACTIONS: Final = 9
AVOID: Final = 8
DECK_SIZE: Final = 44

HEALTH: Final = 0
WEAPON: Final = 1
LIMIT: Final = 2
TO_FACE: Final = 3
FACED: Final = 4
POTION_USED: Final = 5
AVOIDED: Final = 6
LAST_POTION: Final = 7
MONSTERS_LEFT: Final = 8
ROOM_COUNT: Final = 9
PILE_COUNT: Final = 10
TOP: Final = 11
KNOWN_BOTTOM: Final = 12
ROOM: Final = 16
PILE: Final = 20

FIRST_WEAPON: Final = 32
FIRST_POTION: Final = 48

_ROOM_SIZE: Final = numbers.ROOM_SIZE
_FULL_HEALTH: Final = numbers.FULL_HEALTH
_FRESH: Final = numbers.FRESH

damage = inlined(numbers.damage)
weapon_holds = inlined(numbers.weapon_holds)
healed = inlined(numbers.healed)
to_face = inlined(numbers.to_face)
win_score = inlined(numbers.win_score)
death_score = inlined(numbers.death_score)


@inlined
def value_of(card: int) -> int:
    """What a card is worth, 2 … 14."""
    return card & 15


@inlined
def copy(row: Row, into: Row) -> None:
    """Make ``into`` the same position (a slice would be copied twice, by way of a new array)."""
    for i in range(ROW):
        into[i] = row[i]


@inlined
def in_pile(row: Row, i: int) -> int:
    """The card that has ``i`` others of the pile above it."""
    slot = row[TOP] + i
    return int(row[PILE + (slot if slot < DECK_SIZE else slot - DECK_SIZE)])


@inlined
def shuffle_top(row: Row, count: int, rng: Chance) -> None:
    """Shuffle the ``count`` cards on top of the pile: the unseen ones, if those below are known."""
    top = int(row[TOP])
    settle(row, top, top + count, top + count, rng)


@inlined
def settle(row: Row, first: int, last: int, end: int, rng: Chance) -> None:
    """Shuffle the cards in the slots ``first`` … ``end - 1``, but only as far as ``last - 1``.

    A Fisher-Yates shuffle from the top: it may stop and go on later from ``last``.
    Slots count on behind 43, where the ring begins again.
    """
    z = rng[0]
    for i in range(first, last):
        z += GOLDEN
        j = i + scaled(mixed(z), end - i)
        a = PILE + (i if i < DECK_SIZE else i - DECK_SIZE)
        b = PILE + (j if j < DECK_SIZE else j - DECK_SIZE)
        row[a], row[b] = row[b], row[a]
    rng[0] = z


@inlined
def lay(row: Row, deck: Cards) -> None:
    """Start a dungeon whose cards lie in this order, top first."""
    begin(row, deck)
    open_room(row)


@inlined
def deal(row: Row, deck: Cards, rng: Chance) -> None:
    """Start a dungeon of these cards in random order, exactly repeated for the same ``rng``."""
    begin(row, deck)
    shuffle_top(row, len(deck), rng)
    open_room(row)


@inlined
def begin(row: Row, deck: Cards) -> None:
    """Put a deck down, top first, and open no room yet."""
    for i in range(PILE):
        row[i] = 0
    row[HEALTH] = _FULL_HEALTH
    row[PILE_COUNT] = len(deck)
    monsters = 0
    for i in range(len(deck)):
        card = deck[i]
        row[PILE + i] = card
        monsters += value_of(card) if card < FIRST_WEAPON else 0
    row[MONSTERS_LEFT] = monsters


@inlined
def open_room(row: Row) -> None:
    """Fill the room from the pile and begin it."""
    room, pile, top = row[ROOM_COUNT], row[PILE_COUNT], row[TOP]
    while room < _ROOM_SIZE and pile > 0:
        row[ROOM + room] = row[PILE + top]
        top = top + 1 if top < DECK_SIZE - 1 else 0
        room += 1
        pile -= 1
    row[ROOM_COUNT], row[PILE_COUNT], row[TOP] = room, pile, top
    row[TO_FACE] = to_face(room)
    row[FACED] = 0
    row[POTION_USED] = 0
    row[KNOWN_BOTTOM] = min(row[KNOWN_BOTTOM], pile)


@inlined
def over(row: Row) -> bool:
    """Whether the run has ended, either way."""
    return bool(row[HEALTH] <= 0 or row[ROOM_COUNT] == 0)


@inlined
def legal(row: Row) -> int:
    """The mask of the legal actions: bit ``a`` is set if action ``a`` may be played."""
    room, limit = row[ROOM_COUNT], row[LIMIT]
    mask = 0
    for place in range(_ROOM_SIZE):
        card = row[ROOM + place]
        with_weapon = (card < FIRST_WEAPON) & weapon_holds(value_of(card), limit)
        mask |= (1 + 2 * with_weapon) << (2 * place)
    mask &= (1 << (2 * room)) - 1
    mask |= ((room == _ROOM_SIZE) & (row[FACED] == 0) & (row[AVOIDED] == 0)) << AVOID
    return mask if row[HEALTH] > 0 else 0


@inlined
def step(row: Row, action: int) -> None:
    """Do a legal action in place; an illegal one leaves the row without meaning."""
    if action == AVOID:
        _avoid(row)
        return
    place, armed = action >> 1, action & 1
    card = row[ROOM + place]
    value = value_of(card)
    monster, potion = card < FIRST_WEAPON, card >= FIRST_POTION
    equips = not (monster or potion)
    health, weapon = row[HEALTH], row[WEAPON]
    # Chosen, not branched: which kind comes next cannot be predicted.
    lost = damage(value, weapon if armed else 0)
    health = health - lost if monster else health
    row[HEALTH] = healed(health, value) if potion & (row[POTION_USED] == 0) else health
    row[POTION_USED] |= potion
    row[LAST_POTION] = value if potion else 0
    row[MONSTERS_LEFT] -= value if monster else 0
    row[WEAPON] = value if equips else weapon
    row[LIMIT] = value if armed else _FRESH if equips else row[LIMIT]
    for i in range(_ROOM_SIZE - 1):
        row[ROOM + i] = row[ROOM + i + (i >= place)]
    row[ROOM_COUNT] -= 1
    row[TO_FACE] -= 1
    row[FACED] += 1
    if row[TO_FACE] == 0 and row[HEALTH] > 0 and row[ROOM_COUNT] + row[PILE_COUNT] > 0:
        row[AVOIDED] = 0
        open_room(row)


@inlined
def _avoid(row: Row) -> None:
    bottom = row[TOP] + row[PILE_COUNT]
    for i in range(_ROOM_SIZE):
        slot = bottom + i
        row[PILE + (slot if slot < DECK_SIZE else slot - DECK_SIZE)] = row[ROOM + i]
    row[ROOM_COUNT] = 0
    row[PILE_COUNT] += _ROOM_SIZE
    row[KNOWN_BOTTOM] += _ROOM_SIZE
    row[AVOIDED] = 1
    open_room(row)


@inlined
def score(row: Row) -> int:
    """The final score of a run that is over, -188 … 30."""
    if row[HEALTH] > 0:
        return win_score(row[HEALTH], row[LAST_POTION])
    return death_score(row[HEALTH], row[MONSTERS_LEFT])
