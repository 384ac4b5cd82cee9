"""How much a card is worth, asked of the rules themselves."""

from functools import cache

from stammtisch.games.skullking import Play, numbers
from stammtisch.games.skullking.cards import DECK, Card
from stammtisch.games.skullking.notation import NUMBER, WAYS

_LEADING = 0.65
"""How often a card meets another as the one played first. A player chooses when to play a high card."""


@cache
def share_beaten(play: Play) -> float:
    """The share, 0 … 1, of meetings with one other card of the deck that this play wins."""
    number = NUMBER[play]
    others = [other for other in range(numbers.CARDS) if other != numbers.card(number)]
    first = sum(numbers.taker((number, other), 2) == 0 for other in others)
    second = sum(numbers.taker((other, number), 2) == 1 for other in others)
    return (_LEADING * first + (1 - _LEADING) * second) / len(others)


@cache
def tricks_expected(card: Card, players: int) -> float:
    """How many tricks the card brings on average among so many players.

    A card wins if it beats all others of the trick; scaled so that the worths of
    the whole deck add up to the tricks there are in it, one for ``players`` cards.
    """
    whole_deck = sum(_unscaled(each, players) for each in DECK)
    return _unscaled(card, players) * len(DECK) / players / whole_deck


def _unscaled(card: Card, players: int) -> float:
    return max(share_beaten(play) for play in WAYS[card]) ** (players - 1)
