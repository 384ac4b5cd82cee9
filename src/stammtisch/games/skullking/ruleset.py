"""What editions of Skull King differ in, as data.

A table stores the name of its rule set; what a name stands for never changes.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from stammtisch.games.skullking.cards import DECK, Card

Name: TypeAlias = Literal["classic-66"]

LeadRule: TypeAlias = Literal["first_number_card", "characters_free_the_trick"]
"""Which suit must be followed once a special card was led.

That of the first number card after it; or, as in later editions, none if a
pirate, a mermaid or the Skull King came before any number card.
"""

TieRule: TypeAlias = Literal["shared_win"]
"""All who have the most points win."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """An edition of the rules; everything in it can be written as JSON."""

    name: Name
    deck: tuple[Card, ...]
    """The cards in the order before the shuffle."""
    rounds: int
    """In round n each seat gets n cards."""
    lead: LeadRule
    mermaid_bonus: int
    """Points for a mermaid that catches the Skull King."""
    pirate_bonus: int
    """Points for each pirate that the Skull King catches."""
    zero_base: int
    """Points won or lost with a bid of nothing, for each card dealt."""
    ties: TieRule


CLASSIC_66: Final = RuleSet(
    name="classic-66",
    deck=DECK,
    rounds=10,
    lead="first_number_card",
    mermaid_bonus=50,
    pirate_bonus=30,
    zero_base=10,
    ties="shared_win",
)

RULE_SETS: Final[Mapping[str, RuleSet]] = MappingProxyType({CLASSIC_66.name: CLASSIC_66})
"""Every rule set by its name."""
