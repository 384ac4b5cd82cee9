"""Minds from outside: programs that speak JSON, and Python functions."""

import random
from pathlib import Path

import pytest

from stammtisch.games import skullking
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
    ("body", "complaint"),
    [
        ("input(); print('hello')", "no action in the answer"),
        ('input(); print(\'{"action": "7"}\')', "not legal"),
        ("input(); print('[]')", "no action in the answer"),
        ("input()", "ended without an answer"),
        ("", "ended without an answer"),
    ],
)
def test_a_program_that_answers_wrongly_is_named(tmp_path: Path, body: str, complaint: str) -> None:
    name = program(tmp_path, body)
    with named("skullking", name, 1) as mind, pytest.raises(ExternalMindError) as error:
        mind.choose(first_view())
    assert name in str(error.value)
    assert complaint in str(error.value)


@pytest.mark.parametrize("name", ["no_such_module:mind", "json:no_such_function", "./no-such-program", ":"])
def test_what_is_not_there_is_named(name: str) -> None:
    with pytest.raises(ExternalMindError) as error, named("skullking", name, 1):
        pass
    assert name in str(error.value)


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
