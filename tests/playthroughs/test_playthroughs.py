"""Recorded games still show the same to everybody, word for word; ``update.py`` writes them anew."""

import json
from pathlib import Path

import pytest

from stammtisch.games.registry import GAMES
from stammtisch.testkit import playthrough

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_playthrough(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record, _, _ = text.partition("\n")
    assert playthrough(json.loads(record)) == text


def test_every_game_has_one() -> None:
    assert {file.stem.partition("_")[0] for file in FILES} == set(GAMES)
