"""When the house has to act at a table, and where the database keeps it.

A deadline follows from the log alone, save those of people who are not
present (:mod:`.attendance`). Any node may enforce it; by then doing nothing is
as good an answer as acting, so enforcing twice is harmless.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

import sqlalchemy as sa

from stammtisch.games.contract import Seat
from stammtisch.house import pondering, rulebook
from stammtisch.house.charter import Charter
from stammtisch.house.position import Position
from stammtisch.house.schema import deadline

BOT: Final = "bot"
"""A seat is waiting for the house to act."""
TURN: Final = "turn"
"""The turn clock runs out."""
AWAY: Final = "away-"
"""Followed by a seat: its person has been gone for too long."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something to be done at a table."""

    table: str
    kind: str
    due_at: datetime


def house_seats(charter: Charter, position: Position) -> tuple[Seat, ...]:
    """The seats whose turn it is and for which the house acts by itself, the quickest first.

    While nobody is there to see it, nobody's bot plays on.
    """
    if not any(place.guest and not place.away for place in position.places):
        return ()
    seats = (
        seat
        for seat in position.to_act(charter)
        if position.places[seat].housed
        or (charter.options.auto_last_card and rulebook.has_last_card(position.state, seat))
    )
    return tuple(sorted(seats, key=lambda seat: _pace(charter, position, seat)))


def timed_seats(charter: Charter, position: Position) -> tuple[Seat, ...]:
    """The seats whose turn the clock may end."""
    if charter.options.turn_clock is None:
        return ()
    return tuple(seat for seat in position.to_act(charter) if not position.places[seat].housed)


def wanted(charter: Charter, position: Position) -> dict[str, datetime]:
    """The deadlines of a position by kind."""
    deadlines = {}
    if seats := house_seats(charter, position):
        pace = timedelta(seconds=_pace(charter, position, seats[0]))
        deadlines[BOT] = max(position.moved_at, position.turn_at + pace)
    if timed_seats(charter, position):
        deadlines[TURN] = position.turn_at + timedelta(seconds=charter.options.turn_clock or 0)
    return deadlines


def _pace(charter: Charter, position: Position, seat: Seat) -> float:
    """Seconds from the beginning of a turn until the house acts for a seat."""
    if not charter.options.paced:
        return 0
    return rulebook.seconds_to_watch(position.state) + pondering.seconds(charter, position, seat)


def rearm(
    connection: sa.Connection, table: str, before: Mapping[str, datetime], after: Mapping[str, datetime]
) -> None:
    """Change a table's deadlines from what was wanted before to what is wanted after."""
    for kind in before.keys() - after.keys():
        disarm(connection, table, kind)
    for kind, due_at in after.items():
        if before.get(kind) != due_at:
            arm(connection, table, kind, due_at)


def arm(connection: sa.Connection, table: str, kind: str, due_at: datetime) -> None:
    """Set a deadline in place of any other of its kind."""
    disarm(connection, table, kind)
    connection.execute(deadline.insert(), {"table_id": table, "kind": kind, "due_at": due_at})


def disarm(connection: sa.Connection, table: str, kind: str) -> None:
    """Take a deadline away, if there is one."""
    connection.execute(deadline.delete().where(deadline.c.table_id == table, deadline.c.kind == kind))


def disarm_all(connection: sa.Connection, table: str) -> None:
    """Take all deadlines of a table away."""
    connection.execute(deadline.delete().where(deadline.c.table_id == table))


def armed(connection: sa.Connection, table: str) -> dict[str, datetime]:
    """The stored deadlines of a table by kind."""
    query = sa.select(deadline.c.kind, deadline.c.due_at).where(deadline.c.table_id == table)
    return dict(connection.execute(query).all())


def due(connection: sa.Connection, now: datetime, most: int = 200) -> list[Deadline]:
    """The deadlines that have come, the oldest first."""
    query = sa.select(deadline).where(deadline.c.due_at <= now).order_by(deadline.c.due_at).limit(most)
    return [Deadline(*row) for row in connection.execute(query)]


def next_due(connection: sa.Connection, now: datetime) -> datetime | None:
    """When the next deadline to come comes."""
    query = sa.select(sa.func.min(deadline.c.due_at)).where(deadline.c.due_at > now)
    return connection.execute(query).scalar()
