"""Thousands of dungeons tell the same as single ones, about the same cards and actions."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import stammtisch.envs  # noqa: F401 - makes the environments known
from stammtisch.envs.scoundrel.vector import ScoundrelVectorEnv
from stammtisch.kernels import scoundrel as kernel
from stammtisch.kernels.scoundrel_rows import CARD

GAMES = 64


def made(games: int = GAMES) -> ScoundrelVectorEnv:
    env = gymnasium.make_vec("Scoundrel-v0", num_envs=games)
    assert isinstance(env, ScoundrelVectorEnv)
    return env


def deck(env: ScoundrelVectorEnv, game: int) -> list[str]:
    """The cards of a dungeon that has just been entered, from the top."""
    batch = env._batch
    row, rng = batch.rows[game].copy(), batch.chances[game].copy()
    kernel.settle(row, batch.settled[game], kernel.DECK_SIZE, kernel.DECK_SIZE, rng)
    pile = np.roll(row[kernel.PILE :], -row[kernel.TOP])[: row[kernel.PILE_COUNT]]
    return [CARD[code] for code in (*row[kernel.ROOM : kernel.PILE].tolist(), *pile.tolist())]


def chosen(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Random actions; most are legal, and fights with the weapon are liked, so that games last."""
    likes = rng.random(masks.shape) + 0.5 * (np.arange(kernel.ACTIONS) % 2)
    actions = np.argmax(likes * masks, axis=1)
    wild = rng.random(len(masks)) < 0.05
    return np.where(wild, rng.integers(kernel.ACTIONS, size=len(masks)), actions)


def test_every_step_is_that_of_a_single_dungeon() -> None:
    env, rng, ended = made(), np.random.default_rng(1), 0
    singles = [gymnasium.make("Scoundrel-v0") for _ in range(GAMES)]
    seen, info = env.reset(seed=1)
    for game, single in enumerate(singles):
        first, told = single.reset(options={"deck": deck(env, game)})
        assert (first == seen[game]).all()
        assert (told["action_mask"] == info["action_mask"][game]).all()
    for _ in range(150):
        actions = chosen(info["action_mask"], rng)
        seen, rewards, ends, cuts, info = env.step(actions)
        assert env.observation_space.contains(seen)
        assert not cuts.any()
        for game, single in enumerate(singles):
            now, reward, over, _, told = single.step(actions[game])
            assert (reward, over) == (rewards[game], ends[game])
            if over:
                assert (info["final_obs"][game] == now).all()
                assert info["final_info"]["score"][game] == told["score"]
                now, told = single.reset(options={"deck": deck(env, game)})
                ended += 1
            assert (seen[game] == now).all()
            assert (info["action_mask"][game] == told["action_mask"]).all()
        assert ("final_obs" in info) == ends.any()
        if ends.any():
            assert (info["_final_obs"] == ends).all()
    assert ended > GAMES


def test_gymnasium_is_told_how_games_are_replaced() -> None:
    assert made().metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(made())
    rng = np.random.default_rng(2)
    _, info = wrapped.reset(seed=2)
    for _ in range(60):
        _, _, _, _, info = wrapped.step(chosen(info["action_mask"], rng))
    assert wrapped.episode_count > GAMES


def test_a_seed_repeats_whatever_the_number_of_games() -> None:
    one, two, few = made(), made(), made(8)
    rng = np.random.default_rng(3)
    _, info = one.reset(seed=4)
    two.reset(seed=4)
    few.reset(seed=4)
    for _ in range(60):
        actions = chosen(info["action_mask"], rng)
        seen, rewards, _, _, info = one.step(actions)
        again, same, _, _, _ = two.step(actions)
        part, some, _, _, _ = few.step(actions[:8])
        assert (seen == again).all()
        assert (rewards == same).all()
        assert (seen[:8] == part).all()
        assert (rewards[:8] == some).all()
    assert (one.reset(seed=5)[0] != two.reset(seed=4)[0]).any()


def test_what_a_step_answers_belongs_to_the_caller() -> None:
    env, rng = made(), np.random.default_rng(4)
    seen, info = env.reset(seed=6)
    kept = seen.copy(), info["action_mask"].copy()
    for _ in range(5):
        _, _, _, _, told = env.step(chosen(info["action_mask"], rng))
        told["action_mask"][:] = 0
    assert (seen == kept[0]).all()
    assert (info["action_mask"] == kept[1]).all()


@pytest.mark.parametrize("actions", [[0] * (GAMES - 1), 0])
def test_each_game_needs_an_action(actions: object) -> None:
    env = made()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="64 dungeons"):
        env.step(np.asarray(actions))
