"""The value of a position between two rooms: the chance to win, from a small network.

Three layers, ``FEATURES → 128 → 16 → 1``, with rectified units and a sigmoid at
the end. Few features are set, so the first layer is a sum of rows of weights.
"""

from math import prod
from typing import IO, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels.compiling import inlined
from stammtisch.minds.scoundrel.features import FEATURES, Sight

Floats = NDArray[np.float32]

HIDDEN_1: Final = 128
HIDDEN_2: Final = 16


class Network(NamedTuple):
    """The weights, all ``float32``."""

    first: Floats
    """Shape (FEATURES, HIDDEN_1)."""
    first_bias: Floats
    """Shape (HIDDEN_1,)."""
    second: Floats
    """Shape (HIDDEN_1, HIDDEN_2)."""
    second_bias: Floats
    """Shape (HIDDEN_2,)."""
    third: Floats
    """Shape (HIDDEN_2,)."""
    third_bias: Floats
    """Shape (1,)."""


SHAPES: Final = {
    "first": (FEATURES, HIDDEN_1),
    "first_bias": (HIDDEN_1,),
    "second": (HIDDEN_1, HIDDEN_2),
    "second_bias": (HIDDEN_2,),
    "third": (HIDDEN_2,),
    "third_bias": (1,),
}


class Layers(NamedTuple):
    """Space for the hidden units of one position, ``float32``."""

    shared: Floats
    """Shape (HIDDEN_1,): the first layer before the features of a single way."""
    one: Floats
    """Shape (HIDDEN_1,)."""
    two: Floats
    """Shape (HIDDEN_2,)."""


def untrained(rng: np.random.Generator) -> Network:
    """Random weights to begin with (He et al., "Delving Deep into Rectifiers", 2015)."""

    def normal(*shape: int, inputs: int) -> Floats:
        weights: Floats = (rng.standard_normal(shape) * np.sqrt(2 / inputs)).astype(np.float32)
        return weights

    return Network(
        normal(FEATURES, HIDDEN_1, inputs=40),
        np.zeros(HIDDEN_1, np.float32),
        normal(HIDDEN_1, HIDDEN_2, inputs=HIDDEN_1),
        np.zeros(HIDDEN_2, np.float32),
        normal(HIDDEN_2, inputs=HIDDEN_2),
        np.zeros(1, np.float32),
    )


def laid_over(weights: Floats) -> Network:
    """The network whose weights lie in a line in ``weights``, in the same memory."""
    ends = np.cumsum([prod(shape) for shape in SHAPES.values()])
    parts = np.split(weights, ends[:-1])
    return Network(*(part.reshape(shape) for part, shape in zip(parts, SHAPES.values(), strict=True)))


def read(file: IO[bytes]) -> Network:
    """A network from an open ``.npz`` file.

    Raises :class:`ValueError` if its arrays have other names or shapes.
    """
    with np.load(file) as arrays:
        stored = {name: arrays[name].astype(np.float32) for name in arrays.files}
    if {name: array.shape for name, array in stored.items()} != SHAPES:
        raise ValueError("the file holds another network than these features need")
    return Network(**stored)


def empty_layers() -> Layers:
    """Space for one position."""
    return Layers(
        np.empty(HIDDEN_1, np.float32), np.empty(HIDDEN_1, np.float32), np.empty(HIDDEN_2, np.float32)
    )


@inlined
def share(net: Network, sight: Sight, n: int, layers: Layers) -> None:
    """Sum up what the first ``n`` features give to the first layer."""
    for j in range(HIDDEN_1):
        layers.shared[j] = net.first_bias[j]
    for i in range(n):
        at, by = sight.at[i], sight.by[i]
        for j in range(HIDDEN_1):
            layers.shared[j] += by * net.first[at, j]


@inlined
def value(net: Network, sight: Sight, begin: int, end: int, layers: Layers) -> float:
    """The chance to win, 0 … 1, with the features ``begin`` … ``end - 1`` added to the shared ones."""
    one, two = layers.one, layers.two
    for j in range(HIDDEN_1):
        one[j] = layers.shared[j]
    for i in range(begin, end):
        at, by = sight.at[i], sight.by[i]
        for j in range(HIDDEN_1):
            one[j] += by * net.first[at, j]
    for k in range(HIDDEN_2):
        two[k] = net.second_bias[k]
    for j in range(HIDDEN_1):
        if one[j] > 0:
            unit = one[j]
            for k in range(HIDDEN_2):
                two[k] += unit * net.second[j, k]
    total = net.third_bias[0]
    for k in range(HIDDEN_2):
        total += max(two[k], np.float32(0)) * net.third[k]
    return float(1 / (1 + np.exp(-total)))
