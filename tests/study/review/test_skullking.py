"""Reviews of games of Skull King: what decisions cost, bids against tricks, tricks thrown away."""

import random
from collections.abc import Mapping, Sequence

import pytest

from stammtisch.games import record, skullking
from stammtisch.games.contract import IllegalAction
from stammtisch.games.skullking import Action, State, View, format_action, parse_action, rules
from stammtisch.games.skullking.cards import Card
from stammtisch.games.skullking.ruleset import RULE_SETS
from stammtisch.games.skullking.state import Deals
from stammtisch.study.review.skullking import Moves, Values, expert, review
from stammtisch.study.review.skullking_shapes import GameReview
from stammtisch.study.solver import Cancelled, Watch


def dealt(*hands: str) -> State:
    """A round whose hands are known, led by seat 0."""
    cards = tuple(tuple(map(Card, hand.split())) for hand in hands)
    deals = Deals(None, ((len(cards[0]), cards),))
    return rules.begin(RULE_SETS["classic-66"], len(hands), deals, len(cards[0]), len(hands) - 1)


def says(**points: float) -> Values:
    """An expert who knows what some actions bring, ``_`` before a bid; all others bring nothing."""
    known = {parse_action(text.lstrip("_")): worth for text, worth in points.items()}
    return lambda seen, _: {
        parse_action(choice.action): known.get(parse_action(choice.action), 0.0) for choice in seen.choices
    }


def moved(start: State, *actions: str) -> Moves:
    """The moves of whoever is first to act each time."""
    state, moves = start, []
    for action in map(parse_action, actions):
        (seat, *_) = rules.to_act(state)
        moves.append((seat, action))
        state = rules.play(state, seat, action).state
    return moves


def reviewed(start: State, *actions: str, values: Values | None = None) -> GameReview:
    return review(start, moved(start, *actions), values or says())


def whole_game(players: int, seed: int) -> tuple[State, Moves]:
    """A game of whatever is legal."""
    rng = random.Random(seed)
    start = state = skullking.setup(skullking.Options(players=players), rng.randbytes(32))
    moves: list[tuple[int, Action]] = []
    while seats := rules.to_act(state):
        seat = rng.choice(seats)
        moves.append((seat, rng.choice(rules.legal(state, seat))))
        state = rules.play(state, *moves[-1]).state
    return start, moves


TWO = dealt("Y5 Y13", "Y7 E1")


def test_what_a_bid_gave_away_is_called_by_its_size() -> None:
    values = says(_1=30.0, _2=21.0, _0=10.0)
    first, second = reviewed(TWO, "0", "2", values=values).decisions
    assert (first.seat, first.action, first.choice, first.loss, first.verdict) == (0, "0", "1", 20, "blunder")
    assert (second.seat, second.action, second.choice, second.loss) == (1, "2", "1", 9)
    assert second.verdict == "inaccuracy"
    assert first.points == {"0": 10, "1": 30, "2": 21}
    assert (first.trick, first.bid, first.hand) == (None, None, ("Y5", "Y13"))


def test_what_is_as_good_as_the_best_is_the_experts_choice() -> None:
    for bid in ("0", "1", "2"):
        decision = reviewed(TWO, bid).decisions[0]
        assert (decision.choice, decision.loss, decision.verdict) == (bid, 0, None)


def test_where_it_stood() -> None:
    decision = reviewed(TWO, "1", "0", "Y5", "E1").decisions[-1]
    assert (decision.step, decision.seat, decision.round, decision.trick) == (3, 1, 2, 1)
    assert (decision.leader, decision.table, decision.hand) == (0, ("Y5",), ("Y7", "E1"))
    assert (decision.bid, decision.won) == (0, 0)


def test_one_way_only_is_no_decision() -> None:
    found = reviewed(dealt("Y5 Y13", "Y7 R2"), "1", "0", "Y5", "Y7", "R2", "Y13")
    assert [decision.step for decision in found.decisions] == [0, 1, 2]


def test_between_plays_that_equal_one_another_nothing_is_decided() -> None:
    def lowest_alone(seen: View, _: int) -> Mapping[Action, float]:
        return {parse_action(choice.action): 0.0 for choice in seen.choices[:1]}

    assert reviewed(dealt("E1 E2", "Y7 R2"), "0", "0", "E1", values=lowest_alone).decisions == ()


def test_a_play_is_worth_what_the_lower_one_is_that_it_equals() -> None:
    def knows_two(seen: View, _: int) -> Mapping[Action, float]:
        if seen.phase == "bidding":
            return says()(seen, 0)
        return {parse_action("Y5"): 3.0, parse_action("R2"): 12.0}

    play = reviewed(dealt("Y5 Y6 R2", "Y7 R3 E1"), "0", "0", "Y6", values=knows_two).decisions[-1]
    assert play.points == {"R2": 12, "Y5": 3, "Y6": 3}
    assert (play.choice, play.loss, play.verdict) == ("R2", 9, "inaccuracy")


