"""Acts where nobody else does: for bots, for those away, and when a clock has run out.

One thread waits for the next deadline; a few others do what is due, so that a
bot that thinks for long holds nobody up.
"""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Final

import sqlalchemy as sa
import structlog

from stammtisch.games.contract import Seat
from stammtisch.games.registry import GAMES
from stammtisch.house import clocks
from stammtisch.house.attendance import Attendance
from stammtisch.house.clocks import AWAY, BOT, TURN, Deadline
from stammtisch.house.desk import Act, Clock, Desk
from stammtisch.house.effort import Effort
from stammtisch.house.position import Position
from stammtisch.house.tables import Cache, Table
from stammtisch.house.writer import Transaction, Writer
from stammtisch.minds import levels, mind
from stammtisch.minds.preparing import is_ready

_LOOK_AGAIN: Final = timedelta(seconds=2)
"""How long a deadline set by another node may stay unnoticed."""

_WORKERS: Final = 2
"""How many bots think at once: kernels release the GIL, but the tables need the machine, too."""

_STAND_IN: Final = "regular"
"""The level that plays for one which is still being compiled."""

_log = structlog.get_logger(__name__)


class Housekeeper:
    """Enforces deadlines."""

    def __init__(
        self,
        engine: sa.Engine,
        cache: Cache,
        writer: Writer,
        desk: Desk,
        attendance: Attendance,
        clock: Clock,
    ) -> None:
        self._engine = engine
        self._cache = cache
        self._writer = writer
        self._desk = desk
        self._attendance = attendance
        self._clock = clock
        self._ring = threading.Event()
        self._stopping = False
        self._effort = Effort(_WORKERS)
        self._busy: set[tuple[str, str]] = set()
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="housekeeper", daemon=True)
        self._pool = ThreadPoolExecutor(max_workers=_WORKERS, thread_name_prefix="bots")

    def start(self) -> None:
        """Begin to wait for deadlines."""
        self._thread.start()

    def stop(self) -> None:
        """Finish what is under way, then stop."""
        self._stopping = True
        self._ring.set()
        if self._thread.ident is not None:
            self._thread.join()
        self._pool.shutdown()

    def wake(self) -> None:
        """A deadline was set: it may be the next one."""
        self._ring.set()

    def enforce_due(self) -> int:
        """Do now, in this thread, all that is due, one thing for each deadline; how many there were."""
        due = self._due()
        for deadline in due:
            self.enforce(deadline)
        return len(due)

    def enforce(self, deadline: Deadline) -> None:
        """Do what a deadline asks for, or drop it if there is nothing to do any more."""
        with self._engine.connect() as connection:
            table = self._cache.fresh(connection, deadline.table)
        act = self._act_for(table, deadline)
        self._writer.submit(
            lambda transaction: self._carry_out(transaction, deadline, table.seq, act)
        ).result()

    def _act_for(self, table: Table, deadline: Deadline) -> Act | None:
        charter, position = table.charter, table.position
        if deadline.kind.startswith(AWAY):
            return _act_for_absent(position, int(deadline.kind.removeprefix(AWAY)))
        if clocks.wanted(charter, position).get(deadline.kind) != deadline.due_at:
            return None
        seats = {BOT: clocks.house_seats, TURN: clocks.timed_seats}[deadline.kind](charter, position)
        return Act(seats[0], self._think(table, seats[0])) if seats else None

    def _think(self, table: Table, seat: Seat) -> str:
        """What a bot does at this seat, after as much thinking as there is time for."""
        share = self._effort.share(len(self._busy))
        began = time.perf_counter()
        action = choose(table, seat, share)
        self._effort.took(time.perf_counter() - began, share)
        return action

    def _carry_out(self, transaction: Transaction, deadline: Deadline, seen: int, act: Act | None) -> None:
        table = self._desk.table(transaction, deadline.table)
        if clocks.armed(transaction.connection, deadline.table).get(deadline.kind) != deadline.due_at:
            return
        if act is None:
            clocks.disarm(transaction.connection, deadline.table, deadline.kind)
        elif table.seq == seen:
            if deadline.kind.startswith(AWAY):
                clocks.disarm(transaction.connection, deadline.table, deadline.kind)
            self._desk.enter(transaction, table, [act])
            if deadline.kind.startswith(AWAY):
                self._attendance.settle(transaction, deadline.table)

    def _due(self) -> list[Deadline]:
        with self._engine.connect() as connection:
            return clocks.due(connection, self._clock())

    def _run(self) -> None:
        while not self._stopping:
            self._ring.clear()
            try:
                for deadline in self._due():
                    self._hand_out(deadline)
                wait = self._until_next()
            except sa.exc.SQLAlchemyError:
                _log.exception("deadlines_unread")
                wait = _LOOK_AGAIN
            self._ring.wait(wait.total_seconds())

    def _hand_out(self, deadline: Deadline) -> None:
        key = (deadline.table, deadline.kind)
        with self._lock:
            if key in self._busy:
                return
            self._busy.add(key)
        self._pool.submit(self._enforce_in_pool, deadline)

    def _enforce_in_pool(self, deadline: Deadline) -> None:
        enforced = False
        try:
            self.enforce(deadline)
            enforced = True
        except Exception:  # whatever it was, it must not keep the deadline from being tried again
            _log.exception("deadline_not_enforced", table=deadline.table, kind=deadline.kind)
        with self._lock:
            self._busy.discard((deadline.table, deadline.kind))
        if enforced:  # else it is tried again, but not at once
            self.wake()

    def _until_next(self) -> timedelta:
        with self._engine.connect() as connection:
            now = self._clock()
            due_at = clocks.next_due(connection, now)
        return _LOOK_AGAIN if due_at is None else min(due_at - now, _LOOK_AGAIN)


def _act_for_absent(position: Position, seat: Seat) -> Act | None:
    place = position.places[seat]
    if place.guest is None or place.away:
        return None
    if position.phase == "lobby":
        return Act(seat, "!leave")
    others = (other for other in position.places if other is not place)
    # somebody must be left to play for: the last one is waited for
    return Act(seat, "!away") if any(other.guest and not other.away for other in others) else None


def choose(table: Table, seat: Seat, effort: float) -> str:
    """What a bot does at this seat: of the seat's own level, or the table's for a person."""
    charter, position = table.charter, table.position
    game = GAMES[charter.game]
    level = position.places[seat].level or charter.options.bots
    if level not in levels(charter.game):
        level = levels(charter.game)[-1]
    if not is_ready(charter.game, level):
        level = _STAND_IN
    legal = game.legal(position.state, seat)
    try:
        bot = mind(charter.game, level, effort=effort)
        action = legal[legal.index(bot.choose(game.view(position.state, seat)))]
    except Exception:  # a bot that stumbles, or wants what is not legal, must not stop a table
        _log.exception("bot_stumbled", table=charter.id, level=level)
        action = legal[0]
    return game.format_action(action)
