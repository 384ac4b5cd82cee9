"""Bounds on how fast somebody is listened to, and on how much one address may write."""

import asyncio
import hashlib
import secrets
from collections import OrderedDict
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


class Allowance:
    """A token bucket for each address, so that nobody fills the database.

    Addresses are kept in memory only, as hashes under a key that dies with the
    process. All addresses of one IPv6 network count as one, since everybody has
    many. This machine itself may do as it likes.
    """

    def __init__(self, per_second: float, burst: int) -> None:
        self._interval = 1 / per_second
        self._slack = (burst - 1) * self._interval
        self._key = secrets.token_bytes(16)
        self._next: OrderedDict[bytes, float] = OrderedDict()

    def seconds_to_wait(self, address: str, now: float) -> float:
        """0 if the address may write now, which is counted; else in how many seconds it may."""
        try:
            ip = ip_address(address)
        except ValueError:  # a socket of this machine has none
            return 0
        if ip.is_loopback:
            return 0
        network = ip.packed if ip.version == 4 else ip.packed[:8]
        who = hashlib.blake2b(network, key=self._key, digest_size=16).digest()
        due = max(self._next.get(who, 0.0), now - self._slack)
        if due > now:
            return due - now
        self._next[who] = due + self._interval
        self._next.move_to_end(who)
        if len(self._next) > MOST_ADDRESSES:
            self._next.popitem(last=False)
        return 0
