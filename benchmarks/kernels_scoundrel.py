"""How many random dungeons are played in a second, on one core.

    python benchmarks/kernels_scoundrel.py

Each run deals and plays dungeons with uniformly random legal actions; the
figure is games per second of processor time, the best of several runs, so that
other work on the machine counts as little as possible.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import repeat

import numpy as np
from report import write

from stammtisch.games import scoundrel
from stammtisch.games.scoundrel import rules
from stammtisch.games.scoundrel.cards import DECK
from stammtisch.kernels.chance import chance
from stammtisch.kernels.scoundrel_games import random_games
from stammtisch.kernels.scoundrel_rows import FULL_DECK

RUNS = 9
KERNEL_GAMES = 1_000_000
PURE_GAMES = 5_000

COMPILE = """
import time
started, processor = time.perf_counter(), time.process_time()
import numpy as np
from stammtisch.kernels.chance import chance
from stammtisch.kernels.scoundrel_games import random_games
from stammtisch.kernels.scoundrel_rows import FULL_DECK
from stammtisch.study.solver import prepare
random_games(np.zeros(1, np.int16), FULL_DECK, chance(1))
prepare()
print(time.perf_counter() - started, time.process_time() - processor)
"""


def per_second(games: int, play: Callable[[int], object]) -> list[float]:
    """Games per second of processor time, in every run."""
    play(1)
    rates = []
    for _ in range(RUNS):
        began = time.process_time()
        play(games)
        rates.append(games / (time.process_time() - began))
    return rates


def kernel(games: int) -> None:
    random_games(np.empty(games, np.int16), FULL_DECK, chance(1))


def pure(games: int) -> None:
    draw = random.Random(1).random
    for _ in repeat(None, games):
        state = rules.enter(tuple(sorted(DECK, key=lambda _: draw())))
        while actions := scoundrel.legal(state, 0):
            state = scoundrel.play(state, 0, actions[int(draw() * len(actions))]).state


def compiling() -> tuple[float, float]:
    """Wall and processor seconds of the first use, and of the second, of simulations and solver."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"NUMBA_CACHE_DIR": folder}
        times = [
            subprocess.run(
                [sys.executable, "-c", COMPILE], env=environment, capture_output=True, text=True, check=True
            )
            for _ in range(2)
        ]
    first, second = (float(run.stdout.split()[1]) for run in times)
    return first, second


def main() -> None:
    kernel_rates, pure_rates = per_second(KERNEL_GAMES, kernel), per_second(PURE_GAMES, pure)
    first, second = compiling()
    figures = {
        "kernel_games_per_second": sorted(map(round, kernel_rates)),
        "pure_games_per_second": sorted(map(round, pure_rates)),
        "first_use_seconds": round(first, 1),
        "second_use_seconds": round(second, 1),
    }
    write(
        "kernels_scoundrel",
        "Random dungeons on one core",
        figures,
        [
            ["what", "best run", "median run", "target"],
            ["kernel, games/s", *_best_and_median(kernel_rates), "3,500,000"],
            ["pure rules, games/s", *_best_and_median(pure_rates), "20,000"],
            ["first use of kernel and solver, s of processor time", f"{first:.1f}", "", "30"],
            ["the same when compiled before, s", f"{second:.1f}", "", ""],
        ],
    )


def _best_and_median(rates: list[float]) -> tuple[str, str]:
    return f"{max(rates):,.0f}", f"{sorted(rates)[len(rates) // 2]:,.0f}"


if __name__ == "__main__":
    main()
