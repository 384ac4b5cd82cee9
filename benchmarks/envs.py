"""How many actions a second the environments do, on one core.

    python benchmarks/envs.py

Random legal actions; the figure is actions per second of processor time spent
in ``step``, with observations, masks, rewards and the dealing of new games. The
choosing of the actions is not counted. Of the vector environments it is the best of
several runs, so that other work on the machine counts as little as possible.
"""

import random
import time
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from report import write

import stammtisch.envs  # noqa: F401 - makes the environments known
from stammtisch.envs import skullking_v0
from stammtisch.kernels.chance import Chance, below, chance
from stammtisch.kernels.compiling import kernel

GAMES = 4096
RUNS = 9
STEPS = 300
SINGLE_STEPS = 20_000


@kernel
def choose(masks: NDArray[np.int8], actions: NDArray[np.int64], rng: Chance) -> None:
    """A legal action in every game, each equally likely."""
    for game in range(len(masks)):
        left = below(rng, masks[game].sum())
        action = 0
        while left > 0 or masks[game, action] == 0:
            left -= masks[game, action]
            action += 1
        actions[game] = action


def vector(name: str, **arguments: Any) -> list[float]:
    """Actions per second in every run."""
    env, rng, actions = gymnasium.make_vec(name, GAMES, **arguments), chance(1), np.zeros(GAMES, np.int64)
    _, info = env.reset(seed=1)
    choose(info["action_mask"], actions, rng)
    env.step(actions)
    _, info = env.reset(seed=1)
    rates = []
    for _ in range(RUNS):
        spent = 0.0
        for _ in range(STEPS):
            choose(info["action_mask"], actions, rng)
            began = time.process_time()
            _, _, _, _, info = env.step(actions)
            spent += time.process_time() - began
        rates.append(GAMES * STEPS / spent)
    return rates


def dungeon() -> float:
    """Actions per second in one dungeon after another."""
    env, rng, spent = gymnasium.make("Scoundrel-v0").unwrapped, random.Random(1), 0.0
    over = True
    for _ in range(SINGLE_STEPS):
        if over:
            _, info = env.reset(seed=rng.randrange(1 << 30))
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        began = time.process_time()
        _, _, over, _, info = env.step(action)
        spent += time.process_time() - began
    return SINGLE_STEPS / spent


def table() -> float:
    """Actions per second in one game of four agents after another."""
    env, rng, spent = skullking_v0.raw_env(), random.Random(1), 0.0
    env.reset(seed=1)
    for _ in range(SINGLE_STEPS):
        agent = env.agent_selection
        if env.terminations[agent]:
            env.reset()
            continue
        action = rng.choice(np.flatnonzero(env.infos[agent]["action_mask"]))
        began = time.process_time()
        env.step(action)
        env.last()
        spent += time.process_time() - began
    return SINGLE_STEPS / spent


def main() -> None:
    dungeons, games = vector("Scoundrel-v0"), vector("SkullKing-v0", players=4)
    one_dungeon, one_game = dungeon(), table()
    figures = {
        "vector_scoundrel_actions_per_second": sorted(map(round, dungeons)),
        "vector_skullking_actions_per_second": sorted(map(round, games)),
        "scoundrel_actions_per_second": round(one_dungeon),
        "skullking_actions_per_second": round(one_game),
    }
    write(
        "envs",
        "Actions in the environments on one core",
        figures,
        [
            ["what", "best run", "median run", "target"],
            [f"Scoundrel-v0, {GAMES:,} games at once, actions/s", *_best_and_median(dungeons), "6,000,000"],
            [f"SkullKing-v0, {GAMES:,} games at once, actions/s", *_best_and_median(games), ""],
            ["Scoundrel-v0, one game, actions/s", f"{one_dungeon:,.0f}", "", ""],
            ["skullking_v0, one game, actions/s", f"{one_game:,.0f}", "", ""],
        ],
    )


def _best_and_median(rates: list[float]) -> tuple[str, str]:
    return f"{max(rates):,.0f}", f"{sorted(rates)[len(rates) // 2]:,.0f}"


if __name__ == "__main__":
    main()
