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
from collections.abc import Awaitable, Hashable
from typing import Final, TypeVar

import structlog

from stammtisch.house.job import Job, Ticket, Work
from stammtisch.house.refusals import Refusal

T = TypeVar("T")

PATIENCE: Final = 10.0
"""Seconds that a request waits; browsers wait a little longer."""

_FAREWELL: Final = 5.0
"""Seconds that a closing house waits for a job that hears nothing, for instance because it compiles."""

_log = structlog.get_logger(__name__)


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
        return Ticket(job, self.leave)

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
