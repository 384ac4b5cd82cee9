"""The fair shuffle: a seed fixed and committed to before the first action.

Anybody can repeat it from the seed with SHA-256 alone; the verify page does so
in the browser. Algorithm: a stream of 4-byte draws from
``SHA-256(seed ‖ label ‖ counter)``, an unbiased Fisher-Yates from the last
index down (Knuth, TAOCP 2, 3.4.2, algorithm P) with rejection of the draws
that would favour small indices.
"""

import hashlib
from collections.abc import Sequence
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed as 64 hex digits, shown before the first action."""
    return hashlib.sha256(seed).hexdigest()


def shuffled(cards: Sequence[T], seed: bytes, label: str) -> list[T]:
    """The cards in the order that the seed and the label decide.

    ``seed`` is 32 bytes; the label keeps several shuffles of one seed apart.
    """
    order = list(cards)
    prefix = hashlib.sha256(seed + label.encode())
    counter = 0
    draws: list[int] = []
    for i in range(len(order) - 1, 0, -1):
        n = i + 1
        ceiling = 0x100000000 - 0x100000000 % n
        while True:
            if not draws:
                block = prefix.copy()
                block.update(counter.to_bytes(8, "big"))
                draws = list(unpack(">8I", block.digest()))
                draws.reverse()
                counter += 1
            x = draws.pop()
            if x < ceiling:
                break
        j = x % n
        order[i], order[j] = order[j], order[i]
    return order
