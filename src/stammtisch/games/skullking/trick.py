"""A trick: whose card takes it, which suit binds, what it brings."""

from collections.abc import Sequence
from dataclasses import dataclass

from stammtisch.games.contract import Seat
from stammtisch.games.skullking import numbers
from stammtisch.games.skullking.cards import DECK, INDEX, SUITS, Card, Suit
from stammtisch.games.skullking.notation import NUMBER, Play
from stammtisch.games.skullking.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards laid down one after another, clockwise from the leader."""

    leader: Seat
    plays: tuple[Play, ...] = ()


@dataclass(frozen=True, slots=True)
class Taken:
    """A trick so far, or a whole one: who takes it, and the bonus points it brings."""

    winner: Seat
    mermaid: int
    """For a mermaid who caught the Skull King."""
    pirates: int
    """For the pirates whom the Skull King caught."""

    @property
    def bonus(self) -> int:
        """All bonus points together."""
        return self.mermaid + self.pirates


def taken(trick: Trick, players: int, rules: RuleSet) -> Taken:
    """Who takes a trick of at least one card, and with which bonus."""
    plays = [NUMBER[play] for play in trick.plays]
    n = len(plays)
    return Taken(
        (trick.leader + numbers.taker(plays, n)) % players,
        rules.mermaid_bonus * numbers.kings_caught(plays, n),
        rules.pirate_bonus * numbers.pirates_caught(plays, n),
    )


def would_lead(plays: Sequence[Play], play: Play) -> bool:
    """Whether a play would be the winning one of a trick right after it was made."""
    after = [NUMBER[each] for each in (*plays, play)]
    return numbers.taker(after, len(after)) == len(plays)


def suit_to_follow(plays: Sequence[Play], rules: RuleSet) -> Suit | None:
    """The suit that binds the next player, or None."""
    characters_bind = rules.lead == "first_number_card"
    suit = numbers.suit_to_follow([NUMBER[play] for play in plays], len(plays), characters_bind)
    return None if suit == numbers.NO_SUIT else SUITS[suit]


def playable(hand: Sequence[Card], suit: Suit | None) -> tuple[Card, ...]:
    """The cards of a hand that are allowed where ``suit`` must be followed, in their order."""
    if suit is None:
        return tuple(hand)
    follow = SUITS.index(suit)
    held = [INDEX[card] for card in hand]
    holds_suit = follow in [numbers.suit(card) for card in held]
    return tuple([DECK[card] for card in held if numbers.may_play(card, follow, holds_suit)])
