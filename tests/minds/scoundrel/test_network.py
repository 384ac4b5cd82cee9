"""The network of the kernels is the one of the textbook, and learning follows its gradient."""

import random

import numpy as np
import pytest

from stammtisch.games import scoundrel as game
from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.compiling import kernel
from stammtisch.minds.scoundrel import descent, network
from stammtisch.minds.scoundrel import features as f
from stammtisch.minds.scoundrel import judging as j
from stammtisch.minds.scoundrel.position import row_of_view
from tests.minds.scoundrel.test_ways import positions


@kernel
def avoiding(net: network.Network, row: s.Row, desk: j.Desk) -> tuple[float, int]:
    """The value of avoiding, and how many features say so."""
    chance = j.judge_avoiding(net, row, desk)
    return chance, f.see_avoiding(row, desk.sight, f.see_pile(row, True, desk.sight))


@kernel
def note(began: descent.Descent, desk: j.Desk, count: int, target: float) -> None:
    descent.note(began, desk, count, target)


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


def test_what_is_noted_is_the_gradient_of_the_cross_entropy() -> None:
    net, desk = network.untrained(np.random.default_rng(4)), j.empty_desk()
    state = next(each for each in positions(400, "gradient") if game.view(each, 0).can_avoid)
    _, count = avoiding(net, row_of_view(game.view(state, 0)), desk)
    seen, target = spread(desk, count), 0.8
    began = descent.begin(net)
    note(began, desk, count, target)

    def loss(arrays: network.Network) -> float:
        value = plain_value(network.Network(*(array.astype(np.float64) for array in arrays)), seen)
        return float(-target * np.log(value) - (1 - target) * np.log(1 - value))

    rng = random.Random(5)
    for name, array in net._asdict().items():
        for _ in range(8):
            place = tuple(rng.randrange(length) for length in array.shape)
            if name == "first":
                place = (int(desk.sight.at[rng.randrange(count)]), place[1])
            losses = []
            for nudge in (1e-4, -1e-4):
                moved = net._asdict() | {name: array.astype(np.float64)}
                moved[name][place] += nudge
                losses.append(loss(network.Network(**moved)))
            slope = (losses[0] - losses[1]) / 2e-4
            assert float(getattr(began.slope, name)[place]) == pytest.approx(slope, rel=0.02, abs=2e-4)


def test_steps_are_those_of_adam() -> None:
    rng = np.random.default_rng(6)
    net = network.untrained(rng)
    began = descent.begin(net)
    weights = began.weights.astype(np.float64)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for number in range(1, 5):
        slopes = rng.standard_normal(weights.size).astype(np.float32)
        began.slopes[:] = slopes
        began.counts[1] = 10
        descent.step(began, 0.01)
        mean = 0.9 * mean + 0.1 * slopes / 10
        square = 0.999 * square + 0.001 * (slopes / 10) ** 2
        weights -= 0.01 * (mean / (1 - 0.9**number)) / (np.sqrt(square / (1 - 0.999**number)) + 1e-8)
        np.testing.assert_allclose(began.weights, weights, rtol=1e-3, atol=1e-5)
        assert not began.slopes.any()
        assert began.counts.tolist() == [number, 0]
    assert np.shares_memory(began.net.second, began.weights)
    assert not np.shares_memory(net.second, began.weights)
