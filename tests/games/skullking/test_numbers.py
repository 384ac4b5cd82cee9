"""The numbers on integers: the table of plays, the kernels' use of them, and the lead rules."""

import inspect
import random
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest
from numba.extending import register_jitable

from stammtisch.games.skullking import numbers
from stammtisch.games.skullking.cards import DECK, KIND
from stammtisch.games.skullking.notation import NUMBER, PLAYS, format_action


def test_the_table_of_plays() -> None:
    texts = [format_action(play) for play in PLAYS]
    assert len(texts) == numbers.PLAYS
    assert texts[:14] == [*(f"Y{n}" for n in range(1, 14)), "R1"]
    assert " ".join(texts[numbers.FIRST_ESCAPE :]) == "E1 E2 E3 E4 E5 P1 P2 P3 P4 P5 M1 M2 SM/p SK SM/e"
    assert [NUMBER[play] for play in PLAYS] == list(range(numbers.PLAYS))
    assert [DECK[numbers.card(NUMBER[play])] for play in PLAYS] == [play.card for play in PLAYS]


def test_kinds_agree_with_the_cards() -> None:
    for play in PLAYS:
        number, kind = NUMBER[play], KIND[play.card]
        assert (numbers.suit(number) == numbers.NO_SUIT) == (kind != "number")
        assert numbers.is_mermaid(number) == (kind == "mermaid")
        assert numbers.is_pirate(number) == (kind == "pirate" or play.role == "p")
        assert numbers.is_escape(number) == (kind == "escape" or play.role == "e")


@pytest.mark.parametrize(
    ("trick", "classic", "later_editions"),
    [
        ([], numbers.NO_SUIT, numbers.NO_SUIT),
        ([4], 0, 0),
        ([numbers.FIRST_ESCAPE, 17], 1, 1),
        ([numbers.SCARY_MARY_ESCAPE, 17], 1, 1),
        ([numbers.FIRST_PIRATE, 30], 2, numbers.NO_SUIT),
        ([numbers.FIRST_MERMAID, 40], numbers.BLACK, numbers.NO_SUIT),
        ([numbers.SCARY_MARY, 4], 0, numbers.NO_SUIT),
        ([numbers.SKULL_KING, 4], 0, numbers.NO_SUIT),
        ([4, numbers.SKULL_KING, 17], 0, 0),
        ([numbers.FIRST_ESCAPE, numbers.FIRST_PIRATE], numbers.NO_SUIT, numbers.NO_SUIT),
    ],
)
def test_the_suit_to_follow_by_lead_rule(trick: list[int], classic: int, later_editions: int) -> None:
    assert numbers.suit_to_follow(trick, len(trick), True) == classic
    assert numbers.suit_to_follow(trick, len(trick), False) == later_editions


def test_cards_beyond_the_trick_do_not_count() -> None:
    assert numbers.taker([0, 1, numbers.SKULL_KING], 2) == 1
    assert numbers.pirates_caught([numbers.SKULL_KING, 0, numbers.FIRST_PIRATE], 2) == 0


def random_arguments(function: Callable[..., Any], rng: random.Random) -> list[Any]:
    drawn: dict[str, Any] = {
        "play": rng.randrange(numbers.PLAYS),
        "plays": np.array(rng.sample(range(numbers.PLAYS), 6), dtype=np.int8),
        "n": rng.randint(1, 6),
        "led": rng.randint(-1, 3),
        "follow": rng.randint(-1, 3),
        "holds_suit": rng.random() < 0.5,
        "characters_bind": rng.random() < 0.5,
        "bid": rng.randint(0, 4),
        "won": rng.randint(0, 4),
        "bonus": rng.choice([0, 30, 50, 60]),
        "cards": rng.randint(1, 10),
        "zero_base": 10,
    }
    return [drawn[name] for name in inspect.signature(function).parameters]


def test_kernels_compile_every_number_and_agree() -> None:
    functions = [function for _, function in inspect.getmembers(numbers, inspect.isfunction)]
    for function in functions:
        register_jitable(function)
    rng = random.Random(66)
    for function in functions:
        compiled = numba.njit(function)
        for _ in range(100):
            arguments = random_arguments(function, rng)
            assert compiled(*arguments) == function(*arguments), (function.__name__, arguments)
