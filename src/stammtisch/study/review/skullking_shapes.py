"""What a review of a game of Skull King says: frozen values, actions as they are written in records."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from stammtisch.games.contract import Seat
from stammtisch.games.skullking.cards import Card
from stammtisch.study.review.verdicts import Verdict

Thrown: TypeAlias = Literal["unwanted", "missed"]
"""A trick thrown away: won though the bid was met already, or lost though the bid lacked it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A bid or a play where there was a choice. All points are those of the seat in this round."""

    step: int
    """How many moves of the game had been made, in the order in which they were."""
    seat: Seat
    round: int
    trick: int | None
    """Which trick of the round, counted from 1; None for a bid."""
    hand: tuple[Card, ...]
    leader: Seat
    """Who played, or would play, the first card of the trick."""
    table: tuple[str, ...]
    """The plays that lay in the trick, from the leader's on."""
    bid: int | None
    """The seat's own bid; None before it was made."""
    won: int
    """Tricks that the seat had won in this round."""
    action: str
    choice: str
    """What the expert would have done: the action taken, if none promised more."""
    points: Mapping[str, float]
    """The points that each legal action brings on average, as the expert estimates them."""
    loss: float
    """How many of them the action gave away."""
    verdict: Verdict | None
    thrown: Thrown | None
    """Whether it sent the trick the wrong way, and the expert's choice, all else the same, had not."""


@dataclass(frozen=True, slots=True)
class RoundBid:
    """What a seat bid and won in a whole round."""

    round: int
    bid: int
    won: int
    expert: int
    """What the expert would have bid with that hand."""


@dataclass(frozen=True, slots=True)
class SeatReview:
    """How well a seat bid, and what its decisions cost."""

    seat: Seat
    rounds: tuple[RoundBid, ...]
    met: int
    """Rounds in which exactly the bid was won."""
    over: int
    """Rounds with more tricks than bid."""
    under: int
    """Rounds with fewer tricks than bid."""
    mean_error: float | None
    """Tricks won less tricks bid, on average: below 0 for bids too high. None without a whole round."""
    lost_bidding: float
    """Points that its bids gave away, all together."""
    lost_playing: float
    """Points that its plays gave away, all together."""


@dataclass(frozen=True, slots=True)
class GameReview:
    """A game in hindsight."""

    totals: tuple[int, ...]
    """Points of the rounds that are over, by seat."""
    winners: tuple[Seat, ...]
    """Empty for a game that was not finished."""
    seats: tuple[SeatReview, ...]
    decisions: tuple[Decision, ...]
    """Of all seats, in order; where there was but one thing to do, nothing was decided."""
