"""Bounds on how fast somebody is listened to, and on how much one address may ask for."""

import asyncio
import hashlib
import secrets
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Final

MOST_ADDRESSES: Final = 10_000
"""How many addresses are remembered; the one that wrote longest ago is forgotten first."""


class Pace:
    """A token bucket: ``burst`` at once, then ``per_second``; who is faster waits."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._interval = 1 / per_second
        self._slack = burst * self._interval
        self._next = 0.0

    async def wait(self) -> None:
        """Return when the next one may go ahead."""
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now - self._slack) + self._interval
        if self._next > now:
            await asyncio.sleep(self._next - now)


class Households:
    """Tells addresses apart and keeps none: they become hashes under a key that dies with the process.

    All addresses of one IPv6 network are one household, since everybody has many.
    """

    def __init__(self) -> None:
        self._key = secrets.token_bytes(16)

    def of(self, address: str) -> bytes | None:
        """Whose address that is; None for this machine itself, which may do as it likes."""
        try:
            ip = ip_address(address)
        except ValueError:  # a socket of this machine has none
            return None
        if ip.is_loopback:
            return None
        network = ip.packed if ip.version == 4 else ip.packed[:8]
        return hashlib.blake2b(network, key=self._key, digest_size=16).digest()


class Allowance:
    """A token bucket for each household, so that nobody fills the database."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._interval = 1 / per_second
        self._slack = (burst - 1) * self._interval
        self._households = Households()
        self._next: OrderedDict[bytes, float] = OrderedDict()

    def seconds_to_wait(self, address: str, now: float) -> float:
        """0 if the address may write now, which is counted; else in how many seconds it may."""
        who = self._households.of(address)
        if who is None:
            return 0
        due = max(self._next.get(who, 0.0), now - self._slack)
        if due > now:
            return due - now
        self._next[who] = due + self._interval
        self._next.move_to_end(who)
        if len(self._next) > MOST_ADDRESSES:
            self._next.popitem(last=False)
        return 0


class AtOnce:
    """How many things each household may have under way, so that others get their turn."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._households = Households()
        self._open: Counter[bytes] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """Whether there may be one more, which is counted until the block ends."""
        who = self._households.of(address)
        if who is None:
            yield True
        elif self._open[who] >= self.most:
            yield False
        else:
            self._open[who] += 1
            try:
                yield True
            finally:
                self._open[who] -= 1
                if not self._open[who]:
                    del self._open[who]
