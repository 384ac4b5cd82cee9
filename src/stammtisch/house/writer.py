"""The one thread that writes.

Work queues up while a transaction is being stored; the next transaction takes
all of it, so that one flush to disk acknowledges many actions.
"""

import asyncio
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeAlias, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError

from stammtisch.house import log
from stammtisch.house.database import for_writing
from stammtisch.house.log import Entry
from stammtisch.house.refusals import Refusal

_log = structlog.get_logger(__name__)

T = TypeVar("T")

_MOST_AT_ONCE: Final = 500
_TRIES: Final = 8


class Transaction:
    """What a piece of work gets: the connection, the logs, and a way to hear how it ended."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection
        self._lines: list[tuple[str, Entry]] = []
        self._at_end: list[Callable[[bool], None]] = []

    @property
    def connection(self) -> sa.Connection:
        """The database, with everything in it that this transaction wrote so far."""
        self.flush()
        return self._connection

    def append(self, table: str, entries: Iterable[Entry]) -> None:
        """Append to the log of a table; lines of many tables are sent together."""
        self._lines += [(table, entry) for entry in entries]

    def flush(self) -> None:
        """Send the lines that were appended. Raises ``sqlalchemy.exc.IntegrityError``."""
        if self._lines:
            lines, self._lines = self._lines, []
            log.append(self._connection, lines)

    def at_end(self, tell: Callable[[bool], None]) -> None:
        """Call ``tell`` in the writer's thread with whether the transaction was stored."""
        self._at_end.append(tell)

    def end(self, stored: bool) -> None:
        """Tell everybody who asked."""
        for tell in self._at_end:
            try:
                tell(stored)
            except Exception:  # what is stored is stored, whoever cannot bear to hear it
                _log.exception("end_not_told")


Work: TypeAlias = Callable[[Transaction], T]
"""May run more than once; decides first and writes afterwards: who refuses has written nothing."""


@dataclass(frozen=True, slots=True)
class _Unit:
    work: Work[Any]
    future: Future[Any] | asyncio.Future[Any]

    def is_wanted(self) -> bool:
        """Whether it is still to be done; from now on it can be cancelled no more."""
        if isinstance(self.future, Future):
            return self.future.set_running_or_notify_cancel()
        return not self.future.cancelled()


@dataclass(frozen=True, slots=True)
class _Failure:
    error: BaseException


class Writer:
    """Does all writing, in the order it was asked for."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = for_writing(engine)
        self._queue: SimpleQueue[_Unit | None] = SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T]) -> Future[T]:
        """Queue work; its future is done when what it wrote is stored.

        The future carries the :class:`Refusal` or the database's error that stopped it.
        """
        future: Future[T] = Future()
        self._put(_Unit(work, future))
        return future

    async def write(self, work: Work[T]) -> T:
        """Do work and wait until what it wrote is stored, without blocking the event loop."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(_Unit(work, future))
        return await future

    def close(self) -> None:
        """Finish what is queued, then stop."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _put(self, unit: _Unit) -> None:
        with self._closing:
            if self._closed:
                raise RuntimeError("the writer is closed")
            self._queue.put(unit)

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._next_batch()
            units = [unit for unit in batch if unit.is_wanted()]
            if units:
                _answer(units, self._outcomes([unit.work for unit in units]))

    def _next_batch(self) -> tuple[list[_Unit], bool]:
        batch: list[_Unit] = []
        unit = self._queue.get()
        while unit is not None:
            batch.append(unit)
            if len(batch) == _MOST_AT_ONCE:
                return batch, True
            try:
                unit = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _outcomes(self, works: list[Work[Any]]) -> list[Any]:
        """Do all in one transaction or, if any of it breaks, each in its own."""
        try:
            return self._transact(works)
        except Exception:  # whatever it was, it must only hit the work that caused it
            return [self._outcome_alone(work) for work in works]

    def _outcome_alone(self, work: Work[Any]) -> Any:
        """Do one in its own transaction, again while another node is quicker."""
        failure = None
        for _ in range(_TRIES):
            try:
                (outcome,) = self._transact([work])
            except IntegrityError as error:
                failure = _Failure(error)
            except Exception as error:  # handed to whoever asked for the work
                return _Failure(error)
            else:
                return outcome
        return failure

    def _transact(self, works: list[Work[Any]]) -> list[Any]:
        stored, transaction = False, None
        try:
            with self._engine.begin() as connection:
                transaction = Transaction(connection)
                outcomes = [_outcome(work, transaction) for work in works]
                transaction.flush()
            stored = True
        finally:
            if transaction is not None:
                transaction.end(stored)
        return outcomes


def _outcome(work: Work[Any], transaction: Transaction) -> Any:
    try:
        return work(transaction)
    except Refusal as refusal:
        return _Failure(refusal)


def _answer(units: list[_Unit], outcomes: list[Any]) -> None:
    """Settle all futures, those of an event loop with a single wake-up of it."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for unit, outcome in zip(units, outcomes, strict=True):
        if isinstance(unit.future, Future):
            _settle(unit.future, outcome)
        else:
            loops.setdefault(unit.future.get_loop(), []).append((unit.future, outcome))
    for loop, answers in loops.items():
        with suppress(RuntimeError):  # the loop was closed meanwhile, and nobody waits any more
            loop.call_soon_threadsafe(_settle_all, answers)


def _settle_all(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, outcome in answers:
        if not future.done():  # else whoever waited was cancelled
            _settle(future, outcome)


def _settle(future: Future[Any] | asyncio.Future[Any], outcome: Any) -> None:
    if isinstance(outcome, _Failure):
        future.set_exception(outcome.error)
    else:
        future.set_result(outcome)
