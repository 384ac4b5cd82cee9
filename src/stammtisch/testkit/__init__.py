"""Helpers for the tests of anything that plays: random games, records, positions, playthroughs.

Hypothesis strategies are in :mod:`stammtisch.testkit.strategies`, the only
module here that needs Hypothesis.
"""

from stammtisch.testkit.games import Played, play_game, play_on, random_game, record_of
from stammtisch.testkit.playthrough import playthrough
from stammtisch.testkit.positions import dungeon, trick_round

__all__ = [
    "Played",
    "dungeon",
    "play_game",
    "play_on",
    "playthrough",
    "random_game",
    "record_of",
    "trick_round",
]
