"""What a seat is shown: its choices with their effect, why a card is blocked, and the table."""

from stammtisch.games.skullking import Bid, open_view, play, view
from stammtisch.games.skullking.view import Blocked, Choice, PlayedCard, SeatView


def test_while_bidding_fists_are_closed(table) -> None:
    state = play(table("Y1 Y2", "R1 R2", "B1 B2"), 1, Bid(2)).state
    own, other, watcher = view(state, 1), view(state, 0), view(state, None)
    assert (own.phase, own.round, own.rounds, own.dealer, own.trick.leader) == ("bidding", 2, 10, 2, 0)
    assert (own.own_bid, other.own_bid, watcher.own_bid) == (2, None, None)
    for seen in (own, other, watcher):
        assert seen.to_act == (0, 2)
        assert [seat.has_bid for seat in seen.seats] == [False, True, False]
        assert [seat.bid for seat in seen.seats] == [None, None, None]
        assert seen.bids_total is None
    assert own.choices == watcher.choices == ()
    assert other.choices == tuple(Choice(bid, None, False) for bid in ("0", "1", "2"))
    assert (own.hand, watcher.hand) == (("R1", "R2"), ())


def test_open_hands_after_the_last_bid(table) -> None:
    seen = view(table("Y1 Y2", "R1 R2", bids=[2, 1]), None)
    assert seen.phase == "playing"
    assert seen.seats == (SeatView(0, True, 2, 0, 2, 0), SeatView(1, True, 1, 0, 2, 0))
    assert seen.bids_total == 3


def test_choices_say_whether_they_win_and_blocked_cards_why_not(table, play_all) -> None:
    hands = ("Y5 B1 B2 B3", "Y1 Y9 J1 SM", "R1 R2 R3 R4")
    state, _ = play_all(table(*hands, bids=[0, 0, 0]), "Y5")
    seen = view(state, 1)
    assert seen.choices == (
        Choice("SM/e", "SM", False),
        Choice("SM/p", "SM", True),
        Choice("Y1", "Y1", False),
        Choice("Y9", "Y9", True),
    )
    assert seen.blocked == (Blocked("J1", "must_follow_suit", "Y"),)
    for waiting in (view(state, 0), view(state, 2), view(state, None)):
        assert waiting.choices == ()
        assert waiting.blocked == ()
    assert view(play_all(state, "Y1")[0], 2).blocked == ()  # holding no yellow, anything goes


def test_the_trick_as_it_lies(table, play_all) -> None:
    state, _ = play_all(table("P1 Y1", "SK Y2", "SM Y3", bids=[0, 0, 0]), "P1 SK")
    trick = view(state, None).trick
    assert trick.cards == (PlayedCard(0, "P1", "", False), PlayedCard(1, "SK", "", True))
    assert (trick.leader, trick.winner, trick.suit, trick.mermaid, trick.pirates) == (0, 1, None, 0, 30)
    state, _ = play_all(state, "SM/e")
    seen = view(state, None)
    assert (seen.trick.leader, seen.trick.cards, seen.trick.winner) == (1, (), None)
    assert seen.last_trick is not None
    assert seen.tricks == (seen.last_trick,)
    assert seen.last_trick.pirates == 60
    assert seen.last_trick.cards[2] == PlayedCard(2, "SM", "e", False)
    assert [seat.won for seat in seen.seats] == [0, 1, 0]


def test_the_last_trick_of_a_round_can_be_seen_in_the_next(table, play_all) -> None:
    state, _ = play_all(table("Y1", "Y2", bids=[0, 1]), "Y1 Y2")
    seen = view(state, None)
    assert (seen.round, seen.tricks) == (2, ())
    assert seen.last_trick is not None
    assert [card.card for card in seen.last_trick.cards] == ["Y1", "Y2"]


def test_the_sheet_and_the_end(table, play_all) -> None:
    yellow = " ".join(f"Y{number}" for number in range(1, 11))
    red = " ".join(f"R{number}" for number in range(1, 11))
    cards = " ".join(f"Y{number} R{number}" for number in range(1, 11))
    seen = view(play_all(table(yellow, red, bids=[9, 0]), cards)[0], 0)
    assert seen.phase == "over"
    (row,) = seen.sheet
    assert (row.round, [score.points for score in row.scores]) == (10, [-10, 100])
    assert [seat.total for seat in seen.seats] == [-10, 100]
    assert seen.result is not None
    assert (seen.result.totals, seen.result.winners) == ((-10, 100), (1,))
    assert (seen.to_act, seen.choices) == ((), ())


def test_hands_are_open_only_when_looking_back(table) -> None:
    state = table("Y1 Y2", "R1 R2")
    assert [view(state, seat).open_hands for seat in (0, 1, None)] == [(), (), ()]
    assert open_view(state).open_hands == (("Y1", "Y2"), ("R1", "R2"))
    assert open_view(state).hand == ()
