"""Dealing, bidding and playing: the rows of the rules, and faults that others shipped."""

import pytest

from stammtisch.games.contract import IllegalAction
from stammtisch.games.shuffle import shuffled
from stammtisch.games.skullking import (
    Bid,
    Options,
    State,
    format_action,
    legal,
    may_undo,
    parse_action,
    play,
    result,
    rules,
    setup,
    to_act,
)
from stammtisch.games.skullking.cards import DECK, in_order
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.games.skullking.state import (
    BidMade,
    BidsRevealed,
    CardPlayed,
    Deals,
    GameOver,
    RoundDealt,
    RoundScored,
    TrickWon,
)

SEED = bytes(range(32))


def texts(state: State, seat: int) -> str:
    return " ".join(format_action(action) for action in legal(state, seat))


def refusal(state: State, seat: int, action: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        play(state, seat, parse_action(action))
    return refused.value


# --- dealing


def test_the_first_round_is_dealt_from_the_seed() -> None:
    state = setup(Options(players=6, dealer=2), SEED)
    assert [hand for (hand,) in state.hands] == ["J12", "R11", "B1", "Y7", "E2", "B4"]
    assert (state.round, state.dealer, state.trick.leader) == (1, 2, 3)


def test_each_round_is_shuffled_anew_and_dealt_in_blocks() -> None:
    for round_ in range(1, 11):
        cards = shuffled(DECK, SEED, f"skullking/round/{round_}")
        hands = Deals(SEED).hands(round_, 6, DECK)
        assert hands == tuple(in_order(cards[round_ * seat : round_ * (seat + 1)]) for seat in range(6))


def test_the_seed_draws_the_dealer_unless_one_is_chosen() -> None:
    for players in range(2, 7):
        drawn = shuffled(list(range(players)), SEED, "skullking/dealer")[0]
        assert setup(Options(players), SEED).dealer == drawn
        assert setup(Options(players, dealer=1), SEED).dealer == 1
    assert len({setup(Options(6), bytes([n]) * 32).dealer for n in range(64)}) == 6


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_no_table_for_one_or_seven(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 players"):
        Options(players)


@pytest.mark.parametrize("dealer", [-1, 3])
def test_the_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        Options(3, dealer=dealer)


# --- bidding


def test_all_bid_at_once_in_any_order(table) -> None:
    state = table("Y1 Y2", "R1 R2", "B1 B2")
    assert to_act(state) == (0, 1, 2)
    assert [texts(state, seat) for seat in range(3)] == ["0 1 2"] * 3
    second = play(state, 1, Bid(2))
    assert second.events == (BidMade(1),)
    assert to_act(second.state) == (0, 2)
    assert texts(second.state, 1) == ""
    third = play(second.state, 2, Bid(2))
    assert third.events == (BidMade(2),)
    last = play(third.state, 0, Bid(2))  # six bid in a round of two: there is no hook
    assert last.events == (BidMade(0), BidsRevealed((2, 2, 2)))
    assert to_act(last.state) == (0,)


def test_bids_are_sorted_as_text(table) -> None:
    hands = [" ".join(f"{suit}{number}" for number in range(1, 11)) for suit in "YR"]
    assert texts(table(*hands), 0) == "0 1 10 2 3 4 5 6 7 8 9"


@pytest.mark.parametrize(
    ("bids", "seat", "action", "code"),
    [
        ([], 0, "3", "bid_out_of_range"),
        ([], 0, "-1", "bid_out_of_range"),
        ([1], 0, "1", "bid_already_made"),
        ([1], 0, "2", "bid_already_made"),  # a bid locks the fist
        ([1, 1], 0, "1", "bid_already_made"),
        ([1], 1, "R1", "not_your_turn"),  # a card before the last bid
        ([1], 0, "Y1", "not_your_turn"),
    ],
)
def test_a_bid_that_is_refused(table, bids: list[int], seat: int, action: str, code: str) -> None:
    assert refusal(table("Y1 Y2", "R1 R2", bids=bids), seat, action).code == code


# --- playing


@pytest.mark.parametrize(
    ("lying", "hand", "allowed"),
    [
        # the first card of a trick
        ("", "Y1 J2 P1", "J2 P1 Y1"),
        # holding the colour: follow it, or play a special; black is none
        ("Y5", "Y1 R2 J3", "Y1"),
        ("Y5", "Y1 R2 E1", "E1 Y1"),
        ("Y5", "Y1 P1 M1", "M1 P1 Y1"),
        ("Y5", "Y1 SM SK", "SK SM/e SM/p Y1"),
        # not holding it: anything, no duty to trump or to play a pirate
        ("Y5", "R2 J3 P1", "J3 P1 R2"),
        ("J5", "R2 B3 P1", "B3 P1 R2"),
        ("J5", "J1 B3 P1", "J1 P1"),
        # after any special the first colour card binds
        ("E5 R4", "R9 J5 Y1", "R9"),
        ("P5 R4", "R9 J5 Y1", "R9"),
        ("M2 R4", "R9 J5 Y1", "R9"),
        ("SM/p R4", "R9 J5 Y1", "R9"),
        ("SM/e R4", "R9 J5 Y1", "R9"),
        ("SK R4", "R9 J5 Y1", "R9"),
        ("P5 E5 R4", "R9 J5 Y1", "R9"),
        # and that may be black
        ("P5 J4", "R9 J5 Y1", "J5"),
        # nothing but specials so far: anything
        ("P5", "R9 J5 Y1", "J5 R9 Y1"),
        # what was played after the first colour card changes nothing
        ("Y5 J4", "Y1 J5 R9", "Y1"),
        ("Y5 P5", "Y1 J5 R9", "Y1"),
    ],
)
def test_legal_cards(table, play_all, lying: str, hand: str, allowed: str) -> None:
    cards = lying.split()
    fill = iter(["B7", "B8", "B9", "B10", "B11", "B12"])
    others = [f"{card.partition('/')[0]} {next(fill)} {next(fill)}" for card in cards]
    last = [] if others else ["B7 B8 B9"]
    seats = [*others, hand, *last]
    state, _ = play_all(table(*seats, bids=[0] * len(seats)), lying)
    seat = len(cards)
    assert to_act(state) == (seat,)
    assert texts(state, seat) == allowed
    for card in DECK:
        for text in (card, f"{card}/e", f"{card}/p"):
            if text in allowed.split():
                play(state, seat, parse_action(text))
            else:
                refusal(state, seat, text)


@pytest.mark.parametrize(
    ("seat", "action", "code", "params"),
    [
        (0, "Y2", "not_your_turn", {}),
        (2, "R2", "not_your_turn", {}),
        (1, "R9", "not_in_hand", {"card": "R9"}),  # a card is not trusted because somebody names it
        (1, "Y2", "not_in_hand", {"card": "Y2"}),
        (1, "SM", "role_required", {"card": "SM"}),
        (1, "Y9/p", "role_not_allowed", {"card": "Y9"}),
        (1, "J1/e", "role_not_allowed", {"card": "J1"}),
        (1, "J1", "must_follow_suit", {"card": "J1", "suit": "Y"}),
        (1, "1", "bid_already_made", {}),
    ],
)
def test_a_card_that_is_refused(
    table, play_all, seat: int, action: str, code: str, params: dict[str, str]
) -> None:
    state, _ = play_all(table("Y1 Y2 Y3", "Y9 J1 SM", "R1 R2 R3", bids=[1, 1, 1]), "Y1")
    refused = refusal(state, seat, action)
    assert (refused.code, refused.params) == (code, params)


def test_the_winner_of_a_trick_leads_the_next(table, play_all) -> None:
    state, events = play_all(table("Y1 P1", "Y9 SK", "Y5 SM", bids=[0, 2, 0]), "Y1 Y9 Y5")
    assert events == [
        CardPlayed(0, "Y1", ""),
        CardPlayed(1, "Y9", ""),
        CardPlayed(2, "Y5", ""),
        TrickWon(1, 0, ("Y1", "Y9", "Y5"), 0, 0),
    ]
    assert to_act(state) == (1,)
    state, events = play_all(state, "SK SM/e P1")
    assert events[1] == CardPlayed(2, "SM", "e")
    assert events[3] == TrickWon(1, 1, ("SK", "SM", "P1"), 0, 60)
    assert isinstance(events[4], RoundScored)
    assert [score.points for score in events[4].scores] == [20, 100, 20]


def test_a_round_is_led_by_the_seat_left_of_its_dealer(play_all) -> None:
    state = setup(Options(players=3, dealer=0), SEED)
    state, _ = play_all(state, "0 0 0")
    while state.round == 1:
        state, events = play_all(state, format_action(legal(state, to_act(state)[0])[0]))
    assert events[-1] == RoundDealt(2, dealer=1, leader=2)
    assert state.last_trick is not None
    assert state.last_trick[1].winner == 0  # who would lead if the winner of the last trick did
    assert (state.dealer, state.trick.leader) == (1, 2)
    state, _ = play_all(state, "0 0 0")
    assert to_act(state) == (2,)


def test_totals_add_up_over_the_rounds(play_all) -> None:
    hands = ((1, (("P1",), ("SK",))), (2, (("Y1", "Y2"), ("Y3", "Y4"))))
    state = rules.begin(CLASSIC_66, 2, Deals(None, hands), 1, 1)
    state, _ = play_all(state, "0 1 P1 SK")
    assert state.totals == (10, 50)
    state, _ = play_all(state, "1 0 Y3 Y1 Y4 Y2")
    assert [[score.points for score in row.scores] for row in state.sheet] == [[10, 50], [-10, -20]]
    assert state.totals == (0, 30)


def test_a_game_without_more_cards_waits(table, play_all) -> None:
    state, _ = play_all(table("Y1", "Y2", bids=[0, 1]), "Y1 Y2")
    assert (state.round, to_act(state), result(state)) == (2, (), None)
    assert refusal(state, 0, "1").code == "not_your_turn"
    assert refusal(state, 0, "Y1").code == "not_your_turn"


def test_the_game_ends_after_ten_rounds(table, play_all) -> None:
    yellow = " ".join(f"Y{number}" for number in range(1, 11))
    red = " ".join(f"R{number}" for number in range(1, 11))
    state, events = play_all(
        table(yellow, red, bids=[10, 0]), " ".join(f"Y{number} R{number}" for number in range(1, 11))
    )
    assert events[-1] == GameOver((200, 100), (0,))
    assert result(state) == rules.Result((200, 100), (0,))
    assert to_act(state) == ()
    assert legal(state, 0) == ()
    assert refusal(state, 0, "1").code == refusal(state, 0, "Y1").code == "game_over"


def test_a_seat_that_is_not_there(table) -> None:
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no seat"):
            play(table("Y1", "Y2"), seat, Bid(0))


def test_nothing_is_ever_taken_back(table, play_all) -> None:
    state, _ = play_all(table("Y1", "Y2"), "0 1 Y1")
    assert not may_undo(state)
