"""From how many points on is a decision called a mistake?"""

from typing import Final

from stammtisch.study.review.verdicts import Verdict

INACCURACY: Final = 5.0
"""Below this the difference may lie in the estimate, not in the decision."""
MISTAKE: Final = 10.0
"""As much as every trick costs by which a bid is missed."""
BLUNDER: Final = 20.0
"""As much as a bid of one brings that is met."""


def verdict(loss: float) -> Verdict | None:
    """The verdict on a decision that gave away so many points on average."""
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else None
