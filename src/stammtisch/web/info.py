"""What the house says about a table, beside the game's view."""

from datetime import date, datetime
from typing import Literal, TypeAlias

from stammtisch.web.fields import Level, Sent

Mode: TypeAlias = Literal["random", "code", "daily"]


class ScoundrelInfo(Sent):
    """A run: how it came about and what it counts for."""

    mode: Mode
    code: str | None
    """The short code of this dungeon's address; None for a daily."""
    day: date | None
    """The day of a daily dungeon, in UTC."""
    ranked: bool
    """Whether this run counts: a first try of the day, or a fresh random dungeon."""
    gave_up: bool
    best: int | None
    """The player's best score in this mode so far, this run included once it is over."""
    commitment: str
    """SHA-256 of the seed, 64 hex digits."""
    seed: str | None
    """64 hex digits, once it may be shown."""


class SeatInfo(Sent):
    """A place at a Skull King table."""

    kind: Literal["empty", "person", "bot"]
    name: str | None
    level: Level | None
    """Of a bot."""
    ready: bool
    present: bool
    """Whether a person is connected right now."""
    bot_from: datetime | None
    """When a bot will play for somebody who is away."""
    bot_plays: bool
    """Whether a bot plays for an absent person now."""


class SkullKingOptions(Sent):
    """How a table was set up."""

    seats: int
    public: bool
    """Listed in the lobby."""
    clock: int | None
    """Seconds to act, None without a clock."""
    talk: bool
    """Whether people may talk and show reactions."""


class SkullKingInfo(Sent):
    """A Skull King table: who sits where, and when somebody has to act."""

    phase: Literal["lobby", "playing", "over"]
    options: SkullKingOptions
    seats: tuple[SeatInfo, ...]
    host: int | None
    """The seat that may start and change the table."""
    deadline: datetime | None
    """When the clock of this turn runs out."""
    rematch: str | None
    """The table where the same people go on."""
    commitment: str
    """SHA-256 of the seed, 64 hex digits."""
    seed: str | None
    """64 hex digits, once the game is over."""
