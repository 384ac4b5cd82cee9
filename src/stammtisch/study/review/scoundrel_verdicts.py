"""From how much chance on is a decision called a mistake?"""

from typing import Final

from stammtisch.study.review.verdicts import Verdict

INACCURACY: Final = 0.05
"""Below this the difference may lie in the estimate, not in the decision."""
MISTAKE: Final = 0.1
"""One run in ten that would have been won is lost."""
BLUNDER: Final = 0.2
"""One run in five: no single room on the way costs an expert that much."""


def verdict(loss: float) -> Verdict | None:
    """The verdict on a decision that gave away ``loss`` of the chance to win (0 … 1)."""
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else None
