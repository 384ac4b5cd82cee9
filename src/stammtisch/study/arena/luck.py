"""What repeats a tournament: seeds from numbers. And how far luck may carry a mean."""

from hashlib import sha256
from typing import Final

Z: Final = 1.96
"""Standard errors on either side of a mean within which the truth lies 95 times in 100."""


def digest(*numbers: int) -> bytes:
    """A seed of the fair shuffle that belongs to these numbers."""
    return sha256(b"arena/" + "/".join(map(str, numbers)).encode()).digest()


def number_of(*numbers: int) -> int:
    """A number of 64 bits that belongs to these numbers, for the choices of a mind."""
    return int.from_bytes(digest(*numbers)[:8])
