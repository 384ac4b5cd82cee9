"""``stammtisch review``: in JSON, as text, for what cannot be reviewed, and cancelled."""

import json
import signal
import threading
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from stammtisch.cli import review as command
from stammtisch.cli.review_skullking import thrown
from stammtisch.cli.review_words import MARKS, REASONS, VERDICTS, why
from stammtisch.games.scoundrel import Action, View, parse_action
from stammtisch.study.review import scoundrel
from stammtisch.study.review.scoundrel_shapes import REASON_CODES, Reason
from stammtisch.study.review.skullking_shapes import Decision
from stammtisch.study.solver import Watch
from tests.cli.studying import study

PATIENCE = 60.0
"""Seconds until something that does not happen fails a test."""

DUNGEON = {"game": "scoundrel", "seed": f"{2:064x}"}
PUZZLE = {
    "game": "scoundrel",
    "start": {
        "health": 12,
        "weapon": {"card": "8d", "slain": ["Js"]},
        "room": ["6c", "4h", "2s", "3s"],
        "pile": ["9c"],
        "avoided": False,
    },
    "actions": ["6c/b", "4h", "2s/w", "3s/b", "9c/b"],
}

SKULL_KING = {"game": "skullking", "players": 2, "dealer": 1, "first_round": 2}
ONE_ROUND = {
    "hands": [["SK", "J13"], ["Y7", "E1"]],
    "bids": [0, 0],
    "plays": ["J13", "Y7", "SK", "E1"],
}


review = partial(study, "review")


def test_a_lost_puzzle_in_json() -> None:
    answer = review(PUZZLE, "--json")
    document = json.loads(answer.stdout)
    assert answer.returncode == 0
    assert (document["level"], document["outcome"], document["score"]) == ("expert", "lost", -2)
    assert (document["winnable"], document["best"], document["proven"]) == (True, 15, True)
    assert document["winnable_until"] == 2
    assert [ply["action"] for ply in document["plies"]] == PUZZLE["actions"]
    assert document["line"][-1]["health"] == 15
    assert document["plies"][-1]["better"] is None


def test_in_both_languages() -> None:
    run = DUNGEON | {"actions": ["2h", "3h", "9d", "3d"]}
    english, german = review(run).stdout, review(run, language="de").stdout
    for words in ("The game is not finished.", "The best possible score was 30.", "Turning points:"):
        assert words in english
    for words in ("Die Partie ist nicht zu Ende.", "30 Punkte waren höchstens möglich.", "Wendepunkte:"):
        assert words in german
    assert "blunder   3d, better avoid" in english
    assert "Patzer   3d, besser avoid" in german
    assert any(bar in english for bar in "▃▄▅")


def test_a_game_of_skull_king_in_json() -> None:
    answer = review(SKULL_KING | {"rounds": [ONE_ROUND]}, "--json")
    document = json.loads(answer.stdout)
    assert (answer.returncode, document["game"], document["level"]) == (0, "skullking", "expert")
    assert (document["totals"], document["winners"]) == ([-20, 20], [])
    assert [decision["action"] for decision in document["decisions"]] == ["0", "0", "J13", "Y7"]
    bid = document["decisions"][0]
    assert (bid["choice"], bid["verdict"], [*bid["points"]]) == ("2", "blunder", ["0", "1", "2"])
    assert document["seats"][0]["rounds"] == [{"round": 2, "bid": 0, "won": 2, "expert": 2}]


def test_a_game_of_skull_king_in_both_languages() -> None:
    game = SKULL_KING | {"rounds": [ONE_ROUND]}
    english, german = review(game).stdout, review(game, language="de").stdout
    for words in (
        "Seat 0",
        "0/2 (2)",
        "more won than bid",
        "Decisions that cost most:",
        "blunder   0, better 2",
    ):
        assert words in english
    for words in ("Platz 0", "0/2 (2)", "mehr Stiche als angesagt", "Am teuersten:", "Patzer   0, besser 2"):
        assert words in german


def test_a_game_in_which_nothing_happened() -> None:
    answer = review(SKULL_KING | {"seed": "0" * 64, "rounds": []})
    assert (answer.returncode, "No decision gave away much." in answer.stdout) == (0, True)


def test_a_trick_thrown_away_is_told_in_words() -> None:
    decision = Decision(
        step=5,
        seat=1,
        round=3,
        trick=2,
        hand=(),
        leader=0,
        table=("Y2",),
        bid=0,
        won=0,
        action="Y5",
        choice="E1",
        points={"E1": 20.0, "Y5": -10.0},
        loss=30.0,
        verdict="blunder",
        thrown="unwanted",
    )
    assert thrown(decision) == "Round 3, trick 2, Seat 1. Y5 won a trick too many; E1 would not have."
    missed = replace(decision, thrown="missed")
    assert thrown(missed).endswith("E1 would have won a trick that was needed; Y5 did not.")


@pytest.mark.parametrize(
    ("record", "code", "words"),
    [
        ("no JSON", 2, ""),
        (PUZZLE | {"actions": ["Ks/b"]}, 1, "Action 1, Ks/b: "),
        (SKULL_KING | {"rounds": [ONE_ROUND | {"bids": [0, 3]}]}, 1, "Round 2, bid of seat 1: "),
    ],
)
def test_what_cannot_be_reviewed(record: Any, code: int, words: str) -> None:
    answer = review(record)
    assert (answer.returncode, answer.stdout, len(answer.stderr.splitlines())) == (code, "", 1)
    assert words in answer.stderr


def test_ctrl_c_ends_it_with_a_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked, cancelled, cancel = list[int](), threading.Event(), Watch.cancel

    def is_interrupted(seen: View, seed: int) -> dict[Action, float]:
        asked.append(seed)
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        assert cancelled.wait(PATIENCE)
        return {parse_action(choice.action): 0.5 for choice in seen.choices}

    monkeypatch.setattr(Watch, "cancel", lambda watch: (cancel(watch), cancelled.set()))
    monkeypatch.setattr(command, "_compile", lambda _: None)
    monkeypatch.setattr(scoundrel, "expert", lambda _: is_interrupted)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(PUZZLE))
    handler = signal.getsignal(signal.SIGINT)
    result = CliRunner().invoke(command.app, [str(file)])
    assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (130, "", 1)
    assert len(asked) == 1
    assert signal.getsignal(signal.SIGINT) is handler


def test_a_level_is_refused_where_there_is_none() -> None:
    answer = review(SKULL_KING | {"rounds": [ONE_ROUND]}, "--level", "master")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert "Only dungeons have levels; leave --level out." in answer.stderr


def test_every_code_has_words() -> None:
    assert tuple(REASONS) == REASON_CODES
    assert VERDICTS.keys() == MARKS.keys()


def test_a_reason_names_its_cards() -> None:
    assert why(Reason("stronger_first", {"card": "As", "other": "Ks"})) == (
        "The ace of spades comes first: after the king of spades the weapon no longer works on it."
    )
