"""A table at one moment: what folding its log so far gives."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from stammtisch.games.contract import Seat
from stammtisch.games.registry import GAMES
from stammtisch.house.charter import Charter
from stammtisch.house.refusals import Refusal
from stammtisch.house.shapes import Hint, Phase


@dataclass(frozen=True, slots=True)
class Place:
    """Who has a seat: a guest, a bot of some level, or nobody."""

    guest: str | None = None
    name: str = ""
    level: str | None = None
    ready: bool = False
    away: bool = False
    """Whether a bot acts for the guest until they return."""

    @property
    def empty(self) -> bool:
        """Whether nobody has it."""
        return self.guest is None and self.level is None

    @property
    def housed(self) -> bool:
        """Whether the house acts for it."""
        return self.level is not None or self.away


@dataclass(frozen=True, slots=True)
class Position:
    """Everything about a table that its log decides."""

    phase: Phase
    places: tuple[Place, ...]
    moved_at: datetime
    """When the last entry was made."""
    turn_at: datetime
    """When the present turn began; while several seats bid, when the bidding began."""
    state: Any | None = None
    """The game's state; None before the start."""
    past: tuple[Any, ...] = ()
    """The states that undo goes back to, the nearest last."""
    abandoned: bool = False
    helped: bool = False
    """Whether a hint was given."""
    hint: Hint | None = None
    """The hint for the present state, if one was given."""
    rematch: str | None = None

    def seat_of(self, guest: str | None) -> Seat | None:
        """The seat a guest has."""
        if guest is None:
            return None
        return next((seat for seat, place in enumerate(self.places) if place.guest == guest), None)

    def own_seat(self, guest: str | None) -> Seat:
        """The seat a guest has. Refuses ``not_seated``."""
        seat = self.seat_of(guest)
        if seat is None:
            raise Refusal("not_seated")
        return seat

    def host(self, charter: Charter) -> Seat | None:
        """Whoever opened the table while seated, else the first person."""
        opener = self.seat_of(charter.created_by)
        if opener is not None:
            return opener
        return next((seat for seat, place in enumerate(self.places) if place.guest), None)

    def with_place(self, seat: Seat, place: Place) -> "Position":
        """The same with another place at a seat."""
        return replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))

    def to_act(self, charter: Charter) -> tuple[Seat, ...]:
        """The seats whose turn it is."""
        if self.phase != "playing":
            return ()
        return GAMES[charter.game].to_act(self.state)


def first(charter: Charter) -> Position:
    """A table with nobody at it yet."""
    places = (Place(),) * charter.options.seats
    return Position("lobby", places, charter.created_at, charter.created_at)
