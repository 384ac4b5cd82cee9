"""The log of a table: numbered entries, appended and never changed."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from stammtisch.games.contract import Seat
from stammtisch.house.schema import event

_APPEND = event.insert()
_READ = (
    sa.select(event.c.seq, event.c.seat, event.c.action, event.c.at, event.c.guest_id, event.c.command_id)
    .where(event.c.table_id == sa.bindparam("table"), event.c.seq > sa.bindparam("since"))
    .order_by(event.c.seq)
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a log."""

    seq: int
    """1, 2, … without gaps."""
    seat: Seat | None
    """The seat that acts, or that the verb is about."""
    action: str
    at: datetime
    guest_id: str | None = None
    """Who did it; None when it was the house, for instance a bot."""
    command_id: str | None = None
    """What the client called it; unique for this guest at this table."""


def append(connection: sa.Connection, lines: Iterable[tuple[str, Entry]]) -> None:
    """Append entries, each to the log of the table named with it.

    Raises ``sqlalchemy.exc.IntegrityError`` if a number or a command is taken.
    """
    connection.execute(
        _APPEND,
        [
            {
                "table_id": table,
                "seq": entry.seq,
                "seat": entry.seat,
                "action": entry.action,
                "at": entry.at,
                "guest_id": entry.guest_id,
                "command_id": entry.command_id,
            }
            for table, entry in lines
        ],
    )


def read(connection: sa.Connection, table: str, since: int = 0) -> list[Entry]:
    """The entries after ``since``, in order."""
    return [Entry(*row) for row in connection.execute(_READ, {"table": table, "since": since})]


def last(connection: sa.Connection, table: str) -> int:
    """The number of the last entry; 0 before the first."""
    query = sa.select(sa.func.max(event.c.seq)).where(event.c.table_id == table)
    return connection.execute(query).scalar() or 0
