"""A mind as a Python function: bids one trick more than a regular and plays like one.

PYTHONPATH=examples/minds stammtisch arena skullking --minds bold:bold,regular,regular --games 30
"""

import random

from stammtisch.games.skullking import Action, Bid, View
from stammtisch.minds.skullking.regular import Regular


class Bold:
    """Hopes for more than its hand is worth."""

    def __init__(self, seed: int) -> None:
        self._regular = Regular(random.Random(seed))

    def choose(self, view: View) -> Action:
        """An action for the seat of the view."""
        action = self._regular.choose(view)
        return Bid(min(view.round, action.tricks + 1)) if isinstance(action, Bid) else action


bold = Bold
