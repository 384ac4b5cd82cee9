"""Long work beside the tables: studies that take longer than anybody at a table should wait.

One thread does one job after another; kernels release the GIL while they run,
so tables go on. A job has a key: whoever asks for the same one again shares
it, and its result is kept for a while. Nothing grows without bound: when too
many jobs wait, the next one is refused. A job that nobody waits for is given up.

    with workshop.ask(("review", table), partial(study, record)) as ticket:
        ticket.progress                     # 0 … 1, at any moment
        review = await ticket.result()
"""

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import Future
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeAlias, TypeVar

import structlog

from stammtisch.house.refusals import Refusal

T = TypeVar("T")

PATIENCE: Final = 10.0
"""Seconds that a request waits; browsers wait a little longer."""

_MOMENT: Final = 0.2
"""Seconds after which a job that waits looks again."""

_FAREWELL: Final = 5.0
"""Seconds that a closing house waits for a job that hears nothing, for instance because it compiles."""

_log = structlog.get_logger(__name__)


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

    def __init__(self, workshop: "Workshop", job: Job) -> None:
        self._workshop = workshop
        self._job = job
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
            self._workshop.leave(self._job)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Workshop:
    """Does jobs in the order they were asked for; safe to use from any thread."""

    def __init__(self, name: str, *, most_waiting: int = 32, most_kept: int = 128) -> None:
        self._most_waiting = most_waiting
        self._most_kept = most_kept
        self._changed = threading.Condition()
        self._waiting: OrderedDict[Hashable, Job] = OrderedDict()
        self._running: Job | None = None
        self._kept: OrderedDict[Hashable, Job] = OrderedDict()
        self._stopped = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def ask(self, key: Hashable, work: Work[T]) -> Ticket[T]:
        """Have work done, unless the job of that key is waiting, running or kept.

        Refuses ``too_busy`` when too many jobs wait already.
        """
        with self._changed:
            job = self._found(key)
            if job is None:
                if self._stopped or len(self._waiting) >= self._most_waiting:
                    raise Refusal("too_busy")
                job = self._waiting[key] = Job(key, work)
                self._changed.notify()
            job.askers += 1
        return Ticket(self, job)

    async def do(self, key: Hashable, work: Work[T]) -> T:
        """Have work done and wait for its result. Refuses ``too_busy``."""
        with self.ask(key, work) as ticket:
            return await ticket.result()

    def leave(self, job: Job) -> None:
        """One asker fewer; the last one takes the job along."""
        with self._changed:
            job.askers -= 1
            if job.askers or job.future.done():
                return
            self._give_up(job)
        job.abandon()

    def stop(self) -> None:
        """Give everything up, and wait a little for the job at hand to notice."""
        with self._changed:
            self._stopped = True
            given_up = [*self._waiting.values()]
            if self._running:
                given_up.append(self._running)
            for job in given_up:
                self._give_up(job)
            self._changed.notify()
        for job in given_up:
            job.abandon()
        self._thread.join(_FAREWELL)

    def _found(self, key: Hashable) -> Job | None:
        if self._running and self._running.key == key:
            return self._running
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._waiting.get(key) or self._kept.get(key)

    def _give_up(self, job: Job) -> None:
        """Forget a job that is not done, so that the next to ask for it begins anew."""
        if self._running is job:
            self._running = None
        elif self._waiting.pop(job.key, None):
            job.future.set_exception(Refusal("too_busy"))

    def _run(self) -> None:
        while job := self._next():
            try:
                result = job.work(job)
            except Exception as error:  # handed to whoever asked for the work
                # However given up work stopped, whoever still waits does so while the house closes.
                fault = Refusal("too_busy") if job.abandoned else error
                if not isinstance(fault, Refusal):
                    _log.exception("work_failed", key=job.key)
                self._retire(job, keep=False)
                job.future.set_exception(fault)
            else:
                self._retire(job, keep=True)
                job.future.set_result(result)

    def _next(self) -> Job | None:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._stopped)
            if self._stopped:
                return None
            _, self._running = self._waiting.popitem(last=False)
            return self._running

    def _retire(self, job: Job, *, keep: bool) -> None:
        """Before anybody hears how a job ended: whoever asks from now on finds it kept, or begins anew."""
        with self._changed:
            if self._running is not job:  # given up
                return
            self._running = None
            if keep:
                self._kept[job.key] = job
                if len(self._kept) > self._most_kept:
                    self._kept.popitem(last=False)


async def patiently(wish: Awaitable[T], late: Refusal) -> T:
    """Wait for a study as long as a request may; raises ``late`` after that."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await wish
    except TimeoutError:
        raise late from None
