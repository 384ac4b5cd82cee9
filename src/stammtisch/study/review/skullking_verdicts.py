"""From how many points on is a decision called a mistake?"""

from typing import Final

from stammtisch.study.review.verdicts import Thresholds

POINTS: Final = Thresholds(inaccuracy=5.0, mistake=10.0, blunder=20.0)
"""A mistake costs as much as every trick by which a bid is missed, a blunder as much as a bid of one
brings that is met."""

verdict = POINTS.verdict
