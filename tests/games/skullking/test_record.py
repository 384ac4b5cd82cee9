"""Games written down: what a replay shows, and what is no record."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.games import record as records
from stammtisch.games.document import BadRecord
from stammtisch.games.skullking import Options, format_action, legal, play, rules, setup, to_act

SEED = bytes(range(32))
TWO: dict[str, Any] = {"game": "skullking", "players": 2, "dealer": 1}


def read(document: dict[str, Any]) -> records.Reading:
    return records.read(json.dumps(document).encode())


def report(document: dict[str, Any]) -> dict[str, Any]:
    reading = read(document)
    return records.report(reading.game, records.replay(reading.game, reading.record))


def test_a_seed_alone_shows_the_first_bidding() -> None:
    shown = report({**TWO, "players": 3, "seed": SEED.hex(), "rounds": []})
    assert shown["valid"] is True
    assert shown["rounds"] == []
    assert shown["to_act"] == [0, 1, 2]
    assert shown["legal"] == {"0": ["0", "1"], "1": ["0", "1"], "2": ["0", "1"]}
    assert shown["result"] == {"outcome": "unfinished", "totals": [0, 0, 0], "winners": []}


@pytest.mark.parametrize(("bids", "to_act"), [([], [0, 1]), ([1], [1]), ([None, 0], [0]), ([1, None], [1])])
def test_a_round_being_bid(bids: list[int | None], to_act: list[int]) -> None:
    shown = report({**TWO, "rounds": [{"hands": [["Y1"], ["Y2"]], "bids": bids, "plays": []}]})
    assert shown["rounds"] == [
        {
            "round": 1,
            "bids": [*bids, None, None][:2],
            "tricks": [],
            "won": [0, 0],
            "bonus": [0, 0],
            "scores": None,
            "totals": None,
        }
    ]
    assert shown["to_act"] == to_act


def test_a_trick_being_played() -> None:
    hands = [["SK", "Y1"], ["SM", "P1"], ["Y2", "M1"]]
    plays = ["SK", "SM/e", "Y2", "Y1"]
    shown = report(
        {
            **TWO,
            "players": 3,
            "dealer": 2,
            "first_round": 2,
            "rounds": [{"hands": hands, "bids": [1, 0, 2], "plays": plays}],
        }
    )
    (played,) = shown["rounds"]
    assert played["tricks"] == [
        {"leader": 0, "plays": ["SK", "SM/e", "Y2"], "suit": "Y", "winner": 0, "bonus": 30},
        {"leader": 0, "plays": ["Y1"], "suit": "Y", "winner": None, "bonus": None},
    ]
    assert (played["won"], played["bonus"], played["scores"]) == ([1, 0, 0], [30, 0, 0], None)
    assert (shown["to_act"], shown["legal"]) == ([1], {"1": ["P1"]})


def test_scary_mary_is_offered_in_both_roles() -> None:
    shown = report({**TWO, "rounds": [{"hands": [["Y1"], ["SM"]], "bids": [0, 0], "plays": ["Y1"]}]})
    assert shown["legal"] == {"1": ["SM/e", "SM/p"]}


def test_written_hands_replace_the_seed_for_their_round() -> None:
    dealt = rules.setup(Options(2, dealer=1), SEED).deals.hands(2, 2, rules.RULE_SETS["classic-66"].deck)
    rounds = [
        {"hands": [["Y1"], ["Y2"]], "bids": [0, 1], "plays": ["Y1", "Y2"]},
        {"bids": [0, 0], "plays": []},
    ]
    shown = report({**TWO, "seed": SEED.hex(), "rounds": rounds})
    assert shown["rounds"][0]["totals"] == [10, 20]
    assert shown["to_act"] == [1]  # the dealer is now seat 0
    assert sorted(shown["legal"]["1"]) == sorted(dealt[1])


def test_the_seed_draws_the_dealer_that_a_record_leaves_out() -> None:
    document = {"game": "skullking", "players": 5, "seed": SEED.hex(), "rounds": []}
    assert read(document).record.dealer == rules.drawn_dealer(5, SEED)


@pytest.mark.parametrize(
    ("plays", "error"),
    [
        (["P1"], {"round": 2, "index": 0, "seat": 0, "play": "P1", "code": "not_in_hand"}),
        (["Y1", "J1"], {"round": 2, "index": 1, "seat": 1, "play": "J1", "code": "must_follow_suit"}),
        (["Y1", "SM"], {"round": 2, "index": 1, "seat": 1, "play": "SM", "code": "not_in_hand"}),
        (["Y1", "what"], {"round": 2, "index": 1, "seat": 1, "play": "what", "code": "bad_action"}),
        (["Y1", "Y9", "R1"], {"round": 2, "index": 2, "seat": 1, "play": "R1", "code": "not_in_hand"}),
    ],
)
def test_a_refused_play_and_what_was_played_before(plays: list[str], error: dict[str, Any]) -> None:
    first = {"hands": [["Y2"], ["Y1"]], "bids": [1, 0], "plays": ["Y1", "Y2"]}
    second = {"hands": [["Y1", "R1"], ["Y9", "J1"]], "bids": [0, 1], "plays": plays}
    shown = report({**TWO, "dealer": 0, "rounds": [first, second]})
    assert shown["valid"] is False
    assert shown["error"] == error
    assert [played["round"] for played in shown["rounds"]] == [1, 2]
    assert [trick["plays"] for trick in shown["rounds"][1]["tricks"]] == (
        [["Y1", "Y9"]] if len(plays) > 2 else [plays[:-1]] if plays[:-1] else []
    )
    assert "result" not in shown


@pytest.mark.parametrize(
    ("bids", "error"),
    [
        ([2, 0], {"round": 1, "seat": 0, "code": "bid_out_of_range"}),
        ([0, -1], {"round": 1, "seat": 1, "code": "bid_out_of_range"}),
        ([None, 7], {"round": 1, "seat": 1, "code": "bid_out_of_range"}),
    ],
)
def test_a_refused_bid(bids: list[int | None], error: dict[str, Any]) -> None:
    shown = report({**TWO, "rounds": [{"hands": [["Y1"], ["Y2"]], "bids": bids, "plays": []}]})
    assert shown["error"] == error


def test_a_play_before_the_last_bid_and_after_the_last_card() -> None:
    early = report({**TWO, "rounds": [{"hands": [["Y1"], ["Y2"]], "bids": [0], "plays": ["Y1"]}]})
    assert early["error"] == {"round": 1, "index": 0, "seat": 1, "play": "Y1", "code": "not_your_turn"}
    late = report(
        {**TWO, "rounds": [{"hands": [["Y1"], ["Y2"]], "bids": [0, 0], "plays": ["Y1", "Y2", "Y3"]}]}
    )
    assert late["error"] == {"round": 1, "index": 2, "seat": 0, "play": "Y3", "code": "not_your_turn"}


def test_a_round_after_the_last() -> None:
    hands = [[f"{suit}{number}" for number in range(1, 12)] for suit in "YR"]
    tenth = [hand[:10] for hand in hands]
    plays = [card for pair in zip(*tenth, strict=True) for card in pair]
    rounds = [{"hands": tenth, "bids": [10, 0], "plays": plays}, {"hands": hands, "bids": [1], "plays": []}]
    shown = report({**TWO, "first_round": 10, "rounds": rounds})
    assert shown["error"] == {"round": 11, "seat": 0, "code": "game_over"}
    finished = report({**TWO, "first_round": 10, "rounds": rounds[:1]})
    assert finished["result"] == {"outcome": "finished", "totals": [200, 100], "winners": [0]}


@pytest.mark.parametrize(
    ("change", "where", "code"),
    [
        ({"players": 1}, "players", "out_of_range"),
        ({"players": 7}, "players", "out_of_range"),
        ({"players": None}, "players", "wrong_type"),
        ({"dealer": 2}, "dealer", "out_of_range"),
        ({"first_round": 0}, "first_round", "out_of_range"),
        ({"first_round": 11}, "first_round", "out_of_range"),
        ({"seed": "00"}, "seed", "bad_hex"),
        ({"rules": "tavern"}, "rules", "unknown_rules"),
        ({"rounds": {}}, "rounds", "wrong_type"),
        ({"rounds": [{"bids": [], "plays": []}]}, "rounds[0]", "no_deal"),
        ({"rounds": [{"hands": [["Y1"], ["Y2"]], "plays": []}]}, "rounds[0]", "missing_key"),
        ({"rounds": [{"hands": [["Y1"]], "bids": [], "plays": []}]}, "rounds[0].hands", "wrong_length"),
        (
            {"rounds": [{"hands": [["Y1"], []], "bids": [], "plays": []}]},
            "rounds[0].hands[1]",
            "wrong_length",
        ),
        (
            {"rounds": [{"hands": [["Y1"], ["Y1"]], "bids": [], "plays": []}]},
            "rounds[0].hands",
            "duplicate_card",
        ),
        (
            {"rounds": [{"hands": [["Y1"], ["Td"]], "bids": [], "plays": []}]},
            "rounds[0].hands[1][0]",
            "unknown_card",
        ),
        (
            {"rounds": [{"hands": [["Y1"], ["Y2"]], "bids": [0, 0, 0], "plays": []}]},
            "rounds[0].bids",
            "wrong_length",
        ),
        (
            {"rounds": [{"hands": [["Y1"], ["Y2"]], "bids": [True], "plays": []}]},
            "rounds[0].bids[0]",
            "wrong_type",
        ),
        (
            {"rounds": [{"hands": [["Y1"], ["Y2"]], "bids": [0, 0], "plays": [1]}]},
            "rounds[0].plays[0]",
            "wrong_type",
        ),
    ],
)
def test_what_is_no_record(change: dict[str, Any], where: str, code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read({**TWO, "rounds": [], **change})
    assert (refused.value.where, refused.value.code) == (where, code)


def test_hands_need_a_dealer() -> None:
    with pytest.raises(BadRecord) as refused:
        read({"game": "skullking", "players": 2, "rounds": []})
    assert (refused.value.code, refused.value.params) == ("missing_key", {"key": "dealer"})


@pytest.mark.parametrize(("bids", "plays"), [([0], []), ([0, None], []), ([0, 1], ["Y1"])])
def test_only_the_last_round_may_be_unfinished(bids: list[int | None], plays: list[str]) -> None:
    rounds = [{"bids": bids, "plays": plays}, {"bids": [], "plays": []}]
    with pytest.raises(BadRecord) as refused:
        read({**TWO, "seed": SEED.hex(), "rounds": rounds})
    assert (refused.value.where, refused.value.code) == ("rounds[0]", "round_unfinished")


@given(st.integers(2, 6), st.binary(min_size=32, max_size=32), st.integers(0, 400), st.integers(0, 2**32))
def test_the_record_of_a_table_replays_to_the_same_state(
    players: int, seed: bytes, moves_made: int, luck: int
) -> None:
    rng = random.Random(luck)
    options = Options(players, dealer=rng.choice([None, 0]))
    state, moves = setup(options, seed), []
    while (acting := to_act(state)) and len(moves) < moves_made:
        seat = rng.choice(acting)
        action = rng.choice(legal(state, seat))
        moves.append((seat, format_action(action)))
        state = play(state, seat, action).state
    written = records.of_table("skullking", options, seed, moves)
    reading = read(records.write("skullking", written))
    assert reading.record == written
    assert reading.ignored == ()
    replayed = records.replay("skullking", reading.record)
    assert replayed.error is None
    assert replayed.state == state
