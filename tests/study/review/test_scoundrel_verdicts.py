"""How much of the chance to win must be lost for a word about it."""

import pytest

from stammtisch.study.review.scoundrel_verdicts import verdict


@pytest.mark.parametrize(
    ("loss", "word"),
    [
        (0.0, None),
        (0.049, None),
        (0.05, "inaccuracy"),
        (0.099, "inaccuracy"),
        (0.1, "mistake"),
        (0.199, "mistake"),
        (0.2, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_the_thresholds(loss: float, word: str | None) -> None:
    assert verdict(loss) == word
