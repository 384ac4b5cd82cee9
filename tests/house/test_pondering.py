"""How long bots seem to think."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from statistics import fmean

import pytest

from stammtisch.games import skullking
from stammtisch.games.skullking import Bid
from stammtisch.games.skullking.cards import Card
from stammtisch.house import TableOptions, clocks
from stammtisch.house.charter import Charter
from stammtisch.house.pondering import LONGEST, SHORTEST, seconds
from stammtisch.house.position import Place, Position, first

NOON = datetime(2026, 3, 14, 12, tzinfo=UTC)


def table(*, paced: bool = True) -> Charter:
    return Charter(
        id="abc",
        game="skullking",
        mode="table",
        options=TableOptions(seats=3, paced=paced),
        rules={"rules": "classic-66"},
        seed=bytes(32),
        code=None,
        day=None,
        ranked=False,
        certified=False,
        created_by="ann",
        created_at=NOON,
    )


def playing(charter: Charter, state: skullking.State) -> Position:
    """Ann on seat 0 among bots."""
    places = (Place(guest="ann", name="Ann"), Place(level="regular"), Place(level="novice"))
    return replace(first(charter), phase="playing", places=places, state=state)


def round_(number: int) -> skullking.State:
    state = skullking.setup(skullking.Options(players=3, dealer=0), bytes(32))
    return replace(state, round=number, hands=state.deals.hands(number, 3, state.rules.deck))


def test_it_lies_between_two_bounds_and_differs() -> None:
    charter, position = table(), playing(table(), round_(10))
    times = [
        seconds(charter, replace(position, turn_at=NOON + timedelta(seconds=n)), seat)
        for n in range(100)
        for seat in (1, 2)
    ]
    assert min(times) >= SHORTEST
    assert max(times) <= LONGEST
    assert len(set(times)) == len(times)


def test_more_to_choose_from_takes_longer() -> None:
    charter = table()

    def usual(number: int) -> float:
        position = playing(charter, round_(number))
        turns = (replace(position, turn_at=NOON + timedelta(seconds=n)) for n in range(50))
        return fmean(seconds(charter, turn, 1) for turn in turns)

    assert SHORTEST < usual(1) < usual(4) < usual(10)


def test_what_cannot_be_helped_is_done_soon() -> None:
    state = replace(round_(1), hands=((Card("Y1"),), (Card("Y2"),), (Card("Y3"),)))
    for seat in range(3):
        state = skullking.play(state, seat, Bid(0)).state
    assert seconds(table(), playing(table(), state), 1) == SHORTEST


def test_every_node_comes_to_the_same_moment() -> None:
    assert clocks.wanted(table(), playing(table(), round_(3))) == clocks.wanted(
        table(), playing(table(), round_(3))
    )


def test_the_quickest_bids_first_each_counted_from_the_beginning() -> None:
    charter, position = table(), playing(table(), round_(5))
    one, other = clocks.house_seats(charter, position)
    assert seconds(charter, position, one) < seconds(charter, position, other)
    due = clocks.wanted(charter, position)[clocks.BOT]
    assert due == NOON + timedelta(seconds=seconds(charter, position, one))
    bid = skullking.play(position.state, one, Bid(0)).state
    later = replace(position, state=bid, moved_at=due)
    assert clocks.wanted(charter, later)[clocks.BOT] == NOON + timedelta(
        seconds=seconds(charter, position, other)
    )


@pytest.mark.parametrize("number", [1, 10])
def test_where_bots_are_quick_nobody_waits(number: int) -> None:
    charter = table(paced=False)
    position = replace(playing(charter, round_(number)), moved_at=NOON + timedelta(seconds=7))
    assert clocks.house_seats(charter, position) == (1, 2)
    assert clocks.wanted(charter, position)[clocks.BOT] == position.moved_at
