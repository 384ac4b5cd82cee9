"""A mind that knows what it wants, but neither judges a hand well nor saves its cards."""

import random

from stammtisch.games.skullking import Action, Bid, View, parse_action
from stammtisch.minds.skullking.regular import expected_tricks, tricks_needed


class Novice:
    """Bids about what the hand is worth, then wins or loses with whatever card does it."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Action:
        """An action for the seat of the view."""
        if view.phase == "bidding":
            guess = expected_tricks(view, view.hand) + self._rng.uniform(-1, 1)
            return Bid(max(0, min(view.round, round(guess))))
        wants = tricks_needed(view) > 0
        fitting = [choice for choice in view.choices if choice.winning == wants]
        return parse_action(self._rng.choice(fitting or view.choices).action)
