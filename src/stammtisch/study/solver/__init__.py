"""The exact solver of Scoundrel: the best reachable score with the whole pile known.

Room by room, it keeps for every order of the cards that is still possible the
positions that no other one beats in health, weapon and limit, and drops those
that cannot come far enough even at best. A narrow search finds most answers at
once; a search that left nothing out proves that there is no better one.
"""

from stammtisch.study.solver.search import Cancelled, Watch
from stammtisch.study.solver.solution import Solution, prepare, solve, solve_each, winnable

__all__ = ["Cancelled", "Solution", "Watch", "prepare", "solve", "solve_each", "winnable"]
