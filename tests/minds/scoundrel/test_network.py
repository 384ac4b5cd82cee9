"""The network of the kernels is the one of the textbook, and learning follows its gradient."""

import random

import numpy as np
import pytest

from stammtisch.games import scoundrel as game
from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.compiling import kernel
from stammtisch.minds.scoundrel import features as f
from stammtisch.minds.scoundrel import judging as j
from stammtisch.minds.scoundrel import learning, network
from stammtisch.minds.scoundrel.position import row_of_view
from tests.minds.scoundrel.test_ways import positions


@kernel
def avoiding(net: network.Network, row: s.Row, desk: j.Desk) -> tuple[float, int]:
    """The value of avoiding, and how many features say so."""
    chance = j.judge_avoiding(net, row, desk)
    return chance, f.see_avoiding(row, desk.sight, f.see_pile(row, True, desk.sight))


@kernel
def descend(net: network.Network, desk: j.Desk, count: int, target: float, rate: float) -> None:
    learning.descend(net, desk, count, target, rate, np.empty(64, np.float32), np.empty(32, np.float32))


def plain_value(net: network.Network, seen: np.ndarray) -> float:
    one = np.maximum(seen @ net.first + net.first_bias, 0)
    two = np.maximum(one @ net.second + net.second_bias, 0)
    return float(1 / (1 + np.exp(-(two @ net.third + net.third_bias[0]))))


def spread(desk: j.Desk, count: int) -> np.ndarray:
    """The features as one long vector."""
    seen = np.zeros(f.FEATURES, np.float64)
    for at, by in zip(desk.sight.at[:count], desk.sight.by[:count], strict=True):
        seen[at] += by
    return seen


def test_values_are_those_of_the_plain_formula() -> None:
    net, desk = network.untrained(np.random.default_rng(3)), j.empty_desk()
    tried = 0
    for state in positions(400, "network"):
        chance, count = avoiding(net, row_of_view(game.view(state, 0)), desk)
        assert count <= f.MOST_SET
        if chance >= 0:
            assert chance == pytest.approx(plain_value(net, spread(desk, count)), rel=1e-4)
            tried += 1
    assert tried > 20


def test_a_step_follows_the_gradient_of_the_cross_entropy() -> None:
    net, desk = network.untrained(np.random.default_rng(4)), j.empty_desk()
    state = next(each for each in positions(400, "gradient") if game.view(each, 0).can_avoid)
    _, count = avoiding(net, row_of_view(game.view(state, 0)), desk)
    seen, target, rate = spread(desk, count), 0.8, 1e-3
    before = network.Network(*(array.copy() for array in net))
    descend(net, desk, count, target, rate)

    def loss(arrays: network.Network) -> float:
        value = plain_value(network.Network(*(array.astype(np.float64) for array in arrays)), seen)
        return float(-target * np.log(value) - (1 - target) * np.log(1 - value))

    rng = random.Random(5)
    for name, array in before._asdict().items():
        for _ in range(8):
            place = tuple(rng.randrange(length) for length in array.shape)
            if name == "first":
                place = (int(desk.sight.at[rng.randrange(count)]), place[1])
            slopes = []
            for nudge in (1e-4, -1e-4):
                moved = before._asdict() | {name: array.astype(np.float64)}
                moved[name][place] += nudge
                slopes.append(loss(network.Network(**moved)))
            slope = (slopes[0] - slopes[1]) / 2e-4
            step = float(getattr(net, name)[place]) - float(array[place])
            assert step == pytest.approx(-rate * slope, rel=0.02, abs=2e-7)
