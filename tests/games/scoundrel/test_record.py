"""How dungeons are written down, and what is refused with place and reason."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.games import record
from stammtisch.games.record import BadRecord
from stammtisch.games.scoundrel.cards import DECK
from stammtisch.games.shuffle import shuffled
from stammtisch.testkit.strategies import records, seeds

SEED = bytes(range(32)).hex()
START = {
    "health": 12,
    "weapon": {"card": "8d", "slain": ["Js", "6c"]},
    "room": ["4h", "2s"],
    "pile": ["9c"],
    "avoided": False,
}


def read(**members: Any) -> record.Reading:
    return record.read(json.dumps({"game": "scoundrel", **members}).encode())


def start(**changes: Any) -> dict[str, Any]:
    return START | changes


@given(records())
def test_a_record_survives_reading_and_writing(document: dict[str, Any]) -> None:
    reading = record.read(json.dumps(document).encode())
    assert reading.ignored == ()
    assert record.write(reading.game, reading.record) == document
    assert record.replay(reading.game, reading.record).error is None


@given(seeds)
def test_a_seed_and_its_deck_are_the_same_dungeon(seed: bytes) -> None:
    deck = shuffled(DECK, seed, "scoundrel")
    by_seed, by_deck = (
        record.replay("scoundrel", read(actions=[], **deal).record).state
        for deal in ({"seed": seed.hex()}, {"deck": deck})
    )
    assert by_seed == by_deck


def test_a_position_to_start_from() -> None:
    state = record.replay("scoundrel", read(start=START, actions=[]).record).state
    assert (state.health, state.room, state.pile, state.avoided) == (12, ("4h", "2s"), ("9c",), False)
    assert state.weapon.card == "8d"
    assert (state.weapon.slain, state.weapon.limit) == (("Js", "6c"), 6)
    assert state.to_face == 2


def test_upper_case_hex_is_hex() -> None:
    assert read(seed=SEED.upper(), actions=[]).record == read(seed=SEED, actions=[]).record


@pytest.mark.parametrize(
    ("members", "where", "code"),
    [
        ({"seed": SEED}, "", "missing_key"),
        ({"actions": []}, "", "no_deal"),
        ({"seed": SEED, "deck": list(DECK), "actions": []}, "", "several_deals"),
        ({"seed": SEED[:-1], "actions": []}, "seed", "bad_hex"),
        ({"seed": 5, "actions": []}, "seed", "wrong_type"),
        ({"seed": SEED, "actions": "8d"}, "actions", "wrong_type"),
        ({"seed": SEED, "actions": ["8d", 8]}, "actions[1]", "wrong_type"),
        ({"seed": SEED, "actions": [], "rules": "classic"}, "rules", "unknown_rules"),
        ({"deck": list(DECK[1:]), "actions": []}, "deck", "wrong_length"),
        ({"deck": [*DECK[1:], "Xx"], "actions": []}, "deck[43]", "unknown_card"),
        ({"deck": [*DECK[1:], "Ad"], "actions": []}, "deck[43]", "unknown_card"),
        ({"deck": [*DECK[1:], DECK[1]], "actions": []}, "deck", "duplicate_card"),
        ({"start": [], "actions": []}, "start", "wrong_type"),
        ({"start": {}, "actions": []}, "start", "missing_key"),
        *(
            ({"start": {k: v for k, v in START.items() if k != key}, "actions": []}, "start", "missing_key")
            for key in START
        ),
        ({"start": start(health=0), "actions": []}, "start.health", "out_of_range"),
        ({"start": start(health=21), "actions": []}, "start.health", "out_of_range"),
        ({"start": start(health="12"), "actions": []}, "start.health", "wrong_type"),
        ({"start": start(health=True), "actions": []}, "start.health", "wrong_type"),
        ({"start": start(room=[]), "actions": []}, "start.room", "wrong_length"),
        ({"start": start(room=["2h", "3h", "4h", "5h", "6h"]), "actions": []}, "start.room", "wrong_length"),
        ({"start": start(room=["4h", "Kh"]), "actions": []}, "start.room[1]", "unknown_card"),
        ({"start": start(pile=["4h"]), "actions": []}, "start", "duplicate_card"),
        ({"start": start(pile=["8d"]), "actions": []}, "start", "duplicate_card"),
        ({"start": start(pile=["Js"]), "actions": []}, "start", "duplicate_card"),
        ({"start": start(avoided=0), "actions": []}, "start.avoided", "wrong_type"),
        ({"start": start(weapon="8d"), "actions": []}, "start.weapon", "wrong_type"),
        ({"start": start(weapon={"card": "8d"}), "actions": []}, "start.weapon", "missing_key"),
        (
            {"start": start(weapon={"card": "8h", "slain": []}), "actions": []},
            "start.weapon.card",
            "not_a_weapon",
        ),
        (
            {"start": start(weapon={"card": "8d", "slain": ["3h"]}), "actions": []},
            "start.weapon.slain[0]",
            "not_a_monster",
        ),
        (
            {"start": start(weapon={"card": "8d", "slain": ["6c", "6s"]}), "actions": []},
            "start.weapon.slain[1]",
            "slain_not_weaker",
        ),
    ],
)
def test_what_is_no_record(members: dict[str, Any], where: str, code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read(**members)
    assert (refused.value.where, refused.value.code) == (where, code)


@pytest.mark.parametrize(
    ("source", "where", "code"),
    [
        (b"[]", "", "wrong_type"),
        (b"7", "", "wrong_type"),
        (b"{}", "", "missing_key"),
        (b'{"game": null}', "game", "wrong_type"),
        (b'{"game": "whist"}', "game", "unknown_game"),
    ],
)
def test_what_is_of_no_game(source: bytes, where: str, code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        record.read(source)
    assert (refused.value.where, refused.value.code) == (where, code)


def test_unknown_keys_are_ignored_and_named() -> None:
    reading = read(
        seed=SEED, actions=[], rules="tavern", names=["Ann"], created="2026-11-30", mood="good", start_=1
    )
    assert reading.ignored == ("mood", "start_")


def test_the_first_illegal_action_ends_the_replay() -> None:
    document = read(seed=SEED, actions=["7d", "9s/w", "Th/w", "nonsense"])
    replay = record.replay("scoundrel", document.record)
    report = record.report("scoundrel", replay)
    assert report["valid"] is False
    assert report["error"] == {"index": 2, "action": "Th/w", "code": "not_a_monster"}
    assert [position["health"] for position in report["positions"]] == [20, 20, 18]
    assert "result" not in report


@given(st.text(max_size=20))
def test_an_action_that_is_none_is_an_error_of_the_game(text: str) -> None:
    report = record.report("scoundrel", record.replay("scoundrel", read(seed=SEED, actions=[text]).record))
    if not report["valid"]:
        assert report["error"]["action"] == text
        assert report["error"]["index"] == 0


def test_actions_after_the_end_are_an_error() -> None:
    position = start(health=3, weapon=None, room=["9s", "Kc"])
    replay = record.replay("scoundrel", read(start=position, actions=["9s/b", "Kc/b"]).record)
    assert record.report("scoundrel", replay)["error"] == {"index": 1, "action": "Kc/b", "code": "game_over"}
