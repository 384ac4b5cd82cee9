"""A bound on how fast somebody is listened to."""

import asyncio


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
