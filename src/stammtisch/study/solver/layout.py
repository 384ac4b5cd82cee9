"""How the solver writes a position down.

Everything that is not health or weapon lies in one **order**: the room from
left to right, then the pile from the top. Facing three cards keeps the fourth
in front of the pile, avoiding a room moves its four cards to the end, so every
later position is again an order. Cards are written as the kernels do, but
spades as clubs: only the strength of a monster matters.

The cards of an order, whatever their places, are its **left**, see
:mod:`stammtisch.kernels.scoundrel_bounds`.

Health, weapon and limit are packed into one **state**, together with the way
that led there: bits 0-4 health, 5-8 weapon, 9-12 limit, bit 13 whether the room
was avoided first, from bit 14 four bits for each card that was faced (0 for
none, else 1 + 2 × its place in the opened room + whether the weapon was used).
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.scoundrel import Action, State
from stammtisch.games.scoundrel.cards import KIND, VALUE, Card
from stammtisch.games.scoundrel.numbers import FRESH
from stammtisch.kernels.compiling import inlined
from stammtisch.kernels.scoundrel import DECK_SIZE, FIRST_POTION, FIRST_WEAPON
from stammtisch.kernels.scoundrel_bounds import POTIONS, SECOND, WEAPONS

AVOIDED_BIT: Final = 13
WAY: Final = 14


class Layer(NamedTuple):
    """Positions at one moment of the dungeon, grouped by their order."""

    orders: NDArray[np.uint8]
    """Shape (groups, 44); only the cards still there count."""
    left: NDArray[np.int64]
    """Shape (groups,)."""
    first: NDArray[np.int32]
    """Shape (groups + 1,): group g holds the states ``first[g]`` … ``first[g + 1] - 1``."""
    states: NDArray[np.int32]
    """Shape (states,), packed."""
    parents: NDArray[np.int32]
    """Shape (states,): the state of the layer before that each came from."""


@inlined
def pack(health: int, weapon: int, limit: int) -> int:
    """A state without a way."""
    return health | weapon << 5 | limit << 9


@inlined
def health_of(state: int) -> int:
    """The health of a packed state."""
    return state & 31


@inlined
def weapon_of(state: int) -> int:
    """The weapon of a packed state, 0 for none."""
    return state >> 5 & 15


@inlined
def limit_of(state: int) -> int:
    """The limit of a packed state: only monsters below it may be fought with the weapon."""
    return state >> 9 & 15


def first_layer(position: State) -> Layer:
    """The layer of a single position."""
    cards = (*position.room, *position.pile)
    orders, left = np.zeros((1, DECK_SIZE), np.uint8), 0
    for place, card in enumerate(cards):
        bit = 1 << (VALUE[card] - 2)
        match KIND[card]:
            case "monster":
                orders[0, place] = VALUE[card]
                left |= bit << SECOND if left & bit else bit
            case "weapon":
                orders[0, place] = FIRST_WEAPON + VALUE[card]
                left |= bit << WEAPONS
            case "potion":
                orders[0, place] = FIRST_POTION + VALUE[card]
                left |= bit << POTIONS
    weapon = position.weapon
    state = pack(position.health, VALUE[weapon.card] if weapon else 0, weapon.limit or FRESH if weapon else 0)
    return Layer(
        orders,
        np.array([left], np.int64),
        np.array([0, 1], np.int32),
        np.array([state], np.int32),
        np.zeros(1, np.int32),
    )


def actions_of(state: int, room: tuple[Card, ...]) -> list[Action]:
    """The way that led to a packed state, as actions in a room that was opened so (after avoiding)."""
    actions, way = [], state >> WAY
    while way:
        card, armed = room[(way & 15) - 1 >> 1], (way & 15) - 1 & 1
        actions.append(Action(card, ("w" if armed else "b") if KIND[card] == "monster" else ""))
        way >>= 4
    return actions
