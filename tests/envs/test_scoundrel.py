"""One dungeon: what Gymnasium asks for, what the rewards add up to, what a learner sees."""

import random
from dataclasses import replace

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import stammtisch.envs  # noqa: F401 - makes the environments known
from stammtisch.envs.scoundrel import observation as seen
from stammtisch.games import scoundrel
from stammtisch.games.scoundrel import rules
from stammtisch.games.scoundrel.cards import DECK
from stammtisch.kernels.scoundrel_rows import row_of
from stammtisch.testkit import random_game

DUNGEON = rules.dungeon(bytes(32))


def entered(deck: tuple[str, ...] = DUNGEON) -> tuple[gymnasium.Env, np.ndarray, dict]:
    env = gymnasium.make("Scoundrel-v0")
    return env, *env.reset(options={"deck": deck})


def legal(info: dict) -> list[int]:
    return np.flatnonzero(info["action_mask"]).tolist()


@pytest.mark.parametrize("render_mode", [None, "ansi", "rgb_array"])
def test_gymnasium_finds_no_fault(render_mode: str | None) -> None:
    check_env(gymnasium.make("Scoundrel-v0", render_mode=render_mode).unwrapped)


def test_the_return_is_the_score_and_188() -> None:
    env, rng = gymnasium.make("Scoundrel-v0"), random.Random(1)
    scores = set()
    for game in range(200):
        _, info = env.reset(seed=game)
        total, over = 0.0, False
        while not over:
            assert "score" not in info
            _, reward, over, truncated, info = env.step(rng.choice(legal(info)))
            assert not truncated
            total += reward
        assert total == info["score"] + 188
        assert legal(info) == []
        scores.add(info["score"])
    assert len(scores) > 20


def test_the_end_of_a_won_dungeon_counts_the_last_potion() -> None:
    end = rules.begin(18, None, ("5h",), ())
    single, _, _ = entered()
    single.unwrapped._show(end)
    _, reward, over, _, info = single.step(0)
    assert (reward, over, info["score"]) == (7, True, 25)
    several = gymnasium.make_vec("Scoundrel-v0", num_envs=2)
    several.reset()
    several._batch.rows[1] = row_of(end)
    _, rewards, ends, _, info = several.step(np.array([0, 0]))
    assert (rewards[1], ends[1], info["final_info"]["score"][1]) == (7, True, 25)


def test_an_illegal_action_changes_nothing_and_costs_a_point() -> None:
    env, before, info = entered()
    for action in set(range(9)) - set(legal(info)):
        after, reward, over, truncated, told = env.step(action)
        assert (after == before).all()
        assert (told["action_mask"] == info["action_mask"]).all()
        assert (reward, over, truncated) == (-1, False, False)


def test_a_seed_repeats_and_a_deck_is_laid_as_given() -> None:
    env, first, _ = entered()
    assert (first == entered()[1]).all()
    room = [DECK[i] for i in np.flatnonzero(first[seen.CARDS :] == seen.IN_ROOM)]
    assert sorted(room) == sorted(DUNGEON[:4])
    again = [env.reset(seed=seed)[0] for seed in (5, 5, 6)]
    assert (again[0] == again[1]).all()
    assert (again[0] != again[2]).any()
    with pytest.raises(ValueError, match="44 cards"):
        env.reset(options={"deck": DUNGEON[1:]})


def test_what_nobody_knows_is_not_seen() -> None:
    rng, compared = random.Random(2), 0
    for _ in range(100):
        for state, _ in random_game(scoundrel, rng, scoundrel.Options()).steps:
            count = len(state.pile) - state.known_bottom
            unseen, known = state.pile[:count], state.pile[count:]
            pile = (*rng.sample(unseen, count), *known)
            other = replace(state, dungeon=replace(state.dungeon, pile=pile))
            now = seen.observation_of(scoundrel.view(state, 0))
            assert (seen.observation_of(scoundrel.view(other, 0)) == now).all()
            assert {DECK[i] for i in np.flatnonzero(now[seen.CARDS :] == seen.UNSEEN)} == set(unseen)
            compared += pile != state.pile
    assert compared > 500


def test_pictures_show_the_table() -> None:
    env = gymnasium.make("Scoundrel-v0", render_mode="rgb_array")
    env.reset(options={"deck": DUNGEON})
    first = env.render()
    assert first.shape == (420, 640, 3)
    env.step(0)
    assert (env.render() != first).any()
    told = gymnasium.make("Scoundrel-v0", render_mode="ansi")
    told.reset(options={"deck": DUNGEON})
    assert " ".join(DUNGEON[:4]) in told.render()
