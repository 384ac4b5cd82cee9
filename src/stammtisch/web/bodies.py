"""What travels by HTTP: bodies of requests and answers."""

from datetime import date, datetime
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, Field

from stammtisch.web.fields import Language, Name, Params, Received, Sent, ShortCode
from stammtisch.web.info import Mode


class NewRun(Received):
    """Starts a run of Scoundrel."""

    game: Literal["scoundrel"]
    mode: Mode = "random"
    code: ShortCode | None = None
    """The dungeon's short code, for the mode ``code`` only."""


class NewTable(Received):
    """Opens a table of Skull King."""

    game: Literal["skullking"]
    name: Name
    seats: Annotated[int, Field(ge=2, le=6)] = 4
    public: bool = False
    clock: Annotated[int, Field(ge=15, le=120)] | None = None
    talk: bool = True


class Opened(Sent):
    """A new table."""

    table: str
    code: str | None = None
    """The short code of a random dungeon."""


class OpenTable(Sent):
    """A line of the lobby."""

    table: str
    host: str
    people: int
    bots: int
    seats: int
    clock: int | None


class Lobby(Sent):
    """The open tables that anybody may join."""

    tables: tuple[OpenTable, ...]


class Bests(Sent):
    """Best score of each mode; None before the first finished run."""

    random: int | None
    daily: int | None


class Me(Sent):
    """The guest who asks."""

    name: str | None
    language: Language | None
    bests: Bests
    streak: int
    """Days in a row with a finished daily dungeon."""


class MyChange(Received):
    """What a guest may change."""

    name: Name | None = None
    language: Language | None = None


class BoardRow(Sent):
    """A line of the board of a day; equal scores share a rank."""

    rank: int
    name: str | None
    score: int | None
    """None for a run that was given up."""
    avoided: int
    you: bool
    table: str | None
    """Where to replay it, when you may."""


class Daily(Sent):
    """A day's dungeon and its board."""

    day: date
    ends: datetime
    """When the next day's dungeon opens, in UTC."""
    players: int
    rows: tuple[BoardRow, ...]
    yours: BoardRow | None
    table: str | None
    """Your ranked run of the day, running or over."""
    commitment: str | None
    seed: str | None
    """Shown when the day is over."""


class Failure(Sent):
    """An answer that is a refusal: ``code`` says why, ``params`` what a sentence about it needs."""

    code: str
    params: Params = {}


REQUESTS: Final[tuple[type[BaseModel], ...]] = (NewRun, NewTable, MyChange)
ANSWERS: Final[tuple[type[BaseModel], ...]] = (Opened, Lobby, Me, Daily, Failure)
