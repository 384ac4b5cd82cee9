"""What holds in every game, and that a view shows nothing it should not."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import islice
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from stammtisch.games.skullking import (
    Options,
    State,
    format_action,
    legal,
    parse_action,
    play,
    result,
    setup,
    to_act,
    view,
)
from stammtisch.games.skullking.cards import DECK, Card, in_order
from stammtisch.games.skullking.state import Deals, RoundScored, TrickWon

games = st.tuples(st.integers(2, 6), st.binary(min_size=32, max_size=32), st.integers(0, 2**32))


def states(players: int, seed: bytes, luck: int) -> Iterator[State]:
    """The states of a random game."""
    rng = random.Random(luck)
    state = setup(Options(players), seed)
    yield state
    while acting := to_act(state):
        seat = rng.choice(acting)
        state = play(state, seat, rng.choice(legal(state, seat))).state
        yield state


def position(game: tuple[int, bytes, int], luck: int) -> State:
    """A state somewhere in a random game."""
    players = game[0]
    return list(islice(states(*game), 1 + luck % (10 * players + 55 * players)))[-1]


positions = st.builds(position, games, st.integers(0, 390))


@given(games)
def test_a_whole_game(game: tuple[int, bytes, int]) -> None:
    last = None
    for state in states(*game):
        played = [play.card for trick in [state.trick, *(t for t, _ in state.tricks)] for play in trick.plays]
        held = [card for hand in state.hands for card in hand]
        assert len({*played, *held}) == len(played) + len(held) == state.players * state.round
        assert all(len(hand) in (fewest := min(map(len, state.hands)), fewest + 1) for hand in state.hands)
        assert sum(state.won(seat) for seat in range(state.players)) == len(state.tricks)
        last = state
    assert last is not None
    assert [row.round for row in last.sheet] == list(range(1, 11))
    for row in last.sheet:
        assert sum(score.won for score in row.scores) == row.round
        assert (
            sum(score.mermaid > 0 for score in row.scores) + sum(score.pirates > 0 for score in row.scores)
            <= 1
        )
    by_seat = zip(*([score.points for score in row.scores] for row in last.sheet), strict=True)
    ended = result(last)
    assert ended is not None
    assert ended.totals == tuple(map(sum, by_seat))
    assert [ended.totals[seat] for seat in ended.winners] == [max(ended.totals)] * len(ended.winners)


@given(positions)
def test_legal_actions_are_those_that_can_be_done(state: State) -> None:
    for seat in range(state.players):
        allowed = legal(state, seat)
        assert bool(allowed) == (seat in to_act(state))
        written = [format_action(action) for action in allowed]
        assert written == sorted(set(written))
        for action in allowed:
            assert parse_action(format_action(action)) == action
            play(state, seat, action)


def leaves(value: Any) -> Iterator[Any]:
    """Everything in a view, however deep."""
    if is_dataclass(value):
        for field in fields(value):
            yield from leaves(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from leaves(item)
    else:
        yield value


def differing_in_secret(state: State, seat: int | None, luck: int) -> State:
    """The same position to the eyes of a seat: other hands, other bids in closed fists, another seed."""
    rng = random.Random(luck)
    own = state.hands[seat] if seat is not None else ()
    lying = {play.card for trick in [state.trick, *(t for t, _ in state.tricks)] for play in trick.plays}
    unseen = [card for card in DECK if card not in lying and card not in own]
    rng.shuffle(unseen)
    hands = tuple(
        hand if each == seat else in_order(unseen.pop() for _ in hand)
        for each, hand in enumerate(state.hands)
    )
    bids = tuple(
        bid if bid is None or each == seat or not state.bidding else rng.randint(0, state.round)
        for each, bid in enumerate(state.bids)
    )
    return replace(state, hands=hands, bids=bids, deals=Deals(rng.randbytes(32)))


@given(positions, st.integers(0, 2**32))
def test_what_a_seat_may_not_see_changes_nothing_in_its_view(state: State, luck: int) -> None:
    for seat in (None, *range(state.players)):
        assert view(state, seat) == view(differing_in_secret(state, seat, luck), seat)


@given(positions)
def test_no_view_holds_a_hidden_card_or_the_seed(state: State) -> None:
    lying = {play.card for trick in [state.trick, *(t for t, _ in state.tricks)] for play in trick.plays}
    shown_before = {play.card for play in state.last_trick[0].plays} if state.last_trick else set()
    for seat in (None, *range(state.players)):
        own: set[Card] = set(state.hands[seat]) if seat is not None else set()
        found = list(leaves(view(state, seat)))
        assert {text for text in found if text in DECK} <= lying | shown_before | own
        assert not any(isinstance(leaf, bytes) for leaf in found)


@given(games)
def test_events_show_no_hidden_card_and_no_bid_before_the_last(game: tuple[int, bytes, int]) -> None:
    rng = random.Random(game[2])
    state = setup(Options(game[0]), game[1])
    while acting := to_act(state):
        seat = rng.choice(acting)
        action = rng.choice(legal(state, seat))
        step = play(state, seat, action)
        allowed = {play.card for play in state.trick.plays}
        if not state.bidding:
            allowed.add(action.card)
        elif step.state.bidding:
            assert step.events == (type(step.events[0])(seat),)
        for event in step.events:
            cards = {leaf for leaf in leaves(event) if leaf in DECK}
            assert cards <= allowed
            assert isinstance(event, (TrickWon, RoundScored)) or len(cards) <= 1
        state = step.state