def test_a_trick_that_the_bid_lacked_was_missed() -> None:
    found = reviewed(TWO, "1", "0", "Y5", "Y7", values=says(Y13=20.0))
    assert found.decisions[2].choice == "Y13"
    assert found.decisions[2].thrown == "missed"


def test_a_trick_beyond_the_bid_was_unwanted() -> None:
    found = reviewed(TWO, "1", "0", "Y5", "Y7", values=says(E1=20.0))
    assert found.decisions[3].thrown == "unwanted"


@pytest.mark.parametrize(
    ("bids", "better"),
    [
        (("1", "1"), {"E1": 20.0}),  # seat 1 wins the trick that it needs
        (("0", "0"), {"Y13": 20.0}),  # seat 0 needs none and loses it
        (("1", "0"), {"Y13": 4.0}),  # the expert is not sure
        (("1", "0"), {}),
    ],
)
def test_no_trick_was_thrown_away(bids: Sequence[str], better: dict[str, float]) -> None:
    found = reviewed(TWO, *bids, "Y5", "Y7", values=says(**better))
    assert {decision.thrown for decision in found.decisions} == {None}


def test_a_trick_that_never_ended_was_not_thrown_away() -> None:
    found = reviewed(TWO, "1", "0", "Y5", values=says(Y13=20.0))
    assert found.decisions[2].verdict == "blunder"
    assert found.decisions[2].thrown is None


def test_bids_against_tricks() -> None:
    found = reviewed(TWO, "1", "0", "Y5", "Y7", "E1", "Y13", values=says(_2=8.0, Y13=20.0))
    one, other = found.seats
    assert [(each.round, each.bid, each.won, each.expert) for each in one.rounds] == [(2, 1, 1, 2)]
    assert (one.met, one.over, one.under, one.mean_error) == (1, 0, 0, 0)
    assert (one.lost_bidding, one.lost_playing) == (8, 20)
    assert [(each.round, each.bid, each.won, each.expert) for each in other.rounds] == [(2, 0, 1, 2)]
    assert (other.met, other.over, other.under, other.mean_error) == (0, 1, 0, 1)
    assert found.totals == (20, -20)


def test_of_a_round_that_goes_on_no_bid_is_counted() -> None:
    found = reviewed(TWO, "1", "0")
    assert [(seat.rounds, seat.mean_error) for seat in found.seats] == [((), None), ((), None)]
    assert found.winners == ()


def test_a_whole_game_adds_up() -> None:
    start, moves = whole_game(players=4, seed=5)
    found = review(start, moves, says(_1=15.0))
    for seat in found.seats:
        assert seat.met + seat.over + seat.under == len(seat.rounds) == 10
    assert found.totals[found.winners[0]] == max(found.totals)
    assert found.decisions[-1].step < len(moves)
    for decision in found.decisions:
        mover, action = moves[decision.step]
        assert (decision.seat, decision.action) == (mover, format_action(action))
        assert decision.action in decision.points


def test_only_what_the_seat_saw_is_asked_about() -> None:
    asked: list[View] = []

    def remembers(seen: View, seed: int) -> Mapping[Action, float]:
        asked.append(seen)
        return says()(seen, seed)

    start, moves = whole_game(players=3, seed=6)
    found = review(start, moves, remembers)
    assert [seen.seat for seen in asked] == [decision.seat for decision in found.decisions]
    assert {seen.open_hands for seen in asked} == {()}


def test_progress_grows_to_the_whole() -> None:
    told: list[float] = []
    review(TWO, moved(TWO, "1", "0", "Y5"), says(), report=told.append)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, 1)


def test_it_can_be_cancelled_between_two_decisions() -> None:
    watch, asked = Watch(), list[int]()

    def cancels(seen: View, seed: int) -> Mapping[Action, float]:
        asked.append(seed)
        watch.cancel()
        return says()(seen, seed)

    with pytest.raises(Cancelled):
        review(TWO, moved(TWO, "1", "0", "Y5"), cancels, watch)
    assert len(asked) == 1


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalAction):
        review(TWO, [(0, parse_action("Y5"))], says())


def test_the_moves_of_a_record_name_their_seats() -> None:
    start, moves = whole_game(players=3, seed=7)
    seed = start.deals.seed
    assert seed
    written = [(seat, format_action(action)) for seat, action in moves]
    replay = record.replay(
        "skullking", record.of_table("skullking", skullking.Options(players=3), seed, written)
    )
    read = record.made("skullking", replay)
    assert sorted(map(str, read)) == sorted(map(str, moves))
    assert [move for move in read if not isinstance(move[1], skullking.Bid)] == [
        move for move in moves if not isinstance(move[1], skullking.Bid)
    ]
    assert review(start, read, says()).totals == review(start, moves, says()).totals


def test_the_expert_knows_a_bad_bid_and_says_it_again() -> None:
    start = dealt("SK J13", "E1 E2")
    moves = moved(start, "0", "0")
    found = review(start, moves, expert(deals=200))
    strong, weak = found.decisions
    assert (strong.choice, strong.verdict) == ("2", "blunder")
    assert (weak.choice, weak.loss) == ("0", 0)
    assert found == review(start, moves, expert(deals=200))
