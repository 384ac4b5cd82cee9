"""What a seat sees of Skull King: its own hand and what lies open on the table.

A view names every legal action together with its effect, and why the other
cards may not be played, so that a client needs no rule of its own. A
spectator's view is the public part: no hand, no choices.
"""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from stammtisch.games.contract import Seat
from stammtisch.games.skullking import ruleset
from stammtisch.games.skullking.awards import Award, awards
from stammtisch.games.skullking.cards import Card, Suit
from stammtisch.games.skullking.notation import Bid, Role, format_action
from stammtisch.games.skullking.rules import legal, result, to_act
from stammtisch.games.skullking.scoring import Result, RoundScore
from stammtisch.games.skullking.state import State
from stammtisch.games.skullking.trick import Trick, playable, suit_to_follow, taken, would_lead

Phase: TypeAlias = Literal["bidding", "playing", "over"]


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card lying in a trick."""

    seat: Seat
    card: Card
    role: Role
    """Scary Mary's role, else empty."""
    winning: bool
    """Whether it takes the trick as it lies."""


@dataclass(frozen=True, slots=True)
class TrickView:
    """A trick in the order played."""

    leader: Seat
    """Who plays, or will play, the first card."""
    cards: tuple[PlayedCard, ...]
    suit: Suit | None
    """The suit that must be followed."""
    winner: Seat | None
    """Who has won it, or would as it lies; None while it is empty."""
    mermaid: int
    """Bonus points for the Skull King caught by a mermaid, as it lies."""
    pirates: int
    """Bonus points for pirates caught by the Skull King, as it lies."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action and what it would do."""

    action: str
    card: Card | None
    """The card it plays; None for a bid."""
    winning: bool
    """Whether the card would be the winning one of the trick as it lies then."""


@dataclass(frozen=True, slots=True)
class Blocked:
    """A card in hand that may not be played now, and why."""

    card: Card
    code: Literal["must_follow_suit"]
    suit: Suit
    """The suit that the hand holds and that must be followed."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody sees of a seat."""

    seat: Seat
    has_bid: bool
    bid: int | None
    """None until the last bid of the round is in."""
    won: int
    """Tricks won in this round."""
    cards: int
    """How many cards it holds."""
    total: int
    """Points of the rounds that are over."""


@dataclass(frozen=True, slots=True)
class View:
    """Everything a seat, or for ``seat`` None a spectator, may know."""

    seat: Seat | None
    rules: ruleset.Name
    phase: Phase
    round: int
    """Also the number of cards dealt to each seat."""
    rounds: int
    """How many rounds the game has."""
    dealer: Seat
    to_act: tuple[Seat, ...]
    hand: tuple[Card, ...]
    """The seat's own cards, in the order of the deck."""
    own_bid: int | None
    """The seat's own bid, known to it at once."""
    choices: tuple[Choice, ...]
    blocked: tuple[Blocked, ...]
    """The cards that may not be played, while it is the seat's turn."""
    seats: tuple[SeatView, ...]
    bids_total: int | None
    """All bids together, against the ``round`` tricks there are; None until the last one is in."""
    trick: TrickView
    last_trick: TrickView | None
    """The last whole trick, also that of the round before."""
    tricks: tuple[TrickView, ...]
    """All whole tricks of this round, for those who can remember them."""
    sheet: tuple[RoundScore, ...]
    """The rounds that are over."""
    result: Result | None
    awards: tuple[Award, ...]
    """What the game is remembered for; empty until it is over."""
    open_hands: tuple[tuple[Card, ...], ...] = ()
    """All hands by seat, only when looking back at a game that is over."""


def open_view(state: State) -> View:
    """A spectator's view with all hands open, for looking back at a game that is over."""
    return replace(view(state, None), open_hands=state.hands)


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat, or for None of a spectator."""
    revealed = state.revealed
    acting = to_act(state)
    tricks = tuple(_trick(state, trick) for trick, _ in state.tricks)
    return View(
        seat=seat,
        rules=state.rules.name,
        phase="over" if state.over else "playing" if revealed else "bidding",
        round=state.round,
        rounds=state.rules.rounds,
        dealer=state.dealer,
        to_act=acting,
        hand=state.hands[seat] if seat is not None and state.hands else (),
        own_bid=None if seat is None else state.bids[seat],
        choices=() if seat is None else _choices(state, seat),
        blocked=_blocked(state, seat) if seat in acting and seat is not None else (),
        seats=tuple(_seat(state, each) for each in range(state.players)),
        bids_total=sum(revealed) if revealed else None,
        trick=_trick(state, state.trick),
        last_trick=_trick(state, state.last_trick[0]) if state.last_trick else None,
        tricks=tricks,
        sheet=state.sheet,
        result=result(state),
        awards=awards(state.sheet) if state.over else (),
    )


def _seat(state: State, seat: Seat) -> SeatView:
    return SeatView(
        seat,
        has_bid=state.bids[seat] is not None,
        bid=state.revealed[seat] if state.revealed else None,
        won=state.won(seat),
        cards=len(state.hands[seat]) if state.hands else 0,
        total=state.totals[seat],
    )


def _trick(state: State, trick: Trick) -> TrickView:
    suit = suit_to_follow(trick.plays, state.rules)
    if not trick.plays:
        return TrickView(trick.leader, (), suit, None, 0, 0)
    won = taken(trick, state.players, state.rules)
    seats = ((trick.leader + i) % state.players for i in range(len(trick.plays)))
    cards = tuple(
        PlayedCard(seat, play.card, play.role, seat == won.winner)
        for seat, play in zip(seats, trick.plays, strict=True)
    )
    return TrickView(trick.leader, cards, suit, won.winner, won.mermaid, won.pirates)


def _choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    return tuple(
        Choice(format_action(action), None, False)
        if isinstance(action, Bid)
        else Choice(format_action(action), action.card, would_lead(state.trick.plays, action))
        for action in legal(state, seat)
    )


def _blocked(state: State, seat: Seat) -> tuple[Blocked, ...]:
    suit = suit_to_follow(state.trick.plays, state.rules)
    if suit is None:
        return ()
    allowed = playable(state.hands[seat], suit)
    return tuple(Blocked(card, "must_follow_suit", suit) for card in state.hands[seat] if card not in allowed)
