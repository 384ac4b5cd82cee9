"""The 44 cards of the dungeon.

A card is written rank and suit, ``Td`` for the ten of diamonds. Clubs and
spades are monsters, diamonds weapons, hearts potions; the red court cards and
the red aces stay in the box.
"""

from typing import Final, Literal, NewType, TypeAlias

Card = NewType("Card", str)
"""Rank ``2…9 T J Q K A`` and suit ``c d h s``, for instance ``Js``."""

Kind: TypeAlias = Literal["monster", "weapon", "potion"]

RANKS: Final = "23456789TJQKA"

_RED: Final = RANKS[:9]

DECK: Final[tuple[Card, ...]] = tuple(
    Card(rank + suit)
    for suit, ranks in zip("cdhs", (RANKS, _RED, _RED, RANKS), strict=True)
    for rank in ranks
)
"""All 44 cards in the order before the shuffle: ``2c…Ac 2d…Td 2h…Th 2s…As``."""

VALUE: Final[dict[Card, int]] = {card: RANKS.index(card[0]) + 2 for card in DECK}
"""What a card is worth: its number; jack 11, queen 12, king 13, ace 14."""

KIND: Final[dict[Card, Kind]] = {
    card: "weapon" if card[1] == "d" else "potion" if card[1] == "h" else "monster" for card in DECK
}

DANGER: Final[dict[Card, int]] = {card: VALUE[card] if KIND[card] == "monster" else 0 for card in DECK}
"""What a card takes off the score of a death while it is left: a monster its value, others nothing."""
