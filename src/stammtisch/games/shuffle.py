"""The fair shuffle: a seed fixed and committed to before the first action.

Anybody can repeat it from the seed with SHA-256 alone; the verify page does so
in the browser. Algorithm: a stream of 4-byte draws from
``SHA-256(seed ‖ label ‖ counter)``, an unbiased Fisher-Yates from the last
index down (Knuth, TAOCP 2, 3.4.2, algorithm P) with rejection of the draws
that would favour small indices.
"""

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, count
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

SEED_BYTES: Final = 32

_DRAWS: Final = 1 << 32
"""How many different draws there are."""

_BLOCK: Final = Struct(">8I")


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed as 64 hex digits, shown before the first action."""
    return hashlib.sha256(seed).hexdigest()


def shuffled(cards: Sequence[T], seed: bytes, label: str) -> list[T]:
    """The cards in the order that the seed and the label decide.

    ``seed`` is 32 bytes; the label keeps several shuffles of one seed apart.
    """
    order = list(cards)
    left = len(order)
    fair = _fair_draws(left)
    for draw in _draws(seed, label):
        if left < 2:
            break
        if draw < fair[left]:
            chosen = draw % left
            left -= 1
            order[left], order[chosen] = order[chosen], order[left]
    return order


@cache
def _fair_draws(most: int) -> tuple[int, ...]:
    """For 0 … ``most`` cards left: draws below this choose each of them equally often."""
    return (0, *(_DRAWS - _DRAWS % left for left in range(1, most + 1)))


def _draws(seed: bytes, label: str) -> Iterator[int]:
    return chain.from_iterable(_blocks(seed, label))


def _blocks(seed: bytes, label: str) -> Iterator[tuple[int, ...]]:
    """Eight draws at a time."""
    prefix = hashlib.sha256(seed + label.encode())
    for counter in count():
        block = prefix.copy()
        block.update(counter.to_bytes(8, "big"))
        yield _BLOCK.unpack(block.digest())
