"""The house as front ends see it: coroutines over the parts of this package."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final, Literal, Self

import sqlalchemy as sa

from stammtisch.games.contract import Seat
from stammtisch.house import (
    daily,
    database,
    guests,
    looks,
    opening,
    pads,
    replays,
    reviews,
    seating,
    solving,
    standings,
    talk,
)
from stammtisch.house.almanac import Almanac
from stammtisch.house.attendance import Attendance
from stammtisch.house.desk import Act, Clock, Desk
from stammtisch.house.hints import Adviser
from stammtisch.house.housekeeper import Housekeeper
from stammtisch.house.hub import Hub
from stammtisch.house.insight import NONE, Insight, insight
from stammtisch.house.job import Ticket
from stammtisch.house.lobby import open_tables
from stammtisch.house.names import clean_name
from stammtisch.house.refusals import Refusal
from stammtisch.house.shapes import (
    Board,
    Done,
    Guest,
    Look,
    OpenTable,
    Pad,
    Replay,
    Standings,
    TableOptions,
    TalkLine,
)
from stammtisch.house.tables import Cache, Table
from stammtisch.house.verdicts import Verdicts
from stammtisch.house.workshop import Workshop, patiently
from stammtisch.house.writer import Transaction, Writer

if TYPE_CHECKING:
    from stammtisch.study.review.shapes import AnyReview


GRACE: Final = timedelta(seconds=45)

_CHANGES_SEATS: Final = frozenset({"!sit", "!swap", "!clear", "!leave", "!start"})


def utc_now() -> datetime:
    """The system's time."""
    return datetime.now(UTC)


