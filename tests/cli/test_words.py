"""Every code has words, and the words fit what comes with the code."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import stammtisch.games
from stammtisch.cli.words import COMPLAINTS, FAILURES, REFUSALS, complaint, failure, printable, refusal
from stammtisch.games import scoundrel, skullking
from stammtisch.games.contract import Game, IllegalAction
from stammtisch.games.document import BadRecord
from stammtisch.minds import external
from stammtisch.minds.external import ExternalMindError
from stammtisch.testkit import random_game

Rules = Game[Any, Any, Any]

CODES = {
    "scoundrel": {
        *("bad_action", "not_in_room", "choose_how_to_fight", "not_a_monster", "no_weapon", "weapon_worn"),
        *("cannot_avoid_twice", "cannot_avoid_after_facing", "cannot_avoid_final_room", "game_over"),
    },
    "skullking": {
        *("bad_action", "not_in_hand", "role_required", "role_not_allowed", "must_follow_suit"),
        *("bid_out_of_range", "not_your_turn", "bid_already_made", "game_over"),
    },
}


def test_every_code_of_the_games_has_words() -> None:
    assert set().union(*CODES.values()) == REFUSALS.keys()


def calls(file: Path, *callers: str) -> Iterator[ast.Call]:
    """The calls of these names in a source."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in callers:
            yield node


def codes_in_sources(*callers: str) -> Iterator[str]:
    """The string constants in the arguments of all calls of these names in the rules."""
    for file in Path(stammtisch.games.__file__).parent.rglob("*.py"):
        for call in calls(file, *callers):
            for part in (part for argument in call.args for part in ast.walk(argument)):
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and "_" in part.value:
                    yield part.value


def test_every_complaint_has_words() -> None:
    variants = {"not_json_at"}
    assert set(codes_in_sources("bad", "BadRecord", "one_of")) == COMPLAINTS.keys() - variants


def test_every_refusal_has_words() -> None:
    raised = set(codes_in_sources("IllegalAction"))
    assert raised <= REFUSALS.keys()
    assert REFUSALS.keys() - raised <= {code for code in REFUSALS if code.startswith("cannot_avoid")}


def test_every_failure_of_a_bot_has_words() -> None:
    raised = {ast.literal_eval(call.args[1]) for call in calls(Path(external.__file__), "ExternalMindError")}
    assert raised == FAILURES.keys()


def said(game: Rules, state: Any, seat: int, text: str) -> tuple[str, str] | None:
    """The code and the words of a refusal, if it is one."""
    try:
        game.play(state, seat, game.parse_action(text))
    except IllegalAction as error:
        return error.code, refusal(game.NAME, error.code, error.params)
    return None


def test_refusals_of_dungeons() -> None:
    rng, heard = random.Random(1), set()
    actions = [f"{card}{way}" for card in scoundrel.cards.DECK for way in ("", "/w", "/b")]
    for _ in range(300):
        for step in random_game(scoundrel, rng, scoundrel.Options()).steps:
            for text in ("avoid", *rng.sample(actions, 5), *(f"{card}/w" for card in step.state.room)):
                heard.add(said(scoundrel, step.state, 0, text))
    check(heard, CODES["scoundrel"] - {"bad_action", "cannot_avoid_final_room"})


def test_refusals_of_trick_games() -> None:
    rng, heard = random.Random(2), set()
    actions = [f"{card}{role}" for card in skullking.cards.DECK for role in ("", "/e", "/p")]
    for _ in range(10):
        for step in random_game(skullking, rng, skullking.Options(3)).steps:
            held = [card for hand in step.state.hands for card in hand]
            for text in (*held[:3], *rng.sample(actions, 5), "11", "SM", "SM/e"):
                heard.update(said(skullking, step.state, seat, text) for seat in range(3))
    check(heard, CODES["skullking"] - {"bad_action"})


def check(heard: set[tuple[str, str] | None], codes: set[str]) -> None:
    refusals = {answer for answer in heard if answer}
    assert {code for code, _ in refusals} == codes
    assert [words for _, words in refusals if not words.endswith(".") or "{" in words] == []


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (BadRecord("", "no_deal"), "Nothing says which cards were dealt."),
        (BadRecord("a.b", "wrong_type", {"expected": "integer"}), "a.b: This must be a whole number."),
        (BadRecord("", "duplicate_key", {"key": "a\nb"}), "“a\\nb” stands twice in one object."),
        (
            BadRecord("bids", "wrong_length", {"low": 2, "high": 6, "length": 7}),
            "bids: There must be 2 to 6 entries here, not 7.",
        ),
        (
            BadRecord("deck", "wrong_length", {"low": 44, "high": 44, "length": 7}),
            "deck: There must be 44 entries here, not 7.",
        ),
        (
            BadRecord("bids", "wrong_length", {"low": 1, "high": 1, "length": 2}),
            "bids: There must be 1 entry here, not 2.",
        ),
        (BadRecord("", "not_json", {"line": 3, "column": 4}), "This is not JSON from line 3, column 4 on."),
        (BadRecord("", "not_json"), "This is not JSON."),
    ],
)
def test_a_complaint_is_one_line(error: BadRecord, line: str) -> None:
    assert complaint(error) == line


def test_a_failure_is_one_line() -> None:
    late = ExternalMindError("./mind", "late", {"seconds": 60})
    assert failure(late) == "./mind gave no answer within 60 s."
    wrong = ExternalMindError("./mind", "no_action", {"answer": "a\nb"})
    assert failure(wrong) == r"./mind gave an answer without an action: a\nb"


@pytest.mark.parametrize(
    ("text", "shown"),
    [("Td", "Td"), ("ä„“", "ä„“"), ("\x1b[0m", r"\x1b[0m"), ("\ud800", r"\ud800"), ("\u202e", r"\u202e")],
)
def test_strange_texts_are_shown_harmlessly(text: str, shown: str) -> None:
    assert printable(text) == shown
