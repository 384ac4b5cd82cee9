"""Moving the network towards what was seen: gradient descent by Adam on the cross-entropy.

Kingma and Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015. Rare
features, a weapon of 9 worn down to 3, say, get steps as large as common ones.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.minds.scoundrel import judging as j
from stammtisch.minds.scoundrel import network as n

_MEAN_FADES: Final = 0.9
_SQUARE_FADES: Final = 0.999
_TINY: Final = 1e-8


class Descent(NamedTuple):
    """A network on its way, and what was gathered for its next step."""

    net: n.Network
    weights: n.Floats
    """All weights of the network in a line: the same memory."""
    slope: n.Network
    """Sums of gradients since the last step, shaped like the network."""
    slopes: n.Floats
    """The same memory in a line."""
    means: n.Floats
    """Fading means of the gradients."""
    squares: n.Floats
    """Fading means of their squares."""
    counts: NDArray[np.int64]
    """Shape (2,): steps taken; positions since the last step."""


def begin(net: n.Network) -> Descent:
    """Descend from a network, which itself stays as it is."""
    weights = np.concatenate([array.ravel() for array in net])
    slopes, means, squares = (np.zeros_like(weights) for _ in range(3))
    return Descent(
        n.laid_over(weights), weights, n.laid_over(slopes), slopes, means, squares, np.zeros(2, np.int64)
    )


@inlined
def note(descent: Descent, desk: j.Desk, count: int, target: float) -> None:
    """Add the gradient of one position, whose ``count`` features the desk holds (backpropagation)."""
    net, slope, sight, layers = descent.net, descent.slope, desk.sight, desk.layers
    n.share(net, sight, 0, layers)
    error = np.float32(n.value(net, sight, 0, count, layers) - target)
    slope.third_bias[0] += error
    for k in range(n.HIDDEN_2):
        unit = layers.two[k]
        slope.third[k] += error * max(unit, np.float32(0))
        layers.two[k] = error * net.third[k] if unit > 0 else np.float32(0)
        slope.second_bias[k] += layers.two[k]
    for i in range(n.HIDDEN_1):
        unit, back = layers.one[i], np.float32(0)
        if unit > 0:
            for k in range(n.HIDDEN_2):
                back += layers.two[k] * net.second[i, k]
            for k in range(n.HIDDEN_2):
                slope.second[i, k] += layers.two[k] * unit
        layers.one[i] = back
        slope.first_bias[i] += back
    for f in range(count):
        at, by = sight.at[f], sight.by[f]
        for i in range(n.HIDDEN_1):
            slope.first[at, i] += by * layers.one[i]
    descent.counts[1] += 1


@kernel
def step(descent: Descent, rate: float) -> None:
    """Change the network by the mean of the gradients noted since the last step, and forget them."""
    descent.counts[0] += 1
    steps, share = descent.counts[0], np.float32(1 / descent.counts[1])
    descent.counts[1] = 0
    # The means begin at zero; dividing by this makes up for it.
    mean_so_far = np.float32(1 - _MEAN_FADES**steps)
    square_so_far = np.float32(1 - _SQUARE_FADES**steps)
    size = np.float32(rate)
    for i in range(descent.weights.size):
        slope = descent.slopes[i] * share
        descent.slopes[i] = np.float32(0)
        descent.means[i] += np.float32(1 - _MEAN_FADES) * (slope - descent.means[i])
        descent.squares[i] += np.float32(1 - _SQUARE_FADES) * (slope * slope - descent.squares[i])
        spread = np.sqrt(descent.squares[i] / square_so_far) + np.float32(_TINY)
        descent.weights[i] -= size * (descent.means[i] / mean_so_far) / spread
