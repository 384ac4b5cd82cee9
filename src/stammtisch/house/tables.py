"""Tables as folds of their logs, and a cache of those in use."""

import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import sqlalchemy as sa

from stammtisch.house import charter as charters
from stammtisch.house import log
from stammtisch.house.charter import Charter
from stammtisch.house.log import Entry
from stammtisch.house.position import Position, first
from stammtisch.house.shapes import LogStep
from stammtisch.house.verbs import apply

_MOST_CACHED: Final = 500


@dataclass(frozen=True, slots=True)
class Journal:
    """What happened at a table, in order. Grows; later tables of one line share it."""

    steps: list[LogStep] = field(default_factory=list)
    """Step ``seq`` stands at index ``seq - 1``."""
    done: dict[tuple[str | None, str], int] = field(default_factory=dict)
    """The number of the entry that a command of a guest became."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table after entry ``seq`` of its log."""

    charter: Charter
    seq: int
    position: Position
    journal: Journal

    def since(self, seq: int) -> tuple[LogStep, ...]:
        """What happened after an entry."""
        return tuple(self.journal.steps[max(seq, 0) : self.seq])

    def done(self, guest: str | None, command: str | None) -> int | None:
        """The entry that a command became, if it is done."""
        seq = None if command is None else self.journal.done.get((guest, command))
        return seq if seq is not None and seq <= self.seq else None


def opened(charter: Charter) -> Table:
    """A table with an empty log."""
    return Table(charter, 0, first(charter), Journal())


def extended(table: Table, entries: Sequence[Entry]) -> Table:
    """The table after more entries. Raises :class:`Refusal` before anything is changed."""
    position, steps = table.position, []
    for entry in entries:
        position, happened = apply(table.charter, position, entry)
        steps.append(LogStep(entry.seq, entry.seat, happened))
    journal = table.journal
    if len(journal.steps) != table.seq:  # the journal went on without this table
        done = {command: seq for command, seq in journal.done.items() if seq <= table.seq}
        journal = Journal(journal.steps[: table.seq], done)
    journal.steps.extend(steps)
    for entry in entries:
        if entry.command_id is not None:
            journal.done[entry.guest_id, entry.command_id] = entry.seq
    return Table(table.charter, table.seq + len(entries), position, journal)


def load(connection: sa.Connection, table: str) -> Table:
    """A table folded from its whole log. Refuses ``no_such_table``."""
    return extended(opened(charters.load(connection, table)), log.read(connection, table))


class Cache:
    """The stored tables used last; safe to use from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def get(self, table: str) -> Table | None:
        """A table, if it is here."""
        with self._lock:
            found = self._tables.get(table)
            if found is not None:
                self._tables.move_to_end(table)
            return found

    def put(self, table: Table) -> None:
        """Keep a table unless a later one of it is here."""
        with self._lock:
            known = self._tables.get(table.charter.id)
            if known is None or known.seq < table.seq:
                self._tables[table.charter.id] = table
            self._tables.move_to_end(table.charter.id)
            if len(self._tables) > _MOST_CACHED:
                self._tables.popitem(last=False)

    def table(self, connection: sa.Connection, table: str) -> Table:
        """A table, loaded if it is not here. Refuses ``no_such_table``."""
        found = self.get(table)
        if found is None:
            found = load(connection, table)
            self.put(found)
        return found

    def fresh(self, connection: sa.Connection, table: str) -> Table:
        """A table with everything that other nodes may have entered meanwhile."""
        found = self.table(connection, table)
        if log.last(connection, table) > found.seq:
            found = load(connection, table)
            self.put(found)
        return found

    def drop(self, table: str) -> None:
        """Forget a table."""
        with self._lock:
            self._tables.pop(table, None)

    def clear(self) -> None:
        """Forget all."""
        with self._lock:
            self._tables.clear()
