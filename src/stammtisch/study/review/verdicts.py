"""From how much on is what a decision gave away called a mistake?"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Verdict: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
"""How much a decision gave away."""


@dataclass(frozen=True, slots=True)
class Thresholds:
    """What each verdict takes at least, in the unit of the game: chance to win, or points."""

    inaccuracy: float
    """Below this the difference may lie in the estimate, not in the decision."""
    mistake: float
    blunder: float

    def verdict(self, loss: float) -> Verdict | None:
        """The verdict on a decision that gave away so much."""
        if loss >= self.blunder:
            return "blunder"
        if loss >= self.mistake:
            return "mistake"
        return "inaccuracy" if loss >= self.inaccuracy else None
