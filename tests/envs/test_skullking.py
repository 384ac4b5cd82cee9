"""A game of several agents: what PettingZoo asks for, what the rewards add up to, what a seat sees."""

import random
from dataclasses import replace
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from stammtisch.envs import skullking_v0
from stammtisch.envs.skullking import observation as seen
from stammtisch.games import skullking
from stammtisch.games.skullking.cards import DECK, in_order
from stammtisch.testkit import random_game


@pytest.mark.parametrize("players", range(2, 7))
def test_pettingzoo_finds_no_fault(players: int) -> None:
    api_test(skullking_v0.env(players=players), num_cycles=500)
    api_test(skullking_v0.raw_env(players=players), num_cycles=100)
    seed_test(partial(skullking_v0.env, players=players), num_cycles=100)


def test_a_number_of_players_that_cannot_be_is_refused() -> None:
    for players in (1, 7):
        with pytest.raises(ValueError, match="2 to 6 players"):
            skullking_v0.env(players=players)


def played(players: int, seed: int) -> tuple[skullking_v0.raw_env, dict[str, float]]:
    """A random game to its end, and what each agent got."""
    env, returns = skullking_v0.raw_env(players), {}
    env.reset(seed=seed)
    rng = random.Random(seed)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        returns[agent] = returns.get(agent, 0) + reward
        env.step(None if over else rng.choice(np.flatnonzero(info["action_mask"])))
    return env, returns


@pytest.mark.parametrize("players", range(2, 7))
def test_returns_are_the_points_of_the_game(players: int) -> None:
    env, returns = played(players, seed=players)
    assert list(returns.values()) == list(env._state.totals)
    assert list(returns) == env.possible_agents
    assert env.agents == []


def test_an_illegal_action_changes_nothing_and_costs_its_agent_a_point() -> None:
    env = skullking_v0.raw_env()
    env.reset(seed=1)
    agent, before = env.agent_selection, env.observe(env.agent_selection)
    for action in (0, 69, 77, -1, None):
        env.step(action)
        assert env.agent_selection == agent
        assert (env.observe(agent) == before).all()
        assert env.rewards == {each: -1.0 if each == agent else 0 for each in env.agents}


def test_bids_stay_hidden_until_the_last_one() -> None:
    env = skullking_v0.raw_env(players=3)
    env.reset(seed=2)
    places = seen.SEATS + seen.PER_SEAT * np.arange(3) + seen.BID
    for seat in range(3):
        assert env.agent_selection == f"seat_{seat}"
        assert env.observe(f"seat_{seat}")[places].tolist() == [-1, -1, -1]
        env.step(67 + seat % 2)
    assert env.observe("seat_1")[places].tolist() == [1, 0, 0]
    assert env.observe("seat_2")[seen.OWN_BID] == 0


@pytest.mark.parametrize("players", range(2, 7))
def test_what_a_seat_cannot_know_it_does_not_see(players: int) -> None:
    rng, compared = random.Random(players), 0
    for _ in range(3):
        for state, _ in random_game(skullking, rng, skullking.Options(players)).steps:
            own = rng.randrange(players)
            now = seen.observation_of(skullking.view(state, own))
            unseen = {DECK[i] for i in np.flatnonzero(now[seen.CARDS :] == 0)}
            cards = rng.sample(sorted(unseen), len(unseen))
            hands = tuple(
                hand if seat == own else in_order(cards.pop() for _ in hand)
                for seat, hand in enumerate(state.hands)
            )
            bids = state.bids
            if state.bidding:
                bids = tuple(
                    bid if bid is None or seat == own else rng.randint(0, state.round)
                    for seat, bid in enumerate(bids)
                )
            other = replace(state, hands=hands, bids=bids)
            assert (seen.observation_of(skullking.view(other, own)) == now).all()
            compared += other != state
    assert compared > 100


def test_pictures_show_the_table() -> None:
    env = skullking_v0.env(render_mode="rgb_array")
    env.reset(seed=3)
    first = env.render()
    assert first.shape == (460, 760, 3)
    assert first.dtype == np.uint8
    env.step(67)
    assert (env.render() != first).any()
    told = skullking_v0.env(render_mode="ansi")
    told.reset(seed=3)
    assert "round 1 of 10  bidding  seat 0" in told.render()
