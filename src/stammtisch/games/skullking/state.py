"""The state of a game of Skull King, and what happens in it."""

from dataclasses import dataclass
from typing import TypeAlias

from stammtisch.games.contract import Seat
from stammtisch.games.shuffle import shuffled
from stammtisch.games.skullking.cards import Card, in_order
from stammtisch.games.skullking.notation import Role
from stammtisch.games.skullking.ruleset import RuleSet
from stammtisch.games.skullking.scoring import RoundScore, SeatScore
from stammtisch.games.skullking.trick import Taken, Trick

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
"""The cards of each seat, in the order of the deck."""


@dataclass(frozen=True, slots=True)
class Deals:
    """Where the cards of a round come from: written hands, or else the seed."""

    seed: bytes | None
    written: tuple[tuple[int, Hands], ...] = ()
    """Rounds whose hands are written down."""

    def hands(self, round_: int, players: int, deck: tuple[Card, ...]) -> Hands:
        """The hands of a round, dealt in blocks of ``round_`` cards; empty if nobody knows them."""
        for number, hands in self.written:
            if number == round_:
                return hands
        if self.seed is None:
            return ()
        cards = shuffled(deck, self.seed, f"skullking/round/{round_}")
        blocks = (cards[round_ * seat : round_ * (seat + 1)] for seat in range(players))
        return tuple(in_order(block) for block in blocks)


@dataclass(frozen=True, slots=True)
class State:
    """A position; tuples with an item for each seat are by seat."""

    rules: RuleSet
    deals: Deals
    round: int
    dealer: Seat
    hands: Hands
    """Empty if the cards of this round are not known: then the game waits for ever."""
    bids: tuple[int | None, ...]
    """None for a seat that has not bid."""
    trick: Trick
    """The trick being played."""
    tricks: tuple[tuple[Trick, Taken], ...] = ()
    """The tricks of this round, oldest first."""
    last_trick: tuple[Trick, Taken] | None = None
    """The last whole trick, also that of the round before."""
    sheet: tuple[RoundScore, ...] = ()
    """The rounds that are over, oldest first."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.bids)

    @property
    def revealed(self) -> tuple[int, ...]:
        """All bids once the last one is in; empty before."""
        bids = tuple(bid for bid in self.bids if bid is not None)
        return bids if len(bids) == self.players else ()

    @property
    def bidding(self) -> bool:
        """Whether bids are missing."""
        return None in self.bids

    @property
    def over(self) -> bool:
        """Whether the last round was played."""
        return bool(self.sheet) and self.sheet[-1].round == self.rules.rounds

    @property
    def turn(self) -> Seat:
        """Whose card comes next in the trick."""
        return (self.trick.leader + len(self.trick.plays)) % self.players

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of the rounds that are over."""
        if not self.sheet:
            return (0,) * self.players
        return tuple(score.total for score in self.sheet[-1].scores)

    def won(self, seat: Seat) -> int:
        """How many tricks of this round the seat has won."""
        return sum(taken.winner == seat for _, taken in self.tricks)


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat has bid; nobody sees what."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidsRevealed:
    """The last bid is in, and all are shown."""

    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was laid down."""

    seat: Seat
    card: Card
    role: Role


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick was taken; its cards are in the order played, from the leader's."""

    winner: Seat
    leader: Seat
    cards: tuple[Card, ...]
    mermaid: int
    """Bonus points for the Skull King caught by a mermaid."""
    pirates: int
    """Bonus points for pirates caught by the Skull King."""


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A round is over."""

    round: int
    scores: tuple[SeatScore, ...]


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """Everybody has the cards of a new round."""

    round: int
    dealer: Seat
    leader: Seat


@dataclass(frozen=True, slots=True)
class GameOver:
    """The last round is over."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


Event: TypeAlias = BidMade | BidsRevealed | CardPlayed | TrickWon | RoundScored | RoundDealt | GameOver