class House:
    """One node of the house. Every method that can be refused raises :class:`Refusal`.

    Coroutines return when what they did is stored; they may be called from any
    event loop, and never block it.
    """

    hub: Final[Hub]
    """Says what changed: ``table/ID``, ``talk/ID``, ``pad/SHARE``, ``lobby``."""

    workshop: Final[Workshop]
    """Where studies are made that take long; what takes a moment is done at a bench of its own."""

    def __init__(self, engine: sa.Engine, clock: Clock, grace: timedelta) -> None:
        self.hub = Hub()
        self._read = database.Reader(engine)
        self.workshop = Workshop("workshop")
        self._bench = Workshop("bench", most_waiting=64)
        self._engine = engine
        self._clock = clock
        self._cache = Cache()
        self._writer = Writer(engine)
        self._desk = Desk(self._cache, self.hub, clock, lambda: self._housekeeper.wake())
        self._attendance = Attendance(self._desk, clock, grace)
        self._housekeeper = Housekeeper(
            engine, self._cache, self._writer, self._desk, self._attendance, clock
        )
        self._almanac = Almanac(self._read, self._writer, self._bench, self.workshop, clock)
        self._verdicts = Verdicts(self._bench, self.hub)
        self._adviser = Adviser(self._read, self._cache, self._writer, self._desk, self._bench)
        self._tending: asyncio.Task[None] | None = None

    @classmethod
    def open(cls, url: str, *, clock: Clock = utc_now, grace: timedelta = GRACE) -> Self:
        """Open the database at a SQLAlchemy URL and bring its schema up to date.

        ``grace`` is how long a seat waits for its person before a bot acts for it.
        """
        engine = database.connect(url)
        database.migrate(engine)
        return cls(engine, clock, grace)

    async def __aenter__(self) -> Self:
        """Resume all tables; start clocks and bots, and look after the days."""
        await self.resume()
        self._housekeeper.start()
        self._tending = asyncio.create_task(self._almanac.tend())
        return self

    async def __aexit__(self, *exc: object) -> None:
        """Store what is under way, then stop."""
        if self._tending:
            self._tending.cancel()
            await asyncio.wait([self._tending])  # nothing may read or write once we close
        await asyncio.to_thread(self.close)

    async def resume(self) -> None:
        """Take up what the database holds; after this, everything works but clocks and bots."""
        await self._writer.write(lambda transaction: daily.draw_secret(transaction.connection))
        await self._writer.write(self._attendance.resume)

    def enforce_due(self) -> int:
        """Let clocks and bots do now what is due, one action for each deadline; how many there were."""
        return self._housekeeper.enforce_due()

    async def prepare_days(self) -> None:
        """Settle and study the dailies that are due; done by itself while the house is open."""
        await self._almanac.prepare()

    def close(self) -> None:
        """Store what is under way, then stop."""
        self.workshop.stop()
        self._bench.stop()
        self._housekeeper.stop()
        self._writer.close()
        self._read.close()
        self._engine.dispose()

    # People

    async def welcome(self, *, name: str = "", language: str = "en") -> tuple[Guest, str]:
        """A new guest and the secret token for the cookie; the house keeps only its hash."""
        return await self._writer.write(lambda t: guests.welcome(t.connection, name, language, self._clock()))

    async def guest(self, token: str) -> Guest | None:
        """The guest a token belongs to."""
        return await self._read(lambda c: guests.by_token(c, token))

    async def change_guest(
        self, guest_id: str, *, name: str | None = None, language: str | None = None
    ) -> Guest:
        """Give a guest another name or language. Refuses ``bad_name``."""
        return await self._writer.write(lambda t: guests.change(t.connection, guest_id, name, language))

    # Tables

    async def open_run(
        self,
        guest_id: str,
        mode: Literal["random", "daily", "code"],
        code: str | None = None,
        *,
        certified: bool = False,
    ) -> str:
        """Start a Scoundrel run and return its table.

        An unfinished ranked run of today is resumed instead of starting a practice
        run of the same cards. ``certified`` wants a random dungeon that can be won.
        Refuses ``no_such_code``, ``daily_not_ready``, ``solver_not_ready``, ``no_solver``, ``too_busy``.
        """
        if mode == "daily":
            await patiently(self._almanac.settle(self._clock().date()), Refusal("daily_not_ready"))
        seed = await solving.certified_seed(self._bench) if certified and mode == "random" else None
        return await self._writer.write(
            lambda t: opening.open_run(self._desk, t, guest_id, mode, code, seed, self._clock())
        )

    async def open_table(
        self, guest_id: str, options: TableOptions, name: str, game: str = "skullking"
    ) -> str:
        """Open a table of several seats, with the guest as its host on seat 0."""
        host = Act(0, f"!sit {clean_name(name)}", guest_id)

        def work(transaction: Transaction) -> str:
            now = self._clock()
            table = opening.open_table(self._desk, transaction, guest_id, game, options, [host], now)
            self._attendance.settle(transaction, table)
            return table

        return await self._writer.write(work)

    async def act(
        self, table: str, guest_id: str, command_id: str, action: str, seat: Seat | None = None
    ) -> Done:
        """Do an action of the game or a verb of the house, see :mod:`stammtisch.house`.

        ``command_id`` is made by the client: sent twice, the action is done once and
        answered twice. ``seat`` is only for the verbs that name one.
        """

        def work(transaction: Transaction) -> Done:
            done = self._desk.act(transaction, table, guest_id, command_id, action, seat)
            if action.partition(" ")[0] in _CHANGES_SEATS:
                self._attendance.settle(transaction, table, anew=True)
            return done

        return await self._writer.write(work)

    async def hint(self, table: str, guest_id: str, command_id: str) -> Done:
        """Ask what an expert would do: it stands in ``Info.hint`` until the next action.

        From then on the run counts as helped. ``command_id`` as in :meth:`act`.
        Refuses ``no_hints_in_daily``, ``adviser_not_ready``, ``no_adviser``, ``too_busy``.
        """
        return await self._adviser.hint(table, guest_id, command_id)

    async def look(self, table: str, guest_id: str | None, since: int | None = None) -> Look:
        """The table as this guest may see it. Refuses ``no_such_table``, ``daily_hidden``."""
        found = self._cache.get(table)
        if found is not None and (_is_playing(found, guest_id) or _hides_nothing(found)):
            return self._look(found, guest_id, since, NONE)

        def read(connection: sa.Connection) -> Look:
            visible, known = self._visible(connection, table, guest_id)
            return self._look(visible, guest_id, since, known)

        return await self._read(read)

    async def rematch(self, table: str, guest_id: str) -> str:
        """Play on with the same people: the new table, where this guest is seated and ready.

        The first to ask opens it; it starts by itself when everybody has asked.
        """

        def work(transaction: Transaction) -> str:
            new = seating.rematch(self._desk, transaction, table, guest_id, self._clock())
            self._attendance.settle(transaction, new, anew=True)
            return new

        return await self._writer.write(work)

    async def open_tables(self, guest_id: str | None = None) -> tuple[OpenTable, ...]:
        """Public tables that wait for players or may be watched, newest first."""
        return await self._read(
            lambda c: tuple(
                looks.open_table(self._cache.table(c, table), guest_id, self._attendance)
                for table in open_tables(c, self._clock())
            )
        )

    async def replay(self, table: str, guest_id: str | None) -> Replay:
        """A finished game, step by step. Refuses ``not_over``, ``daily_hidden``.

        What is not known yet of it is told to those who listen to the table.
        """

        def read(connection: sa.Connection) -> Replay:
            found, known = self._visible(connection, table, guest_id)
            winnable = self._verdicts.at_once(found) if known.verdict else None
            info = looks.info(found, guest_id, self._attendance, seed_is_public=known.seed, winnable=winnable)
            return replays.replay(connection, found, info)

        return await self._read(read)

    async def record(self, table: str, guest_id: str | None) -> dict[str, Any]:
        """The portable record of a finished game.

        Refuses ``not_over``, ``daily_hidden``, ``daily_running``, ``still_playing``.
        """

        def read(connection: sa.Connection) -> dict[str, Any]:
            found, known = self._visible(connection, table, guest_id)
            replays.check_over(found)
            if not known.verdict:
                raise Refusal("still_playing")
            if not known.seed:
                raise Refusal("daily_running")
            return replays.record(connection, found)

        return await self._read(read)

    async def review(self, table: str, guest_id: str | None) -> tuple["Ticket[AnyReview]", bool]:
        """Have a finished game reviewed; also whether the guest may know the cards nobody has seen.

        Refuses ``not_over``, ``daily_hidden``, ``still_playing``, ``too_busy``; the result, ``no_reviews``.
        """

        def read(connection: sa.Connection) -> tuple[reviews.Played, bool]:
            found, known = self._visible(connection, table, guest_id)
            replays.check_over(found)
            if not known.verdict:
                raise Refusal("still_playing")
            return reviews.played(connection, found), known.seed

        played, whole = await self._read(read)
        return reviews.ask(self.workshop, played), whole

    # Presence

    def came(self, table: str, guest_id: str) -> None:
        """A socket of this guest now shows the table; call :meth:`went` once for each call."""
        if self._attendance.came(table, guest_id):
            self._writer.submit(lambda t: self._attendance.settle(t, table))

    def went(self, table: str, guest_id: str) -> None:
        """A socket of this guest no longer shows the table."""
        if self._attendance.went(table, guest_id):
            self._writer.submit(lambda t: self._attendance.settle(t, table))

    async def rejoin_link(self, table: str, guest_id: str) -> str:
        """A token, good for one use, that moves the guest's seat to another device."""
        return await self._writer.write(lambda t: seating.rejoin_link(self._desk, t, table, guest_id))

    async def rejoin(self, token: str, guest_id: str) -> str:
        """Move the seat that the token names to this guest; the table. Refuses ``no_such_link``."""

        def work(transaction: Transaction) -> str:
            table = seating.claim(self._desk, transaction, token, guest_id)
            self._attendance.settle(transaction, table, anew=True)
            return table

        return await self._writer.write(work)

    # Talk

    async def say(self, table: str, guest_id: str, command_id: str, kind: talk.Kind, body: str) -> TalkLine:
        """Say something at the table, once for each ``command_id``.

        Refuses ``talk_off``, ``not_seated``, ``bad_talk``, ``too_fast``.
        """

        def work(transaction: Transaction) -> TalkLine:
            found = self._desk.table(transaction, table)
            line = talk.say(transaction.connection, found, guest_id, command_id, kind, body, self._clock())
            self._desk.announce(transaction, f"talk/{table}")
            return line

        return await self._writer.write(work)

    async def talk(self, table: str, since: int = 0) -> tuple[TalkLine, ...]:
        """The last 50 lines after line id ``since``, oldest first."""
        return await self._read(lambda c: talk.lines(c, table, since))

    # Daily and standings

    async def board(self, guest_id: str | None, day: date | None = None) -> Board:
        """The daily of a day (None: today). Refuses ``no_such_day``."""
        today = self._clock().date()
        return await self._read(lambda c: daily.board(c, guest_id, day or today, today))

    async def standings(self, guest_id: str) -> Standings:
        """Best scores, streak and history of a guest."""
        return await self._read(lambda c: standings.standings(c, guest_id, self._clock().date()))

    # Score pads

    async def share_pad(self, body: Mapping[str, Any]) -> tuple[Pad, str]:
        """Share a pad: the pad, and the owner's secret token to write it with."""
        return await self._writer.write(lambda t: pads.share(t.connection, body, self._clock()))

    async def write_pad(self, share: str, owner_token: str, body: Mapping[str, Any]) -> Pad:
        """Replace a pad's content. Refuses ``no_such_pad``, ``not_your_pad``, ``bad_pad``."""

        def work(transaction: Transaction) -> Pad:
            pad = pads.write(transaction.connection, share, owner_token, body, self._clock())
            self._desk.announce(transaction, f"pad/{share}")
            return pad

        return await self._writer.write(work)

    async def pad(self, share: str) -> Pad:
        """A shared pad. Refuses ``no_such_pad``."""
        return await self._read(lambda c: pads.read(c, share))

    # Within the house

    def _look(self, table: Table, guest_id: str | None, since: int | None, known: Insight) -> Look:
        winnable = self._verdicts.at_once(table) if known.verdict else None
        return looks.look(
            table, guest_id, since, self._attendance, seed_is_public=known.seed, winnable=winnable
        )

    def _visible(self, connection: sa.Connection, table: str, guest_id: str | None) -> tuple[Table, Insight]:
        """A table that the guest may see, and what they may know of it once it is over."""
        found, today = self._cache.table(connection, table), self._clock().date()
        daily.check_visible(connection, found.charter, guest_id, today)
        return found, insight(connection, found.charter, guest_id, today)


def _hides_nothing(table: Table) -> bool:
    """Whether everybody may see all that there is to see of a table now."""
    return table.charter.day is None and table.position.phase != "over"


def _is_playing(table: Table, guest_id: str | None) -> bool:
    return table.position.phase == "playing" and table.position.seat_of(guest_id) is not None
