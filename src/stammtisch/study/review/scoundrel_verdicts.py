"""From how much chance to win (0 … 1) on is a decision called a mistake?"""

from typing import Final

from stammtisch.study.review.verdicts import Thresholds

CHANCE: Final = Thresholds(inaccuracy=0.05, mistake=0.1, blunder=0.2)
"""A mistake loses one run in ten that would have been won, a blunder one in five: no single room on
the way costs an expert that much."""

verdict = CHANCE.verdict
