"""How fast the pure rules are, on one core, with the fair shuffle and through the contract of a game.

    python benchmarks/pure_rules.py

Whole random games: set up from a seed, then always all legal actions, a random
one of them, and the step it leads to. Times are processor time, the best of
several runs, so that other work on the machine counts as little as possible.
The interpreter's build matters: one with profile-guided optimisation is a
quarter to a third faster.
"""

import random
import sysconfig
import time
from collections.abc import Callable, Sequence
from typing import Any

from report import write

from stammtisch.games import scoundrel, skullking
from stammtisch.games.contract import Game
from stammtisch.games.shuffle import shuffled

RUNS = 15
DUNGEONS = 2000
TRICK_GAMES = 20
SEEDS = [number.to_bytes(32, "big") for number in range(DUNGEONS)]


def play(game: Game[Any, Any, Any], options: Any, seeds: Sequence[bytes]) -> int:
    """Play random games; how many actions were done in them."""
    rng, actions = random.Random(1), 0
    for seed in seeds:
        state = game.setup(options, seed)
        while seats := game.to_act(state):
            state = game.play(state, seats[0], rng.choice(game.legal(state, seats[0]))).state
            actions += 1
    return actions


def best_seconds(work: Callable[[], object]) -> float:
    """Processor seconds of the best run."""
    work()
    times = []
    for _ in range(RUNS):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)


def main() -> None:
    deck, some = scoundrel.cards.DECK, SEEDS[:TRICK_GAMES]
    dungeons, tables = scoundrel.Options(), skullking.Options(4)
    shuffling = best_seconds(lambda: [shuffled(deck, seed, scoundrel.NAME) for seed in SEEDS])
    exploring = best_seconds(lambda: play(scoundrel, dungeons, SEEDS))
    bidding = best_seconds(lambda: play(skullking, tables, some))
    cases = [
        ("fair shuffles of 44 cards", len(SEEDS), shuffling, ""),
        ("dungeons", len(SEEDS), exploring, "20,000"),
        ("actions in dungeons", play(scoundrel, dungeons, SEEDS), exploring, ""),
        ("bids and cards at tables of four", play(skullking, tables, some), bidding, ""),
    ]
    rows = [["what", "a second", "µs each", "target"]]
    figures: dict[str, object] = {
        "profile_guided_interpreter": "--enable-optimizations" in sysconfig.get_config_var("CONFIG_ARGS")
    }
    for name, number, seconds, target in cases:
        rows.append([name, f"{number / seconds:,.0f}", f"{1e6 * seconds / number:.1f}", target])
        figures[f"{name.replace(' ', '_')}_per_second"] = round(number / seconds)
    write("pure_rules", "The pure rules on one core", figures, rows)


if __name__ == "__main__":
    main()
