"""The one thread that writes.

Work queues up while a transaction is being stored; the next transaction takes
all of it, so that one flush to disk acknowledges many actions.
"""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from stammtisch.house.database import for_writing
from stammtisch.house.refusals import Refusal

T = TypeVar("T")

_MOST_AT_ONCE: Final = 500
_TRIES: Final = 8


class Transaction:
    """What a piece of work gets: the connection, and a way to hear how it ended."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection: Final = connection
        self._at_end: list[Callable[[bool], None]] = []

    def at_end(self, tell: Callable[[bool], None]) -> None:
        """Call ``tell`` in the writer's thread with whether the transaction was stored."""
        self._at_end.append(tell)

    def end(self, stored: bool) -> None:
        """Tell everybody who asked."""
        for tell in self._at_end:
            tell(stored)


Work: TypeAlias = Callable[[Transaction], T]
"""May run more than once; decides first and writes afterwards: who refuses has written nothing."""


class _Unit(Generic[T]):
    def __init__(self, work: Work[T]) -> None:
        self.work: Final = work
        self.future: Final[Future[T]] = Future()


class Writer:
    """Does all writing, in the order it was asked for."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = for_writing(engine)
        self._queue: SimpleQueue[_Unit[Any] | None] = SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T]) -> Future[T]:
        """Queue work; its future is done when what it wrote is stored.

        The future carries the :class:`Refusal` or the database's error that stopped it.
        """
        unit = _Unit(work)
        with self._closing:
            if self._closed:
                raise RuntimeError("the writer is closed")
            self._queue.put(unit)
        return unit.future

    def close(self) -> None:
        """Finish what is queued, then stop."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._next_batch()
            wanted = [unit for unit in batch if unit.future.set_running_or_notify_cancel()]
            if wanted and not self._store(wanted):
                for unit in wanted:
                    self._store_alone(unit)

    def _next_batch(self) -> tuple[list[_Unit[Any]], bool]:
        batch: list[_Unit[Any]] = []
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

    def _store(self, batch: list[_Unit[Any]]) -> bool:
        """Do all in one transaction; False, and nothing done, if any of it broke."""
        try:
            outcomes = self._transact([unit.work for unit in batch])
        except Exception:  # whatever it was, it must only hit the unit that caused it
            return False
        for unit, outcome in zip(batch, outcomes, strict=True):
            if isinstance(outcome, Refusal):
                unit.future.set_exception(outcome)
            else:
                unit.future.set_result(outcome)
        return True

    def _store_alone(self, unit: _Unit[Any]) -> None:
        """Do one in its own transaction, again while another node is quicker."""
        for left in reversed(range(_TRIES)):
            try:
                (outcome,) = self._transact([unit.work])
            except IntegrityError as error:
                if not left:
                    unit.future.set_exception(error)
            except Exception as error:  # handed to whoever asked for the work
                unit.future.set_exception(error)
                return
            else:
                if isinstance(outcome, Refusal):
                    unit.future.set_exception(outcome)
                else:
                    unit.future.set_result(outcome)
                return

    def _transact(self, works: list[Work[Any]]) -> list[Any]:
        stored, transaction = False, None
        try:
            with self._engine.begin() as connection:
                transaction = Transaction(connection)
                outcomes = [_outcome(work, transaction) for work in works]
            stored = True
        finally:
            if transaction is not None:
                transaction.end(stored)
        return outcomes


def _outcome(work: Work[Any], transaction: Transaction) -> Any:
    try:
        return work(transaction)
    except Refusal as refusal:
        return refusal
