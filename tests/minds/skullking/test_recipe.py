"""The tables in the package are those that the recipe describes."""

import json
import subprocess
import sys

import numpy as np
import pytest

from stammtisch.games.skullking import view
from stammtisch.minds.skullking import recipe, tables, thinking
from stammtisch.minds.skullking.recipe import FOLDER, LABEL, RECIPE, TABLES, Recipe
from tests.minds.skullking.positions import dealt


def test_the_label_belongs_to_the_file_and_to_the_recipe() -> None:
    label = json.loads((FOLDER / LABEL).read_text())
    assert label == recipe.describe(RECIPE, (FOLDER / TABLES).read_bytes(), thinking.learned())


def test_the_tables_hold_chances_and_points() -> None:
    for name, table in thinking.learned()._asdict().items():
        assert np.isfinite(table).all()
        if name in {"now", "future", "worth", "start", "bids"}:
            assert table.min() >= 0
            assert table.max() <= 1
    assert np.abs(thinking.learned().corrections).max() < 40


def test_what_was_learned_is_sensible() -> None:
    learned = thinking.learned()
    four_players, ten_cards = 2, 10
    worth = learned.worth[four_players, ten_cards]
    assert worth[tables.SKULL_KING] > worth[tables.PIRATE] > worth[12] > worth[0]
    assert worth[tables.ESCAPE] < 0.05


def test_training_repeats(tmp_path_factory: pytest.TempPathFactory) -> None:
    small = Recipe(lessons=1, deals=20, searched=2)
    contents = []
    for _ in range(2):
        folder = tmp_path_factory.mktemp("tables")
        recipe.write(folder, small, recipe.train(small, lambda _done, _steps: None))
        contents.append((folder / TABLES).read_bytes())
    assert contents[0] == contents[1]


def test_without_numba_the_expert_plays_like_a_regular_and_says_so() -> None:
    script = """
import logging, sys
sys.modules["numba"] = None
logging.basicConfig(level=logging.WARNING)
from stammtisch.games.skullking import Options, setup, view
from stammtisch.minds import mind
seen = view(setup(Options(players=4), bytes(32)), 0)
print(mind("skullking", "expert", 1).choose(seen) == mind("skullking", "regular", 1).choose(seen))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True"]
    assert "plays like a regular" in done.stderr


def test_the_same_luck_gives_the_same_values() -> None:
    hands = ["Y9 R13 B2 P1", "Y5 R3 B3 J4", "Y6 R4 B4 J5", "Y7 R5 B5 J6"]
    seen = view(dealt(hands, dealer=0), 0)
    assert thinking.values(seen, 1) == thinking.values(seen, 1) != thinking.values(seen, 2)
