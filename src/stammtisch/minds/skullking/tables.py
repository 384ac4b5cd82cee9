"""What self-play has taught about cards and bids: the tables behind the expert.

Every array is ``float32`` and begins with an axis of 5 for 2 … 6 players.
A **class** (33) is what a play is like: 0 … 12 the numbers of the three plain
suits, 13 … 25 black, 26 escape, 27 pirate, 29 mermaid, 31 the Skull King; one
more (28, 30, 32) for these three when those who beat them are gone. A
**strength** is the tricks that cards should win together, in quarters 0 … 23.
"""

from typing import IO, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.skullking import numbers

CLASSES: Final = 33
ESCAPE: Final = 26
PIRATE: Final = 27
MERMAID: Final = 29
SKULL_KING: Final = 31
QUARTERS: Final = 24
COUNTS: Final = 5
"""Numbers of players that there are."""
LENGTHS: Final = 11
"""Numbers of cards, 0 … 10."""
PRESSURES: Final = 5
"""All tricks that bids still lack less the tricks left, -2 … 2, of which 2 is the middle."""
NEEDS: Final = 4
"""Tricks that the own bid lacks: none, 1, 2, more."""
SPREADS: Final = 6
MOST_NEEDED: Final = 6
"""As many tricks lacking are as good as more."""

Floats = NDArray[np.float32]


class Tables(NamedTuple):
    """All that was learned."""

    now: Floats
    """(5, 6, 6, 11, 33): how often a play that takes the trick keeps it, by the seats behind,
    those of them whose bids lack tricks, the cards in hand, and the class."""
    future: Floats
    """(5, 11, 5, 4, 33): how often a card wins a trick after this one, by the cards that will be
    left in hand, the pressure, the tricks needed then, and the class."""
    meets: Floats
    """(5, 11, 5, 7, 6, 24): how good it is to have so many cards left, under such pressure, to need
    so many tricks with cards of such spread and strength: 1 for a bid that is always met."""
    worth: Floats
    """(5, 11, 33): how often a card of a hand just dealt wins a trick, by cards and class."""
    start: Floats
    """(5, 11, 11, 6, 24): how often a bid is met, by the cards dealt, the bid, spread and strength."""
    bids: Floats
    """(5, 11, 24, 11): how often a hand of such strength makes such a bid; by cards, strength and bid."""
    corrections: Floats
    """(5, 11, 11): points by which playouts underrate a bid, by the cards and the bid."""


def empty() -> Tables:
    """Tables from which nothing can be learned yet: every trick is even odds among the seats."""
    shapes = {
        "now": (COUNTS, 6, 6, LENGTHS, CLASSES),
        "future": (COUNTS, LENGTHS, PRESSURES, NEEDS, CLASSES),
        "meets": (COUNTS, LENGTHS, PRESSURES, MOST_NEEDED + 1, SPREADS, QUARTERS),
        "worth": (COUNTS, LENGTHS, CLASSES),
        "start": (COUNTS, LENGTHS, LENGTHS, SPREADS, QUARTERS),
        "bids": (COUNTS, LENGTHS, QUARTERS, LENGTHS),
        "corrections": (COUNTS, LENGTHS, LENGTHS),
    }
    return Tables(**{name: np.zeros(shape, np.float32) for name, shape in shapes.items()})


def read(file: IO[bytes]) -> Tables:
    """Tables from an open ``.npz`` file.

    Raises :class:`ValueError` if its arrays have other names or shapes.
    """
    with np.load(file) as arrays:
        stored = {name: arrays[name].astype(np.float32) for name in arrays.files if name in Tables._fields}
    wanted = {name: table.shape for name, table in empty()._asdict().items()}
    if {name: array.shape for name, array in stored.items()} != wanted:
        raise ValueError("the file holds other tables than these rules need")
    return Tables(**stored)


def _class_of(play: int) -> int:
    if play < numbers.FIRST_ESCAPE:
        rank = play % numbers.SUIT_SIZE
        return numbers.SUIT_SIZE + rank if numbers.suit(play) == numbers.BLACK else rank
    if numbers.is_escape(play):
        return ESCAPE
    if numbers.is_pirate(play):
        return PIRATE
    return MERMAID if numbers.is_mermaid(play) else SKULL_KING


CLASS_OF: Final = np.array([_class_of(play) for play in range(numbers.PLAYS)], np.int64)
"""The class of a play, shape (67,)."""
