"""``stammtisch solve``: in JSON, as tables, and for what cannot be solved."""

import json
from functools import partial
from typing import Any

import pytest

from tests.cli.studying import study

PUZZLE = {
    "game": "scoundrel",
    "start": {
        "health": 12,
        "weapon": {"card": "8d", "slain": ["Js"]},
        "room": ["6c", "4h", "2s", "3s"],
        "pile": ["9c"],
        "avoided": False,
    },
    "actions": [],
}


solve = partial(study, "solve")


def test_a_puzzle_in_json() -> None:
    answer = solve(PUZZLE, "--json", "--each")
    assert answer.returncode == 0
    document = json.loads(answer.stdout)
    # 9c with the weapon costs 1, 6c, 3s and 2s after it nothing, and 4h heals 4.
    assert (document["winnable"], document["best"], document["proven"]) == (True, 15, True)
    assert len(document["line"]) in {5, 6}
    assert document["states"] > 0
    assert document["seconds"] > 0
    assert sorted(document["each"]) == ["2s/b", "2s/w", "3s/b", "3s/w", "4h", "6c/b", "6c/w", "avoid"]
    assert max(document["each"].values()) == 15


def test_a_record_is_solved_from_its_last_position() -> None:
    seed = f"{1:064x}"
    whole = json.loads(solve({"game": "scoundrel", "seed": seed, "actions": []}, "--json").stdout)
    rest = json.loads(
        solve({"game": "scoundrel", "seed": seed, "actions": whole["line"][:9]}, "--json").stdout
    )
    assert rest["best"] == whole["best"] == 11


def test_tables_in_both_languages() -> None:
    english, german = solve(PUZZLE, "--each"), solve(PUZZLE, "--each", language="de")
    assert "The dungeon can be won; the best possible score is 15." in english.stdout
    assert "The best score after each action:" in english.stdout
    assert "Der Dungeon ist zu gewinnen; höchstens 15 Punkte sind möglich." in german.stdout
    assert "Die beste Punktzahl nach jeder Aktion:" in german.stdout


def test_a_run_that_is_over_has_its_score() -> None:
    over = json.loads(solve(PUZZLE | {"actions": ["6c/b", "4h", "2s/w", "3s/b", "9c/b"]}, "--json").stdout)
    assert (over["winnable"], over["best"], over["line"]) == (False, -2, [])


def test_nothing_is_solved_when_a_run_is_over() -> None:
    over = PUZZLE | {"actions": ["6c/b", "4h", "2s/w", "3s/b", "9c/b"]}
    assert solve(over).stdout.startswith("This run is over with a score of -2.")
    assert solve(over, language="de").stdout.startswith("Dieser Lauf ist mit -2 Punkten vorbei.")


@pytest.mark.parametrize(
    ("record", "code", "words"),
    [
        ("no JSON", 2, ""),
        (
            {"game": "skullking", "players": 2, "dealer": 0, "seed": "0" * 64, "rounds": []},
            2,
            "Only dungeons",
        ),
        (PUZZLE | {"actions": ["Ks/b"]}, 1, "Action 1, Ks/b: "),
    ],
)
def test_what_cannot_be_solved(record: dict[str, Any] | str, code: int, words: str) -> None:
    answer = solve(record)
    assert answer.returncode == code
    assert answer.stdout == ""
    assert words in answer.stderr
    assert len(answer.stderr.splitlines()) == 1


def test_an_illegal_action_in_json() -> None:
    answer = solve(PUZZLE | {"actions": ["Ks/b"]}, "--json")
    assert answer.returncode == 1
    assert json.loads(answer.stdout)["error"] == {"index": 0, "action": "Ks/b", "code": "not_in_room"}
