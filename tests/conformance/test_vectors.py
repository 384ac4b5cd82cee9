"""Games worked out by hand and by other programs come out the same, key for key."""

import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.games import record

VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("conformance.json").read_text())


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_vector(vector: dict[str, Any]) -> None:
    reading = record.read(json.dumps(vector["record"]).encode())
    report = record.report(reading.game, record.replay(reading.game, reading.record))
    expected = vector["expect"]
    assert {key: report.get(key) for key in expected} == expected
    assert json.loads(json.dumps(report)) == report


def test_vectors_cover_both_games() -> None:
    assert {vector["record"]["game"] for vector in VECTORS} == {"scoundrel", "skullking"}
