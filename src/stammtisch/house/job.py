"""A piece of long work, and the shares that its askers have in it; see :mod:`.workshop`."""

import asyncio
import threading
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeAlias, TypeVar

T = TypeVar("T")

_MOMENT: Final = 0.2
"""Seconds after which a job that waits looks again."""


class Abandoned(Exception):
    """Nobody waits for this work any more: a way out of it."""


class Job:
    """What work is given: a way to say how far it is, and to hear that it may stop."""

    def __init__(self, key: Hashable, work: "Work[Any]") -> None:
        self.key: Final = key
        self.work: Final = work
        self.future: Final[Future[Any]] = Future()
        self.future.set_running_or_notify_cancel()  # an asker who leaves must not cancel it for the others
        self.progress = 0.0
        self.askers = 0
        self._lock = threading.Lock()
        self._abandoned = threading.Event()
        self._stops: list[Callable[[], None]] = []

    def report(self, progress: float) -> None:
        """Say how much is done, 0 … 1. Raises :class:`Abandoned` if nobody waits any more."""
        self.progress = progress
        self.pause(0)

    def pause(self, seconds: float) -> None:
        """Wait for a moment. Raises :class:`Abandoned`, at once, if nobody waits any more."""
        if self._abandoned.wait(seconds):
            raise Abandoned

    def wait_for(self, ready: Callable[[], bool]) -> None:
        """Wait until something is ready, such as a compiler. Raises :class:`Abandoned` as above."""
        while not ready():
            self.pause(_MOMENT)

    @property
    def abandoned(self) -> bool:
        """Whether nobody waits any more."""
        return self._abandoned.is_set()

    def when_abandoned(self, stop: Callable[[], None]) -> None:
        """Have ``stop`` called, in another thread, once nobody waits any more."""
        with self._lock:
            if not self.abandoned:
                self._stops.append(stop)
                return
        stop()

    def abandon(self) -> None:
        """Let the work stop."""
        with self._lock:
            self._abandoned.set()
            stops, self._stops = self._stops, []
        for stop in stops:
            stop()


Work: TypeAlias = Callable[[Job], T]
"""May raise whatever it likes: every asker gets it, and it is not kept."""


class Ticket(Generic[T]):
    """An asker's share of a job; a context manager that gives it back."""

    def __init__(self, job: Job, leave: Callable[[Job], None]) -> None:
        self._job = job
        self._leave = leave
        self._open = True

    @property
    def progress(self) -> float:
        """How much is done, 0 … 1."""
        return 1.0 if self._job.future.done() else self._job.progress

    @property
    def future(self) -> Future[T]:
        """The result, for threads and callbacks; it cannot be cancelled."""
        return self._job.future

    async def result(self) -> T:
        """Wait for the result without blocking the event loop."""
        return await asyncio.wrap_future(self.future)

    def close(self) -> None:
        """Wait no longer: if nobody else does, the job is given up."""
        if self._open:
            self._open = False
            self._leave(self._job)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
