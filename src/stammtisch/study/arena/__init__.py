"""The arena: minds play, and luck is cut by giving everybody the same cards.

Every deal of Skull King is played once for each rotation of the minds over the
seats, so that each mind holds each hand. Every mind for Scoundrel meets the
same dungeons. A seed repeats everything but the clock.
"""

from stammtisch.study.arena.dungeons import Expedition, Run, expedition_of
from stammtisch.study.arena.matches import Deal, Performance
from stammtisch.study.arena.plot import plot_standings
from stammtisch.study.arena.standings import Measure, Standing, standings
from stammtisch.study.arena.tournament import expedition, tournament

__all__ = [
    "Deal",
    "Expedition",
    "Measure",
    "Performance",
    "Run",
    "Standing",
    "expedition",
    "expedition_of",
    "plot_standings",
    "standings",
    "tournament",
]
