"""Between the words of Scoundrel's rules and the integers of its kernels."""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from stammtisch.games.scoundrel import Action, State, numbers
from stammtisch.games.scoundrel.cards import DANGER, DECK, VALUE, Card
from stammtisch.kernels import scoundrel

_SUITS: Final = "csdh"

CODE: Final[dict[Card, int]] = {card: 16 * _SUITS.index(card[1]) + VALUE[card] for card in DECK}
"""A card as the kernels write it."""

CARD: Final[dict[int, Card]] = {code: card for card, code in CODE.items()}
"""The card that the kernels write so."""


def codes(cards: Iterable[Card]) -> scoundrel.Cards:
    """Cards as the kernels write them, in the same order."""
    return np.array([CODE[card] for card in cards], dtype=np.int16)


FULL_DECK: Final = codes(DECK)
"""All 44 cards, not shuffled."""


def row_of(state: State) -> scoundrel.Row:
    """The row of a position that the pure rules hold."""
    row = np.zeros(scoundrel.ROW, np.int16)
    weapon, room, pile = state.weapon, codes(state.room), codes(state.pile)
    row[scoundrel.HEALTH] = state.health
    if weapon:
        row[scoundrel.WEAPON] = VALUE[weapon.card]
        row[scoundrel.LIMIT] = weapon.limit or numbers.FRESH
    row[scoundrel.TO_FACE] = state.to_face
    row[scoundrel.FACED] = state.faced_in_room
    row[scoundrel.POTION_USED] = state.potion_used
    row[scoundrel.AVOIDED] = state.avoided
    row[scoundrel.LAST_POTION] = state.last_potion
    row[scoundrel.MONSTERS_LEFT] = sum(DANGER[card] for card in (*state.room, *state.pile))
    row[scoundrel.ROOM_COUNT], row[scoundrel.PILE_COUNT] = len(room), len(pile)
    row[scoundrel.KNOWN_BOTTOM] = state.known_bottom
    row[scoundrel.ROOM : scoundrel.ROOM + len(room)] = room
    row[scoundrel.PILE : scoundrel.PILE + len(pile)] = pile
    return row


def action_of(index: int, room: Sequence[Card]) -> Action:
    """The action that a kernel's index means in this room. The inverse of :func:`index_of`."""
    if index == scoundrel.AVOID:
        return Action(None)
    card = room[index >> 1]
    monster = CODE[card] < scoundrel.FIRST_WEAPON
    return Action(card, "w" if index & 1 else "b" if monster else "")


def index_of(action: Action, room: Sequence[Card]) -> int:
    """The kernel's index of an action that is legal in this room."""
    if action.card is None:
        return scoundrel.AVOID
    return 2 * room.index(action.card) + (action.way == "w")
