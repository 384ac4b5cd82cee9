"""Mistakes that bots are known for, which the expert does not make."""

import random

import pytest

from stammtisch.games.skullking import Bid, State, format_action, to_act, view
from stammtisch.minds.skullking.expert import Expert
from tests.minds.skullking.positions import dealt, played


def choices(state: State, seat: int, times: int = 5) -> list[str]:
    """What experts with different luck do here."""
    assert seat in to_act(state)
    return [format_action(Expert(random.Random(luck)).choose(view(state, seat))) for luck in range(times)]


@pytest.mark.parametrize("hand", ["SK M1 P1 Y2", "SK P1 P2 R3", "M1 M2 SK B1"])
def test_it_never_bids_nothing_with_a_sure_winner(hand: str) -> None:
    state = dealt([hand, "Y3 Y4 Y5 Y6", "R4 R5 R6 R7", "B3 B4 B5 B6"], dealer=3)
    assert Bid(0) not in {Bid(int(bid)) for bid in choices(state, 0)}


def test_it_bids_nothing_with_nothing_in_hand() -> None:
    state = dealt(["Y1 R1 B2 E1 E2", "Y3 Y4 Y5 Y6 Y7", "R4 R5 R6 R7 R8", "B3 B4 B5 B6 B7"], dealer=3)
    assert set(choices(state, 0)) == {"0"}


def test_it_leads_winners_when_it_needs_all_tricks_left() -> None:
    hands = ["SK J13 E1", "Y3 Y4 Y5", "R4 R5 R6", "B3 B4 B5"]
    state = played(dealt(hands, dealer=3), [3, 0, 0, 0], "")
    assert set(choices(state, 0)) <= {"SK", "J13"}


def test_it_does_not_take_a_trick_late_that_it_does_not_want() -> None:
    hands = ["Y13 E1", "Y5 R3", "Y6 R4", "Y7 B3"]
    state = played(dealt(hands, dealer=0), [0, 1, 1, 0], "Y5 Y6 Y7")
    assert set(choices(state, 0)) == {"E1"}


@pytest.mark.parametrize(("bid", "role"), [(0, "SM/e"), (1, "SM/p")])
def test_it_plays_scary_mary_as_its_bid_asks(bid: int, role: str) -> None:
    state = played(dealt(["SM", "Y3", "R4", "B3"], dealer=0), [bid, 1, 0, 0], "Y3 R4 B3")
    assert set(choices(state, 0)) == {role}


def test_it_throws_the_high_card_away_under_a_higher_one() -> None:
    hands = ["Y12 Y2 R1 R2 B1", "Y13 Y7 R4 R5 B7", "Y5 Y6 B6 R6 R8", "Y3 J1 B8 R7 B9"]
    state = played(dealt(hands, dealer=0), [0, 1, 1, 1], "Y13 Y5 Y3")
    assert set(choices(state, 0)) == {"Y12"}


def test_it_keeps_high_cards_where_a_low_one_takes_the_trick() -> None:
    hands = ["SK P1 J3", "Y3 R4 R5", "Y5 B6 R6", "Y7 B8 R7"]
    state = played(dealt(hands, dealer=0), [3, 0, 0, 1], "Y3 Y5 Y7")
    assert set(choices(state, 0)) == {"J3"}
