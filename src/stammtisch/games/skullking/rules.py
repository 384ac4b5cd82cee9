"""The rules of Skull King: dealing, bidding, playing."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stammtisch.games.contract import IllegalAction, Seat, Step
from stammtisch.games.shuffle import shuffled
from stammtisch.games.skullking import scoring
from stammtisch.games.skullking.cards import SCARY_MARY
from stammtisch.games.skullking.notation import WAYS, Action, Bid, Play
from stammtisch.games.skullking.options import Options
from stammtisch.games.skullking.ruleset import RULE_SETS, RuleSet
from stammtisch.games.skullking.scoring import Result, RoundScore
from stammtisch.games.skullking.state import (
    BidMade,
    BidsRevealed,
    CardPlayed,
    Deals,
    Event,
    GameOver,
    RoundDealt,
    RoundScored,
    State,
    TrickWon,
)
from stammtisch.games.skullking.trick import Taken, Trick, playable, suit_to_follow, taken

NAME: Final = "skullking"


def drawn_dealer(players: int, seed: bytes) -> Seat:
    """The seat that the seed draws to deal first."""
    return shuffled(range(players), seed, f"{NAME}/dealer")[0]


def setup(options: Options, seed: bytes) -> State:
    """The first round, dealt."""
    dealer = drawn_dealer(options.players, seed) if options.dealer is None else options.dealer
    return begin(RULE_SETS[options.rules], options.players, Deals(seed), 1, dealer)


def begin(rules: RuleSet, players: int, deals: Deals, round_: int, dealer: Seat) -> State:
    """The start of a round, with an empty score sheet."""
    return State(
        rules,
        deals,
        round_,
        dealer,
        hands=deals.hands(round_, players, rules.deck),
        bids=(None,) * players,
        trick=Trick((dealer + 1) % players),
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """All who have not bid; after that, whose turn it is; none when the game is over."""
    if state.over or not state.hands:
        return ()
    if state.bidding:
        return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)
    return (state.turn,)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """All legal actions of a seat, sorted by their text."""
    if seat not in to_act(state):
        return ()
    if state.bidding:
        return tuple(Bid(tricks) for tricks in sorted(range(state.round + 1), key=str))
    suit = suit_to_follow(state.trick.plays, state.rules)
    plays = [play for card in playable(state.hands[seat], suit) for play in WAYS[card]]
    return tuple(sorted(plays))


def play(state: State, seat: Seat, action: Action) -> Step[State]:
    """Do an action. Raises :class:`IllegalAction` and then changes nothing."""
    if not 0 <= seat < state.players:
        raise ValueError(f"the seats are 0 to {state.players - 1}; there is no seat {seat}")
    if state.over:
        raise IllegalAction("game_over")
    if isinstance(action, Bid):
        return _bid(state, seat, action)
    return _play_card(state, seat, action)


def may_undo(state: State) -> bool:  # noqa: ARG001 - the contract's signature
    """Never: every action shows the others something."""
    return False


def result(state: State) -> Result | None:
    """Totals and winners of a game that is over, else None."""
    return scoring.final(state.totals) if state.over else None


def _bid(state: State, seat: Seat, bid: Bid) -> Step[State]:
    if not state.hands:
        raise IllegalAction("not_your_turn")
    if state.bids[seat] is not None:
        raise IllegalAction("bid_already_made")
    if not 0 <= bid.tricks <= state.round:
        raise IllegalAction("bid_out_of_range", {"bid": bid.tricks, "most": state.round})
    bids = (*state.bids[:seat], bid.tricks, *state.bids[seat + 1 :])
    events: list[Event] = [BidMade(seat)]
    after = replace(state, bids=bids)
    if after.revealed:
        events.append(BidsRevealed(after.revealed))
    return Step(after, tuple(events))


def _play_card(state: State, seat: Seat, play: Play) -> Step[State]:
    _check_play(state, seat, play)
    hand = tuple(card for card in state.hands[seat] if card != play.card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    trick = Trick(state.trick.leader, (*state.trick.plays, play))
    played = CardPlayed(seat, play.card, play.role)
    if len(trick.plays) < state.players:
        return Step(replace(state, hands=hands, trick=trick), (played,))
    won = taken(trick, state.players, state.rules)
    after = replace(
        state,
        hands=hands,
        trick=Trick(won.winner),
        tricks=(*state.tricks, (trick, won)),
        last_trick=(trick, won),
    )
    events = (played, _trick_won(trick, won))
    return Step(after, events) if any(hands) else _end_round(after, events)


def _check_play(state: State, seat: Seat, play: Play) -> None:
    if seat not in to_act(state) or state.bidding:
        raise IllegalAction("not_your_turn")
    card, role = play
    hand = state.hands[seat]
    if card not in hand:
        raise IllegalAction("not_in_hand", {"card": card})
    if card == SCARY_MARY and not role:
        raise IllegalAction("role_required", {"card": card})
    if card != SCARY_MARY and role:
        raise IllegalAction("role_not_allowed", {"card": card})
    suit = suit_to_follow(state.trick.plays, state.rules)
    if suit is not None and card not in playable(hand, suit):
        raise IllegalAction("must_follow_suit", {"card": card, "suit": suit})


def _trick_won(trick: Trick, won: Taken) -> TrickWon:
    cards = tuple(play.card for play in trick.plays)
    return TrickWon(won.winner, trick.leader, cards, won.mermaid, won.pirates)


def _end_round(state: State, events: Sequence[Event]) -> Step[State]:
    row = RoundScore(
        state.round,
        tuple(
            scoring.score(
                bid,
                state.won(seat),
                sum(won.mermaid for _, won in state.tricks if won.winner == seat),
                sum(won.pirates for _, won in state.tricks if won.winner == seat),
                state.round,
                state.totals[seat],
                state.rules,
            )
            for seat, bid in enumerate(state.revealed)
        ),
    )
    scored = replace(state, sheet=(*state.sheet, row))
    happened = (*events, RoundScored(row.round, row.scores))
    if ended := result(scored):
        return Step(scored, (*happened, GameOver(ended.totals, ended.winners)))
    dealer = (state.dealer + 1) % state.players
    dealt = replace(
        begin(state.rules, state.players, state.deals, state.round + 1, dealer),
        last_trick=state.last_trick,
        sheet=scored.sheet,
    )
    if dealt.hands:
        happened = (*happened, RoundDealt(dealt.round, dealt.dealer, dealt.trick.leader))
    return Step(dealt, happened)
