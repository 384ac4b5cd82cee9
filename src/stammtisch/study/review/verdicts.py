"""From how much on is what a decision gave away called a mistake?"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

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


CHANCE: Final = Thresholds(inaccuracy=0.05, mistake=0.1, blunder=0.2)
"""For runs of Scoundrel, in chance to win, 0 … 1. A mistake loses one run in ten that would have been
won, a blunder one in five: no single room on the way costs an expert that much."""

POINTS: Final = Thresholds(inaccuracy=5.0, mistake=10.0, blunder=20.0)
"""For games of Skull King, in points. A mistake costs as much as every trick by which a bid is missed, a
blunder as much as a bid of one brings that is met."""
