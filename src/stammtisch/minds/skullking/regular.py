"""A mind that plays as a sensible person does: it bids what the hand is worth and plays to its bid."""

import random
from collections.abc import Sequence

from stammtisch.games.skullking import Action, Bid, View, parse_action
from stammtisch.games.skullking.cards import Card
from stammtisch.games.skullking.view import Choice
from stammtisch.minds.skullking.worth import share_beaten, tricks_expected


class Regular:
    """Bids the expected tricks, then wins what it still needs and loses the rest."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Action:
        """An action for the seat of the view."""
        if view.phase == "bidding":
            return Bid(round(expected_tricks(view)))
        return parse_action(self._card(view).action)

    def _card(self, view: View) -> Choice:
        winning = [choice for choice in view.choices if choice.winning]
        losing = [choice for choice in view.choices if not choice.winning]
        last = len(view.trick.cards) == len(view.seats) - 1
        if tricks_needed(view) > 0:
            if not winning:
                return self._weakest(losing)
            return self._weakest(winning) if last else self._strongest(winning)
        if losing:
            return self._strongest(losing)
        return self._strongest(winning) if last else self._weakest(winning)

    def _strongest(self, choices: Sequence[Choice]) -> Choice:
        return max(choices, key=self._by_strength)

    def _weakest(self, choices: Sequence[Choice]) -> Choice:
        return min(choices, key=self._by_strength)

    def _by_strength(self, choice: Choice) -> tuple[float, float]:
        return share_beaten(_card_of(choice)), self._rng.random()


def expected_tricks(view: View) -> float:
    """How many tricks the hand of the view should bring, 0 … cards in hand."""
    players = len(view.seats)
    return min(sum(tricks_expected(card, players) for card in view.hand), float(len(view.hand)))


def tricks_needed(view: View) -> int:
    """How many tricks the seat still needs to meet its bid; negative when it has too many."""
    assert view.seat is not None
    assert view.own_bid is not None
    return view.own_bid - view.seats[view.seat].won


def _card_of(choice: Choice) -> Card:
    assert choice.card is not None
    return choice.card
