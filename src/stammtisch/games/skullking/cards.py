"""The 66 cards of Skull King.

A number card is written suit and number (``Y5``, ``J13``); ``J``, the Jolly
Roger, is the black suit that trumps. Specials: ``E1…E5`` escapes, ``P1…P5``
pirates, ``M1 M2`` mermaids, ``SM`` Scary Mary and ``SK`` the Skull King.
"""

from collections.abc import Iterable
from typing import Final, Literal, NewType, TypeAlias

Card = NewType("Card", str)
"""The code of a card, for instance ``Y5``, ``E2`` or ``SK``."""

Suit: TypeAlias = Literal["Y", "R", "B", "J"]
Kind: TypeAlias = Literal["number", "escape", "pirate", "mermaid", "scary_mary", "skull_king"]

SUITS: Final[tuple[Suit, ...]] = ("Y", "R", "B", "J")
"""Yellow, red, blue and black, in the order in which :mod:`.numbers` counts them."""

SCARY_MARY: Final = Card("SM")
SKULL_KING: Final = Card("SK")

_KINDS: Final[tuple[tuple[Kind, tuple[str, ...]], ...]] = (
    ("number", tuple(f"{suit}{number}" for suit in SUITS for number in range(1, 14))),
    ("escape", ("E1", "E2", "E3", "E4", "E5")),
    ("pirate", ("P1", "P2", "P3", "P4", "P5")),
    ("mermaid", ("M1", "M2")),
    ("scary_mary", (SCARY_MARY,)),
    ("skull_king", (SKULL_KING,)),
)

KIND: Final[dict[Card, Kind]] = {Card(code): kind for kind, codes in _KINDS for code in codes}

DECK: Final[tuple[Card, ...]] = tuple(KIND)
"""All 66 cards in the order before the shuffle: ``Y1…Y13 R… B… J… E1…E5 P1…P5 M1 M2 SM SK``."""

INDEX: Final[dict[Card, int]] = {card: index for index, card in enumerate(DECK)}
"""Where a card stands in the deck, 0 … 65."""


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in the order of the deck, as hands are held."""
    return tuple(sorted(cards, key=INDEX.__getitem__))
