"""The house as front ends see it: coroutines over the parts of this package."""

from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any, Literal, Self, TypeAlias

from stammtisch.games.contract import Seat
from stammtisch.house.hub import Hub
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

Clock: TypeAlias = Callable[[], datetime]
"""Tells the time, with UTC as its zone."""


def utc_now() -> datetime:
    """The system's time."""
    return datetime.now(UTC)


class House:
    """One node of the house. Every method that can be refused raises :class:`Refusal`.

    Coroutines return when what they did is stored; they may be called from any
    event loop, and never block it.
    """

    hub: Hub
    """Says what changed: ``table/ID``, ``talk/ID``, ``pad/SHARE``, ``lobby``."""

    @classmethod
    def open(cls, url: str, *, clock: Clock = utc_now, grace: timedelta = timedelta(seconds=45)) -> Self:
        """Open the database at a SQLAlchemy URL and bring its schema up to date.

        ``grace`` is how long a seat waits for its person before a bot acts for it.
        """
        raise NotImplementedError

    async def __aenter__(self) -> Self:
        """Resume all tables; start clocks and bots."""
        raise NotImplementedError

    async def __aexit__(self, *exc: object) -> None:
        """Store what is under way, then stop."""
        raise NotImplementedError

    # People

    async def welcome(self, *, name: str = "", language: str = "en") -> tuple[Guest, str]:
        """A new guest and the secret token for the cookie; the house keeps only its hash."""
        raise NotImplementedError

    async def guest(self, token: str) -> Guest | None:
        """The guest a token belongs to."""
        raise NotImplementedError

    async def change_guest(
        self, guest_id: str, *, name: str | None = None, language: str | None = None
    ) -> Guest:
        """Give a guest another name or language. Refuses ``bad_name``."""
        raise NotImplementedError

    # Tables

    async def open_run(
        self, guest_id: str, mode: Literal["random", "daily", "code"], code: str | None = None
    ) -> str:
        """Start a Scoundrel run and return its table.

        An unfinished ranked run of today is resumed instead of starting a practice
        run of the same cards. Refuses ``no_such_code``.
        """
        raise NotImplementedError

    async def open_table(
        self, guest_id: str, options: TableOptions, name: str, game: str = "skullking"
    ) -> str:
        """Open a table of several seats, with the guest as its host on seat 0."""
        raise NotImplementedError

    async def act(
        self, table: str, guest_id: str, command_id: str, action: str, seat: Seat | None = None
    ) -> Done:
        """Do an action of the game or a verb of the house, see :mod:`stammtisch.house`.

        ``command_id`` is made by the client: sent twice, the action is done once and
        answered twice. ``seat`` is only for the verbs that name one.
        """
        raise NotImplementedError

    async def look(self, table: str, guest_id: str | None, since: int | None = None) -> Look:
        """The table as this guest may see it. Refuses ``no_such_table``, ``daily_hidden``."""
        raise NotImplementedError

    async def rematch(self, table: str, guest_id: str) -> str:
        """Play on with the same people: the new table, where this guest is seated and ready.

        The first to ask opens it; it starts by itself when everybody has asked.
        """
        raise NotImplementedError

    async def open_tables(self) -> tuple[OpenTable, ...]:
        """Public tables that wait for players or may be watched, newest first."""
        raise NotImplementedError

    async def replay(self, table: str, guest_id: str | None) -> Replay:
        """A finished game, step by step. Refuses ``not_over``, ``daily_hidden``."""
        raise NotImplementedError

    async def record(self, table: str, guest_id: str | None) -> dict[str, Any]:
        """The portable record of a finished game. Refuses ``not_over``, ``daily_running``."""
        raise NotImplementedError

    # Presence

    def came(self, table: str, guest_id: str) -> None:
        """A socket of this guest now shows the table; call :meth:`went` once for each call."""
        raise NotImplementedError

    def went(self, table: str, guest_id: str) -> None:
        """A socket of this guest no longer shows the table."""
        raise NotImplementedError

    async def rejoin_link(self, table: str, guest_id: str) -> str:
        """A token, good for one use, that moves the guest's seat to another device."""
        raise NotImplementedError

    async def rejoin(self, token: str, guest_id: str) -> str:
        """Move the seat that the token names to this guest; the table. Refuses ``no_such_link``."""
        raise NotImplementedError

    # Talk

    async def say(
        self,
        table: str,
        guest_id: str,
        kind: Literal["reaction", "text"],
        body: str,
    ) -> TalkLine:
        """Say something at the table. Refuses ``talk_off``, ``not_seated``, ``bad_talk``, ``too_fast``."""
        raise NotImplementedError

    async def talk(self, table: str, since: int = 0) -> tuple[TalkLine, ...]:
        """The last 50 lines after line id ``since``, oldest first."""
        raise NotImplementedError

    # Daily and standings

    async def board(self, guest_id: str | None, day: date | None = None) -> Board:
        """The daily of a day (None: today). Refuses ``no_such_day``."""
        raise NotImplementedError

    async def standings(self, guest_id: str) -> Standings:
        """Best scores, streak and history of a guest."""
        raise NotImplementedError

    # Score pads

    async def share_pad(self, body: Mapping[str, Any]) -> tuple[Pad, str]:
        """Share a pad: the pad, and the owner's secret token to write it with."""
        raise NotImplementedError

    async def write_pad(self, share: str, owner_token: str, body: Mapping[str, Any]) -> Pad:
        """Replace a pad's content. Refuses ``no_such_pad``, ``not_your_pad``, ``bad_pad``."""
        raise NotImplementedError

    async def pad(self, share: str) -> Pad:
        """A shared pad. Refuses ``no_such_pad``."""
        raise NotImplementedError
