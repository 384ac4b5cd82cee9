"""Fast chance for simulations; the fair shuffle of real games is :mod:`stammtisch.games.shuffle`.

A generator is one ``uint64`` in an array of shape (1,): SplitMix64, which passes
BigCrush and may start anywhere (Steele, Lea and Flood, "Fast splittable
pseudorandom number generators", OOPSLA 2014).
"""

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels.compiling import inlined

Chance = NDArray[np.uint64]
"""Shape (1,), changed by every draw."""

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, _S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def chance(seed: int) -> Chance:
    """A generator that repeats exactly for the same seed (taken modulo 2^64)."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


@inlined
def mixed(z: np.uint64) -> np.uint64:
    """The 64 random bits that belong to a generator's number."""
    z = (z ^ (z >> _S30)) * _MIX_1
    z = (z ^ (z >> _S27)) * _MIX_2
    return z ^ (z >> _S31)


@inlined
def scaled(bits: np.uint64, n: int) -> int:
    """An integer in 0 … n-1 from 64 random bits, for n < 2^32; its bias is below n / 2^32."""
    return int(np.int64(((bits >> _S32) * np.uint64(n)) >> _S32))


@inlined
def draw(rng: Chance) -> np.uint64:
    """The next 64 random bits."""
    rng[0] += GOLDEN
    return mixed(rng[0])


@inlined
def below(rng: Chance, n: int) -> int:
    """A random integer in 0 … n-1, see :func:`scaled`."""
    return scaled(draw(rng), n)
