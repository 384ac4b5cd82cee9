"""Every level plays dungeons by the rules, repeats by its seed, and is better than the one below."""

import random
import subprocess
import sys

import pytest

from stammtisch.games import scoundrel as game
from stammtisch.games.scoundrel import format_action
from stammtisch.minds import levels, mind
from stammtisch.minds.scoundrel.novice import Novice
from stammtisch.testkit import dungeon


def whole_run(level: str, number: int) -> tuple[bool, list[str]]:
    player = mind("scoundrel", level, number)
    state = game.setup(game.Options(), random.Random(number).randbytes(32))
    actions = []
    while not state.over:
        action = player.choose(game.view(state, 0))
        actions.append(format_action(action))
        state = game.play(state, 0, action).state
    result = game.result(state)
    assert result is not None
    return result.outcome == "won", actions


def test_the_levels_from_the_weakest() -> None:
    assert levels("scoundrel") == ("novice", "regular", "expert", "master")


@pytest.mark.parametrize("level", levels("scoundrel"))
def test_a_run_is_played_by_the_rules_and_repeats(level: str) -> None:
    _, actions = whole_run(level, 1)
    assert actions
    assert whole_run(level, 1)[1] == actions


def test_each_level_wins_more_than_the_one_below() -> None:
    novice = sum(whole_run("novice", number)[0] for number in range(100))
    regular = sum(whole_run("regular", number)[0] for number in range(100))
    expert = sum(whole_run("expert", number)[0] for number in range(40)) * 100 / 40
    assert novice < 20 < 60 < regular < expert


@pytest.mark.parametrize("level", levels("scoundrel"))
def test_whoever_must_die_dies_by_the_rules(level: str) -> None:
    state = dungeon("Qs Ks As Jc", health=1, avoided=True)
    action = mind("scoundrel", level, 1).choose(game.view(state, 0))
    assert action in game.legal(state, 0)


@pytest.mark.parametrize(
    ("room", "health", "weapon", "first"),
    [
        ("9d Ac 2c 3c", 20, "", "9d"),  # the weapon before the monsters
        ("9h 8c", 5, "", "9h"),  # the potion before the monster that would kill
        ("As Ac Ks Kc", 20, "", "avoid"),
    ],
)
def test_a_novice_sees_what_a_room_costs(room: str, health: int, weapon: str, first: str) -> None:
    state = dungeon(room, "2h 2d 3d 4d", health=health, weapon=weapon)
    assert format_action(Novice(random.Random(1)).choose(game.view(state, 0))) == first


def test_without_numba_everybody_plays_like_a_novice_and_says_so() -> None:
    script = """
import logging, sys
sys.modules["numba"] = None
logging.basicConfig(level=logging.WARNING)
from stammtisch.games.scoundrel import Options, setup, view
from stammtisch.minds import mind
seen = view(setup(Options(), bytes(32)), 0)
print(mind("scoundrel", "expert", 1).choose(seen) == mind("scoundrel", "novice", 1).choose(seen))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True"]
    assert "plays like a novice" in done.stderr
