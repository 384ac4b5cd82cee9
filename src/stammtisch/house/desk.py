"""Where commands become entries of the log. Everything here runs in the writer's thread."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final, NamedTuple, TypeAlias

from stammtisch.games.contract import Seat
from stammtisch.house import charter as charters
from stammtisch.house import clocks, log, projection
from stammtisch.house.charter import Charter
from stammtisch.house.hub import Hub
from stammtisch.house.log import Entry
from stammtisch.house.refusals import Refusal
from stammtisch.house.shapes import Done
from stammtisch.house.tables import Cache, Table, extended, load, opened
from stammtisch.house.verbs import HOUSE_ONLY, seat_meant
from stammtisch.house.writer import Transaction

Clock: TypeAlias = Callable[[], datetime]
"""Tells the time, with UTC as its zone."""

_LONGEST_ACTION: Final = 200
_LONGEST_ID: Final = 64


class Act(NamedTuple):
    """Something to be entered in a log, by a guest or, for None, by the house."""

    seat: Seat | None
    action: str
    guest: str | None = None
    command: str | None = None


class Desk:
    """Asks the rules about each command as things are now, and enters what they allow.

    Tables changed in a transaction are seen by later work of the same transaction
    at once, and by everybody else when it is stored.
    """

    def __init__(self, cache: Cache, hub: Hub, clock: Clock, wake: Callable[[], None]) -> None:
        self._cache = cache
        self._hub = hub
        self._clock = clock
        self._wake = wake
        self._changed: dict[str, Table] = {}
        self._topics: set[str] = set()
        self._armed = False
        self._transaction: Transaction | None = None

    def table(self, transaction: Transaction, table: str) -> Table:
        """A table as it is now. Refuses ``no_such_table``."""
        found = self._changed.get(table) or self._cache.get(table)
        return found or self._reload(transaction, table)

    def open(self, transaction: Transaction, charter: Charter, acts: Sequence[Act]) -> Table:
        """Open a table and do the first acts at it."""
        table = opened(charter)
        charters.store(transaction.connection, charter)
        return self.enter(transaction, table, acts)

    def act(
        self,
        transaction: Transaction,
        table_id: str,
        guest: str,
        command: str,
        action: str,
        seat: Seat | None,
    ) -> Done:
        """Do what a guest commands, once for each ``command``. Refused only if illegal now."""
        if action.partition(" ")[0] in HOUSE_ONLY or len(action) > _LONGEST_ACTION:
            raise Refusal("bad_command", {"command": action[:40]})
        if not 0 < len(command) <= _LONGEST_ID:
            raise Refusal("bad_command", {"command": command[:40]})
        table = self.table(transaction, table_id)
        while (done := table.done(guest, command)) is None:
            try:
                meant = seat_meant(table.charter, table.position, guest, action, seat)
                table = self.enter(transaction, table, [Act(meant, action, guest, command)])
            except Refusal:
                if log.last(transaction.connection, table_id) == table.seq:
                    raise
                table = self._reload(transaction, table_id)
        return Done(table_id, done)

    def enter(self, transaction: Transaction, table: Table, acts: Sequence[Act]) -> Table:
        """Enter acts in the log of a table as it is now; all of them or none."""
        self._follow(transaction)
        self._changed.setdefault(table.charter.id, table)  # forgotten should the transaction fail
        now = self._clock()
        entries = [
            Entry(seq, act.seat, act.action, now, act.guest, act.command)
            for seq, act in enumerate(acts, table.seq + 1)
        ]
        after = extended(table, entries)
        transaction.append(after.charter.id, entries)
        projection.follow(transaction, after.charter, table.position, after.position, now)
        self._rearm(transaction, table, after)
        self._install(table, after)
        return after

    def announce(self, transaction: Transaction, topic: str) -> None:
        """Tell the topic's listeners when the transaction is stored."""
        self._follow(transaction)
        self._topics.add(topic)

    def arm(self, transaction: Transaction, table: str, kind: str, due_at: datetime) -> None:
        """Set a deadline that the log alone does not know."""
        clocks.arm(transaction.connection, table, kind, due_at)
        self._follow(transaction)
        self._armed = True

    def _rearm(self, transaction: Transaction, table: Table, after: Table) -> None:
        if after.position.phase in ("over", "closed"):
            clocks.disarm_all(transaction.connection, after.charter.id)
            return
        before = clocks.wanted(table.charter, table.position)
        wanted = clocks.wanted(after.charter, after.position)
        if before != wanted:
            clocks.rearm(transaction.connection, after.charter.id, before, wanted)
            self._armed |= bool(wanted)

    def _install(self, before: Table, after: Table) -> None:
        self._changed[after.charter.id] = after
        self._topics.add(f"table/{after.charter.id}")
        was, now = before.position, after.position
        if after.charter.options.public and (was.phase, was.places) != (now.phase, now.places):
            self._topics.add("lobby")

    def _reload(self, transaction: Transaction, table: str) -> Table:
        found = load(transaction.connection, table)
        self._follow(transaction)
        self._changed[table] = found
        return found

    def _follow(self, transaction: Transaction) -> None:
        if self._transaction is not transaction:
            self._transaction = transaction
            transaction.at_end(self._end)

    def _end(self, stored: bool) -> None:
        changed, topics, armed = self._changed, self._topics, self._armed
        self._changed, self._topics, self._armed, self._transaction = {}, set(), False, None
        for table_id, table in changed.items():
            if stored:
                self._cache.put(table)
            else:
                self._cache.drop(table_id)
        if stored:
            self._hub.publish(*topics)
            if armed:
                self._wake()
