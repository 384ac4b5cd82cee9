"""What the house answers: frozen values, all safe to send to the guest they were made for."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Literal, TypeAlias

from stammtisch.games.contract import Seat

Mode: TypeAlias = Literal["random", "daily", "code", "table"]
"""How a table was opened; ``table`` is a game of several seats."""

Phase: TypeAlias = Literal["lobby", "playing", "over", "closed"]
"""``closed``: a lobby that everybody left."""

Outcome: TypeAlias = Literal["running", "won", "lost", "abandoned"]


@dataclass(frozen=True, slots=True)
class Guest:
    """A person without an account, known by the secret in the cookie."""

    id: str
    name: str
    """Empty until given."""
    language: str
    created_at: datetime


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What is chosen when a table is opened. Times are seconds."""

    seats: int = 4
    public: bool = False
    """Whether the lobby lists it; otherwise only the link leads there."""
    turn_clock: int | None = None
    """15 … 120 for each turn, then a bot acts for the seat; None for no clock."""
    talk: bool = True
    last_trick: bool = True
    """Whether the last trick may be looked at again."""
    auto_last_card: bool = False
    """Whether the last card of a round is played by itself."""
    bots: str = "regular"
    """The level of bots that fill empty seats and act for those away."""
    paced: bool = True
    """Whether bots take about as long as people do, 0.8 … 2.5 seconds a decision; else they act at once."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat as everybody at the table may see it."""

    seat: Seat
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    """Of a bot, else None."""
    you: bool
    host: bool
    ready: bool
    present: bool
    """Whether a person is connected now; bots always are."""
    away: bool
    """Whether a bot acts for the person until they return."""
    away_at: datetime | None
    """When a bot will take over from a person who is not present."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What an expert would do, from what the player sees."""

    action: str
    chance: int
    """The estimated chance to win with it, in percent."""


@dataclass(frozen=True, slots=True)
class Info:
    """What the house adds to a game's view."""

    game: str
    mode: Mode
    phase: Phase
    options: TableOptions
    seats: tuple[SeatInfo, ...]
    commitment: str
    """SHA-256 of the seed in hex."""
    seed: str | None
    """Hex; None until it may be known."""
    code: str | None
    """Opens the same dungeon for somebody else; random and code runs only."""
    day: date | None
    """The UTC day of a daily."""
    ranked: bool
    """Whether this run counts on the daily board."""
    certified: bool
    """Whether the dungeon was dealt because the solver says that it can be won."""
    winnable: bool | None
    """Whether perfect play could have won; None until the run is over, and while nobody knows."""
    helped: bool
    """Whether the player took a hint: then the run sets no best score."""
    hint: Hint | None
    """The hint for the present position, if one was asked for."""
    abandoned: bool
    can_undo: bool
    created_at: datetime
    ended_at: datetime | None
    turn_ends_at: datetime | None
    """When the turn clock acts, if the table has one."""
    rematch: str | None
    """The table at which the same people play on."""


@dataclass(frozen=True, slots=True)
class LogStep:
    """One entry of the log and what it made happen, as everybody may see it."""

    seq: int
    seat: Seat | None
    events: tuple[Any, ...]
    """Events of the game, or of the house (:mod:`.events`), as frozen dataclasses."""


@dataclass(frozen=True, slots=True)
class Look:
    """A table as one guest may see it now."""

    table: str
    game: str
    seq: int
    """Number of the last log entry; 0 before the first."""
    seat: Seat | None
    """The guest's own seat; None for a spectator."""
    view: Any | None
    """The game's view; None in the lobby."""
    info: Info
    steps: tuple[LogStep, ...]
    """Everything after ``since``; empty without ``since``."""


@dataclass(frozen=True, slots=True)
class Done:
    """An action is stored as entry ``seq`` of the table's log."""

    table: str
    seq: int


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A position of a finished game; the first has seq 0 and no action."""

    seq: int
    seat: Seat | None
    action: str | None
    events: tuple[Any, ...]
    view: Any
    """As a spectator sees it, with all hands open."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished game, position by position, undone actions left out."""

    table: str
    game: str
    names: tuple[str, ...]
    info: Info
    steps: tuple[ReplayStep, ...]


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A public table in the lobby's list."""

    table: str
    game: str
    phase: Phase
    seats: tuple[SeatInfo, ...]
    options: TableOptions
    created_at: datetime


@dataclass(frozen=True, slots=True)
class Bar:
    """How many runs ended with a score from ``low`` to ``high``."""

    low: int
    high: int
    runs: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """How a day's dungeon went, for those who may know what lies in it."""

    players: int
    """Ranked runs that are over, abandoned ones as well."""
    won: int
    bars: tuple[Bar, ...]
    """All scores there can be, from the lowest; deaths and wins share no bar."""
    best: int | None
    """The highest score that perfect play reaches, proven; None while it is not known."""
    expert: int | None
    """What an expert scored who did not see the pile either; None while it is not known."""


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A ranked run on the board of a day; never a card."""

    rank: int
    name: str
    you: bool
    outcome: Outcome
    score: int | None
    rooms_avoided: int
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class Board:
    """The daily of one day as one guest may see it."""

    day: date
    running: bool
    """Whether this is the present UTC day."""
    next_at: datetime
    """When the next day's dungeon opens."""
    rows: tuple[BoardRow, ...]
    playing: int
    """Ranked runs not yet finished."""
    table: str | None
    """The guest's own ranked run of that day, to be resumed or looked at."""
    outcome: Outcome | None
    """Of that run."""
    streak: int
    """Days in a row, up to this one, on which the guest finished a ranked run."""
    certified: bool
    """Whether the solver has made sure that the dungeon can be won."""
    statistics: Statistics | None
    """None while the guest's own ranked run of this day is still to come or going on."""
    commitment: str | None
    """None until the dungeon is settled."""
    seed: str | None
    """Hex; None until the day is over."""


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """A game in a guest's history, newest first."""

    table: str
    game: str
    mode: Mode
    day: date | None
    ranked: bool
    outcome: Outcome
    score: int | None
    helped: bool
    """Whether a hint was taken."""
    started_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class Standings:
    """What a guest has achieved."""

    best_random: int | None
    """Without hints."""
    best_daily: int | None
    streak: int
    played: int
    """Finished games, abandoned ones left out."""
    abandoned: int
    history: tuple[PlayedRow, ...]


@dataclass(frozen=True, slots=True)
class TalkLine:
    """A reaction or a line of text at a table."""

    id: int
    """Rises with every line of the house."""
    seat: Seat
    name: str
    kind: Literal["reaction", "text"]
    body: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Pad:
    """A shared score pad."""

    share: str
    version: int
    """Rises with every write."""
    body: str
    """JSON as its owner wrote it."""
    updated_at: datetime
