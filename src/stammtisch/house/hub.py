"""Telling listeners that something changed; what it is they read themselves.

A topic is a text: ``table/ID``, ``talk/ID``, ``pad/SHARE`` or ``lobby``.
Notices that were not yet fetched melt into one, so a slow listener costs
nothing and misses nothing.
"""

import asyncio
import threading
from contextlib import suppress
from types import TracebackType
from typing import Final, Self


class Hub:
    """Broadcast within one process; safe to use from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._topics: dict[str, set[Listener]] = {}

    def listen(self) -> "Listener":
        """A listener for the running event loop, to be used as a context manager."""
        return Listener(self)

    def publish(self, *topics: str) -> None:
        """Tell everybody who listens to one of the topics that it changed."""
        loops: dict[asyncio.AbstractEventLoop, list[tuple[Listener, str]]] = {}
        with self._lock:
            for topic in topics:
                for listener in self._topics.get(topic, ()):
                    loops.setdefault(listener.loop, []).append((listener, topic))
        for loop, notices in loops.items():
            with suppress(RuntimeError):  # the loop was closed meanwhile, and nobody listens any more
                loop.call_soon_threadsafe(_notify, notices)

    def subscribe(self, listener: "Listener", topic: str) -> None:
        """Let the listener hear of the topic from now on."""
        with self._lock:
            self._topics.setdefault(topic, set()).add(listener)

    def unsubscribe(self, listener: "Listener", topic: str) -> None:
        """Let the listener hear of the topic no more."""
        with self._lock:
            listeners = self._topics.get(topic, set())
            listeners.discard(listener)
            if not listeners:
                self._topics.pop(topic, None)


class Listener:
    """One socket's ears: the topics it follows, and those that changed since it last asked."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.loop: Final = asyncio.get_running_loop()
        self._topics: set[str] = set()
        self._changed: set[str] = set()
        self._ring = asyncio.Event()

    def add(self, topic: str) -> None:
        """Follow a topic."""
        self._topics.add(topic)
        self._hub.subscribe(self, topic)

    def discard(self, topic: str) -> None:
        """Stop following a topic."""
        self._topics.discard(topic)
        self._changed.discard(topic)
        self._hub.unsubscribe(self, topic)

    async def changed(self) -> frozenset[str]:
        """Wait until something followed has changed, and say what; each change is told once."""
        await self._ring.wait()
        self._ring.clear()
        topics = frozenset(self._changed)
        self._changed.clear()
        return topics

    def close(self) -> None:
        """Follow nothing any more."""
        for topic in tuple(self._topics):
            self.discard(topic)

    def notify(self, topic: str) -> None:
        """Note a change; only within the listener's own event loop."""
        if topic in self._topics:
            self._changed.add(topic)
            self._ring.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _notify(notices: list[tuple[Listener, str]]) -> None:
    for listener, topic in notices:
        listener.notify(topic)
