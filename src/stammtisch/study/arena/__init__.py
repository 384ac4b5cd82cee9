"""The arena: minds play each other, and luck is cut by giving everybody the same cards.

Every deal is played once for each rotation of the minds over the seats, so that
each mind holds each hand. A seed repeats everything but the clock.
"""

from stammtisch.study.arena.matches import Deal, Performance
from stammtisch.study.arena.plot import plot_standings
from stammtisch.study.arena.standings import Measure, Standing, standings
from stammtisch.study.arena.tournament import tournament

__all__ = ["Deal", "Measure", "Performance", "Standing", "plot_standings", "standings", "tournament"]
