"""What a learner sees of a dungeon: exactly what the player's view says, as 64 small integers.

An observation is ``int8`` of shape (64,).

======== ========== =============================================================
index    name       content
======== ========== =============================================================
0        HEALTH     -13 … 20; 0 or less is death
1        WEAPON     value of the weapon in hand, 0 for none
2        LIMIT      only monsters below it may be fought with the weapon; 15 while
                    it is fresh, 0 without a weapon
3        TO_FACE    cards of this room still to be faced, 0 … 4
4        POTION     1 if this room's working potion is spent
5        AVOID      1 if the room may be avoided now
6        PILE       cards in the pile, 0 … 40
7        KNOWN      how many cards at the bottom of the pile are known, 0 … 40
8 … 19   ROOM       three numbers for each of the four places, from left to right:
                    the card's value if it is a monster, if it is a weapon, if it
                    is a potion; else 0
20 … 63  CARDS      where each card of the deck ``2c…Ac 2d…Td 2h…Th 2s…As`` is:
                    0 in the pile, nobody knows where; 1 in the room; 2 faced;
                    3 + n in the pile, known to lie under n other cards
======== ========== =============================================================

The kernels write the same numbers, see :mod:`.kernel`; tests hold both together.
"""

from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from stammtisch.games.scoundrel import View, numbers
from stammtisch.games.scoundrel.cards import DECK, KIND, VALUE

Observation = NDArray[np.int8]
"""Shape (64,)."""
Mask = NDArray[np.int8]
"""Shape (9,): 1 for each legal action, see :mod:`stammtisch.kernels.scoundrel`."""

SIZE: Final = 64

HEALTH: Final = 0
WEAPON: Final = 1
LIMIT: Final = 2
TO_FACE: Final = 3
POTION: Final = 4
AVOID: Final = 5
PILE: Final = 6
KNOWN: Final = 7
ROOM: Final = 8
CARDS: Final = 20

UNSEEN: Final = 0
IN_ROOM: Final = 1
FACED: Final = 2
UNDER: Final = 3
"""A card that lies in the pile under n others is written ``UNDER + n``."""

KINDS: Final = ("monster", "weapon", "potion")
"""In the order of the three numbers of a place."""

PLACE: Final = {card: CARDS + index for index, card in enumerate(DECK)}
"""The index of each card in an observation."""


def space() -> spaces.Box[np.int8]:
    """All observations."""
    lowest, highest = np.zeros(SIZE, np.int8), np.zeros(SIZE, np.int8)
    lowest[HEALTH] = 1 - max(VALUE.values())
    pile = len(DECK) - numbers.ROOM_SIZE
    highest[:ROOM] = numbers.FULL_HEALTH, 10, numbers.FRESH, numbers.ROOM_SIZE, 1, 1, pile, pile
    highest[ROOM:CARDS] = (14, 10, 10) * numbers.ROOM_SIZE
    highest[CARDS:] = UNDER + pile - 1
    return spaces.Box(lowest, highest, dtype=np.int8)


def observation_of(view: View) -> Observation:
    """The observation of a view."""
    seen = np.zeros(SIZE, np.int8)
    seen[HEALTH] = view.health
    if view.weapon:
        seen[WEAPON] = VALUE[view.weapon.card]
        seen[LIMIT] = view.weapon.limit or numbers.FRESH
        for card in (view.weapon.card, *view.weapon.slain):
            seen[PLACE[card]] = FACED
    seen[TO_FACE] = view.to_face
    seen[POTION] = view.potion_used
    seen[AVOID] = view.can_avoid
    seen[PILE] = view.pile
    seen[KNOWN] = len(view.known_bottom)
    for place, card in enumerate(view.room):
        seen[ROOM + 3 * place + KINDS.index(KIND[card])] = VALUE[card]
        seen[PLACE[card]] = IN_ROOM
    for card in view.discard:
        seen[PLACE[card]] = FACED
    for below, card in enumerate(reversed(view.known_bottom)):
        seen[PLACE[card]] = UNDER + view.pile - 1 - below
    return seen
