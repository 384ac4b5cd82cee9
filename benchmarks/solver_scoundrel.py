"""How long the solver takes for 1,000 fixed dungeons, on one core.

    python benchmarks/solver_scoundrel.py [NUMBER]

Dungeon i is shuffled from the seed i, as 32 bytes big-endian. Every line found
is played through the rules. Seconds are processor time, without compilation.
"""

import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from report import write

from stammtisch.games.scoundrel import State, rules
from stammtisch.study.solver import Solution, prepare, solve, winnable

T = TypeVar("T")

DUNGEONS = 1000


def dungeon(number: int) -> State:
    return rules.enter(rules.dungeon(number.to_bytes(32, "big")))


def timed(ask: Callable[[State], T], position: State) -> tuple[T, float]:
    began = time.process_time()
    answer = ask(position)
    return answer, time.process_time() - began


def check(position: State, solution: Solution) -> None:
    """Stop unless the line is legal and ends with the score."""
    for action in solution.line:
        position = rules.apply(position, action).state
    ended = rules.result(position)
    if not (solution.proven and ended and ended.score == solution.best):
        raise SystemExit(f"wrong: {position} {solution}")


def quantile(seconds: Sequence[float], share: float) -> float:
    return sorted(seconds)[min(int(share * len(seconds)), len(seconds) - 1)]


def main(dungeons: int) -> None:
    prepare()
    asked, solved, bests, states = [], [], [], 0
    for number in range(1, dungeons + 1):
        position = dungeon(number)
        can_be_won, seconds = timed(winnable, position)
        asked.append(seconds)
        solution, seconds = timed(solve, position)
        solved.append(seconds)
        check(position, solution)
        if can_be_won is not solution.winnable:
            raise SystemExit(f"dungeon {number}: {can_be_won=}, but {solution}")
        bests.append(solution.best)
        states += solution.states
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    reach_30, lost = bests.count(30) / dungeons, sum(best <= 0 for best in bests) / dungeons
    figures = {
        "dungeons": dungeons,
        "winnable_seconds": _summary(asked),
        "best_seconds": _summary(solved),
        "positions_per_second": round(states / sum(solved)),
        "peak_megabytes": round(megabytes),
        "share_that_reaches_30": reach_30,
        "share_that_cannot_be_won": lost,
        "best_scores": dict(sorted(Counter(bests).items())),
    }
    rows = [["what", "mean", "median", "95 %", "worst", "target"]]
    for name, seconds, target in (
        ("winnable or not", asked, "mean 10 ms, worst 1,000 ms"),
        ("best score proven", solved, "median 50 ms, 95 % 500 ms, worst 3,000 ms"),
    ):
        rows.append([name, *(f"{1000 * value:.1f} ms" for value in _summary(seconds).values()), target])
    rows.append(["peak memory", f"{megabytes:.0f} MB", "", "", "", "1,024 MB"])
    rows.append(["dungeons that reach 30", f"{reach_30:.1%}", "", "", "", ""])
    rows.append(["dungeons that cannot be won", f"{lost:.1%}", "", "", "", ""])
    write("solver_scoundrel", f"The exact solver on {dungeons:,} dungeons, one core", figures, rows)


def _summary(seconds: Sequence[float]) -> dict[str, float]:
    return {
        "mean": sum(seconds) / len(seconds),
        "median": quantile(seconds, 0.5),
        "95 %": quantile(seconds, 0.95),
        "worst": max(seconds),
    }


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DUNGEONS)
