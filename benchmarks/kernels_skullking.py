"""How many random rounds of Skull King are dealt and played in a second, on one core.

    python benchmarks/kernels_skullking.py

Ten cards for each of four players, random bids, uniformly random legal plays,
scores. The figure is rounds per second of processor time, the best of several
runs, so that other work on the machine counts as little as possible.
"""

import random
import time
from collections.abc import Callable

import numpy as np
from report import write

from stammtisch.games import skullking
from stammtisch.games.skullking import numbers
from stammtisch.games.skullking.rules import begin
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.games.skullking.state import Deals
from stammtisch.kernels.chance import chance
from stammtisch.kernels.skullking_games import random_deals

RUNS = 15
PLAYERS = 4
CARDS = 10
KERNEL_ROUNDS = 300_000
PURE_ROUNDS = 100


def per_second(rounds: int, play: Callable[[int], object]) -> list[float]:
    """Rounds per second of processor time, in every run."""
    play(1)
    rates = []
    for _ in range(RUNS):
        began = time.process_time()
        play(rounds)
        rates.append(rounds / (time.process_time() - began))
    return sorted(rates)


def kernel(rounds: int) -> None:
    scores = np.empty((rounds, PLAYERS), np.int16)
    random_deals(scores, PLAYERS, CARDS, np.arange(numbers.CARDS, dtype=np.uint8), chance(1))


def pure(rounds: int) -> None:
    rng = random.Random(1)
    for _ in range(rounds):
        state = begin(CLASSIC_66, PLAYERS, Deals(rng.randbytes(32)), CARDS, 0)
        while seats := skullking.to_act(state):
            action = rng.choice(skullking.legal(state, seats[0]))
            state = skullking.play(state, seats[0], action).state


def main() -> None:
    kernel_rates, pure_rates = per_second(KERNEL_ROUNDS, kernel), per_second(PURE_ROUNDS, pure)
    write(
        "kernels_skullking",
        "Random rounds of Skull King on one core",
        {
            "kernel_rounds_per_second": list(map(round, kernel_rates)),
            "pure_rounds_per_second": list(map(round, pure_rates)),
        },
        [
            ["ten cards, four players", "best run", "median run", "target"],
            ["kernel, rounds/s", *_best_and_median(kernel_rates), "800,000"],
            ["pure rules, rounds/s", *_best_and_median(pure_rates), ""],
        ],
    )


def _best_and_median(rates: list[float]) -> tuple[str, str]:
    return f"{rates[-1]:,.0f}", f"{rates[len(rates) // 2]:,.0f}"


if __name__ == "__main__":
    main()
