"""How much must be lost for a word about it."""

import pytest

from stammtisch.study.review.verdicts import CHANCE, POINTS, Thresholds


@pytest.mark.parametrize(
    ("thresholds", "loss", "word"),
    [
        (CHANCE, 0.0, None),
        (CHANCE, 0.049, None),
        (CHANCE, 0.05, "inaccuracy"),
        (CHANCE, 0.099, "inaccuracy"),
        (CHANCE, 0.1, "mistake"),
        (CHANCE, 0.199, "mistake"),
        (CHANCE, 0.2, "blunder"),
        (CHANCE, 1.0, "blunder"),
        (POINTS, 4.9, None),
        (POINTS, 5.0, "inaccuracy"),
        (POINTS, 9.9, "inaccuracy"),
        (POINTS, 10.0, "mistake"),
        (POINTS, 19.9, "mistake"),
        (POINTS, 20.0, "blunder"),
    ],
)
def test_the_thresholds(thresholds: Thresholds, loss: float, word: str | None) -> None:
    assert thresholds.verdict(loss) == word
