"""Minds from outside: programs that speak JSON, and Python functions."""

import pickle
import random
from pathlib import Path

import pytest

from stammtisch.games import skullking
from stammtisch.minds import external
from stammtisch.minds.external import ExternalMindError
from stammtisch.minds.naming import named

EXAMPLES = Path(__file__).parents[2] / "examples" / "minds"


def first_view() -> skullking.View:
    return skullking.view(skullking.setup(skullking.Options(players=3), bytes(32)), 0)


def program(folder: Path, body: str) -> str:
    file = folder / "mind"
    file.write_text(f"#!/usr/bin/env python3\n{body}\n")
    file.chmod(0o755)
    return str(file)


@pytest.mark.parametrize("name", [f"{EXAMPLES}/lowest_card.py", "bold:bold"])
def test_the_examples_play_a_whole_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    state = skullking.setup(skullking.Options(players=2), random.Random(1).randbytes(32))
    with named("skullking", name, 1) as guest, named("skullking", "regular", 2) as host:
        while seats := skullking.to_act(state):
            mind = guest if seats[0] == 0 else host
            state = skullking.play(state, seats[0], mind.choose(skullking.view(state, seats[0]))).state
    assert skullking.result(state) is not None


@pytest.mark.parametrize(
    ("body", "code", "params"),
    [
        ("input(); print('hello')", "no_action", {"answer": "hello"}),
        ('input(); print(\'{"action": "7"}\')', "not_legal", {"answer": '{"action": "7"}'}),
        ("input(); print('[]')", "no_action", {"answer": "[]"}),
        ("input()", "ended", {}),
        ("", "ended", {}),
    ],
)
def test_a_program_that_answers_wrongly_is_named(
    tmp_path: Path, body: str, code: str, params: dict[str, str]
) -> None:
    name = program(tmp_path, body)
    with named("skullking", name, 1) as mind, pytest.raises(ExternalMindError) as error:
        mind.choose(first_view())
    assert (error.value.name, error.value.code, error.value.params) == (name, code, params)


def test_a_program_that_does_not_answer_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "PATIENCE", 0)
    name = program(tmp_path, "while True: input()")
    with named("skullking", name, 1) as mind, pytest.raises(ExternalMindError) as error:
        mind.choose(first_view())
    assert (error.value.code, error.value.params) == ("late", {"seconds": 0})


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("no_such_module:mind", "not_imported"),
        ("json:no_such_function", "no_function"),
        ("./no-such-program", "no_program"),
        (f"{EXAMPLES}/bold.py", "not_executable"),
        (":", "not_imported"),
    ],
)
def test_what_is_not_there_is_named(name: str, code: str) -> None:
    with pytest.raises(ExternalMindError) as error, named("skullking", name, 1):
        pass
    assert (error.value.name, error.value.code) == (name, code)


def test_what_cannot_be_started_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mind"
    file.write_bytes(b"\0")
    file.chmod(0o755)
    with pytest.raises(ExternalMindError) as error, named("skullking", str(file), 1):
        pass
    assert error.value.code == "not_started"


def test_a_failure_comes_back_whole_from_another_process() -> None:
    error = pickle.loads(pickle.dumps(ExternalMindError("./mind", "late", {"seconds": 60})))
    assert (error.name, error.code, error.params) == ("./mind", "late", {"seconds": 60})


def test_other_names_are_no_minds() -> None:
    with pytest.raises(ValueError, match="grandmaster"), named("skullking", "grandmaster", 1):
        pass


def test_chance_is_repeated_by_its_seed() -> None:
    view = first_view()
    chosen = []
    for seed in (1, 1, 2):
        with named("skullking", "random", seed) as mind:
            chosen.append([mind.choose(view) for _ in range(20)])
    assert chosen[0] == chosen[1] != chosen[2]
