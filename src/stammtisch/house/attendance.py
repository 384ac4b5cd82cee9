"""Who is connected, and what becomes of the seats of those who are not.

A seat waits for its person; after a grace period a bot acts for it, and it is
handed back the moment the person returns. In the lobby the seat becomes free.
"""

import threading
from collections import Counter
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

import sqlalchemy as sa

from stammtisch.games.contract import Seat
from stammtisch.house import clocks
from stammtisch.house.clocks import AWAY
from stammtisch.house.desk import Act, Clock, Desk
from stammtisch.house.schema import game_table
from stammtisch.house.tables import Table
from stammtisch.house.writer import Transaction

LOBBY_GRACE: Final = timedelta(minutes=10)
"""How long a seat in the lobby waits for a person who is not connected."""

_RESUMED: Final = timedelta(days=2)
"""How old a running game may be for seats to be counted before anybody returns to it."""


class Attendance:
    """Counts the sockets of each guest at each table; safe to use from any thread."""

    def __init__(self, desk: Desk, clock: Clock, grace: timedelta) -> None:
        self._desk = desk
        self._clock = clock
        self._grace = grace
        self._lock = threading.Lock()
        self._sockets: Counter[tuple[str, str]] = Counter()
        self._leaving: dict[str, dict[Seat, datetime]] = {}

    def came(self, table: str, guest: str) -> bool:
        """One more socket; whether it is the guest's first at the table."""
        with self._lock:
            self._sockets[table, guest] += 1
            return self._sockets[table, guest] == 1

    def went(self, table: str, guest: str) -> bool:
        """One socket fewer; whether it was the guest's last at the table."""
        with self._lock:
            self._sockets[table, guest] -= 1
            if self._sockets[table, guest] > 0:
                return False
            del self._sockets[table, guest]
            return True

    def present(self, table: str, guest: str | None) -> bool:
        """Whether the guest has a socket at the table."""
        with self._lock:
            return (table, guest) in self._sockets

    def leaving(self, table: str) -> Mapping[Seat, datetime]:
        """When the house will take over which seats."""
        return self._leaving.get(table, {})

    def settle(self, transaction: Transaction, table_id: str, *, anew: bool = False) -> None:
        """Hand seats back to those who are present, and count the time of those who are not.

        ``anew`` begins to count from now, for instance because seats changed hands.
        """
        table = self._desk.table(transaction, table_id)
        if table.charter.options.seats == 1 or table.position.phase not in ("lobby", "playing"):
            self._leaving.pop(table_id, None)
            return
        for seat, place in enumerate(table.position.places):
            if place.away and self.present(table_id, place.guest):
                table = self._desk.enter(transaction, table, [Act(seat, "!back")])
        self._count(transaction, table, anew)
        self._desk.announce(transaction, f"table/{table_id}")

    def resume(self, transaction: Transaction) -> None:
        """After a restart: nobody is connected yet, and every seat gets its grace anew.

        Games given up long ago would make every start slower; theirs begins when somebody returns.
        """
        waiting = sa.select(game_table.c.id).where(
            game_table.c.mode == "table",
            (game_table.c.phase == "lobby")
            | ((game_table.c.phase == "playing") & (game_table.c.created_at > self._clock() - _RESUMED)),
        )
        for table_id in transaction.connection.execute(waiting).scalars().all():
            self.settle(transaction, table_id, anew=True)

    def _count(self, transaction: Transaction, table: Table, anew: bool) -> None:
        table_id, position = table.charter.id, table.position
        known = clocks.armed(transaction.connection, table_id)
        grace = LOBBY_GRACE if position.phase == "lobby" else self._grace
        leaving = {}
        for seat, place in enumerate(position.places):
            kind = f"{AWAY}{seat}"
            if place.guest and not place.away and not self.present(table_id, place.guest):
                again = anew or kind not in known
                leaving[seat] = self._clock() + grace if again else known[kind]
                if again:
                    self._desk.arm(transaction, table_id, kind, leaving[seat])
            elif kind in known:
                clocks.disarm(transaction.connection, table_id, kind)
        transaction.at_end(lambda stored: self._note(table_id, leaving) if stored else None)

    def _note(self, table_id: str, leaving: dict[Seat, datetime]) -> None:
        if leaving:
            self._leaving[table_id] = leaving
        else:
            self._leaving.pop(table_id, None)
