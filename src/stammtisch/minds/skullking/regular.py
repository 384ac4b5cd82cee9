"""A mind that plays as a sensible person does: it bids what the hand is worth and plays to its bid."""

import random
from collections.abc import Iterable

from stammtisch.games.skullking import Action, Bid, Play, View, parse_action
from stammtisch.games.skullking.cards import Card
from stammtisch.games.skullking.view import Choice
from stammtisch.minds.skullking.judgement import chance_to_take, misfit
from stammtisch.minds.skullking.worth import share_beaten, tricks_expected


class Regular:
    """Bids the expected tricks, then plays so that the cards left are worth what the bid lacks."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Action:
        """An action for the seat of the view."""
        if view.phase == "bidding":
            return Bid(round(expected_tricks(view, view.hand)))
        behind = len(view.seats) - len(view.trick.cards) - 1
        hand, needed = expected_tricks(view, view.hand), tricks_needed(view)

        def disliked(choice: Choice) -> tuple[float, float]:
            play = parse_action(choice.action)
            assert isinstance(play, Play)
            chance = chance_to_take(share_beaten(play), choice.winning, behind)
            rest = hand - tricks_expected(play.card, len(view.seats))
            return misfit(needed, chance, rest), self._rng.random()

        return parse_action(min(view.choices, key=disliked).action)


def expected_tricks(view: View, cards: Iterable[Card]) -> float:
    """How many tricks such cards should bring at the table of the view."""
    players = len(view.seats)
    return min(sum(tricks_expected(card, players) for card in cards), float(len(view.hand)))


def tricks_needed(view: View) -> int:
    """How many tricks the seat still needs to meet its bid; negative when it has too many."""
    assert view.seat is not None
    assert view.own_bid is not None
    return view.own_bid - view.seats[view.seat].won
