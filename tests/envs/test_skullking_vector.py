"""Thousands of games tell the same as a game of several agents, about the same cards and actions."""

from dataclasses import replace

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import stammtisch.envs  # noqa: F401 - makes the environments known
from stammtisch.envs import skullking_v0
from stammtisch.envs.skullking.vector import SkullKingVectorEnv
from stammtisch.games.skullking import rules
from stammtisch.games.skullking.cards import in_order
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.games.skullking.state import Deals, Hands
from stammtisch.kernels import skullking as kernel
from stammtisch.kernels.skullking_rows import plays_in

GAMES = 4


def made(players: int, games: int = GAMES) -> SkullKingVectorEnv:
    env = gymnasium.make_vec("SkullKing-v0", num_envs=games, players=players)
    assert isinstance(env, SkullKingVectorEnv)
    return env


def hands(row: kernel.Row) -> Hands:
    words = row[kernel.HANDS : kernel.HANDS + 2 * row[kernel.PLAYERS]].reshape(-1, 2).tolist()
    return tuple(in_order({play.card for play in plays_in(*each)}) for each in words)


def begun(players: int, row: kernel.Row) -> skullking_v0.raw_env:
    """The agents' game at the first round of a row."""
    env = skullking_v0.raw_env(players)
    env.reset()
    deals = Deals(None, ((1, hands(row)),))
    env._state = rules.begin(CLASSIC_66, players, deals, 1, int(row[kernel.DEALER]))
    env._turn()
    return env


def chosen(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Random actions, most of them legal."""
    actions = np.argmax(rng.random(masks.shape) * masks, axis=1)
    wild = rng.random(len(masks)) < 0.02
    return np.where(wild, rng.integers(masks.shape[1], size=len(masks)), actions)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_step_is_that_of_a_game_of_agents(players: int) -> None:
    env, rng, ended = made(players), np.random.default_rng(players), 0
    seen, info = env.reset(seed=players)
    games = [begun(players, row) for row in env._batch.rows]
    for _ in range(75 * players):
        for game, single in enumerate(games):
            seat = single.possible_agents.index(single.agent_selection)
            assert seat == info["seat"][game]
            assert (single.observe(single.agent_selection) == seen[game]).all()
            mask = single.infos[single.agent_selection]["action_mask"]
            assert (mask == info["action_mask"][game]).all()
        actions, seats = chosen(info["action_mask"], rng), info["seat"]
        seen, rewards, ends, cuts, info = env.step(actions)
        assert env.observation_space.contains(seen)
        assert not cuts.any()
        for game, single in enumerate(games):
            single.step(actions[game])
            told = [*single.rewards.values(), *[0.0] * (6 - players)]
            assert info["rewards"][game].tolist() == told
            assert rewards[game] == told[seats[game]]
            assert ends[game] == all(single.terminations.values())
            row = env._batch.rows[game]
            if ends[game]:
                assert (info["final_obs"][game] == single.observe(f"seat_{seats[game]}")).all()
                assert info["final_info"]["totals"][game, :players].tolist() == list(single._state.totals)
                games[game] = begun(players, row)
                ended += 1
            elif not single._state.hands:
                single._state = replace(single._state, hands=hands(row))
                single._turn()
    assert ended == GAMES


def test_gymnasium_is_told_how_games_are_replaced() -> None:
    assert made(4).metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_a_seed_repeats_whatever_the_number_of_games() -> None:
    one, two, few = made(3, 16), made(3, 16), made(3, 2)
    rng = np.random.default_rng(3)
    _, info = one.reset(seed=4)
    two.reset(seed=4)
    few.reset(seed=4)
    for _ in range(300):
        actions = chosen(info["action_mask"], rng)
        seen, _, _, _, info = one.step(actions)
        assert (two.step(actions)[0] == seen).all()
        assert (few.step(actions[:2])[0] == seen[:2]).all()
    assert (one.reset(seed=5)[0] != two.reset(seed=4)[0]).any()


def test_wrong_numbers_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 6 players"):
        made(7)
    env = made(2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="4 games"):
        env.step(np.zeros(3, np.int64))
