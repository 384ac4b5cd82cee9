"""What happens at a table besides the game, as everybody there may see it."""

from dataclasses import dataclass
from typing import TypeAlias

from stammtisch.games.contract import Seat


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person (level None) or a bot took a seat, or a seat changed hands."""

    seat: Seat
    name: str
    level: str | None


@dataclass(frozen=True, slots=True)
class SeatsSwapped:
    """Two seats changed places."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """Whoever had the seat left it for good."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReadyChanged:
    """A person is ready, or no longer."""

    seat: Seat
    ready: bool


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The cards were dealt."""

    players: int


@dataclass(frozen=True, slots=True)
class WentAway:
    """A bot acts for this seat until its person returns."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack:
    """The seat is in its person's hands again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Undone:
    """The last action was taken back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GaveUp:
    """A solo run was abandoned."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Hinted:
    """A hint was given: what an expert would do, and its chance to win in percent."""

    seat: Seat
    action: str
    chance: int


@dataclass(frozen=True, slots=True)
class RematchOpened:
    """The same people play on at another table."""

    table: str


HouseEvent: TypeAlias = (
    SeatTaken
    | SeatsSwapped
    | SeatLeft
    | ReadyChanged
    | GameStarted
    | WentAway
    | CameBack
    | Undone
    | GaveUp
    | Hinted
    | RematchOpened
)
