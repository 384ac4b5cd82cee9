"""Games to look at again, step by step: those that were played here, and uploaded records."""

from typing import Generic, Literal, TypeAlias, TypeVar

from pydantic import Field

from stammtisch.games.scoundrel.view import View as ScoundrelView
from stammtisch.games.skullking.view import View as SkullKingView
from stammtisch.house.shapes import Info
from stammtisch.web.fields import Params, Sent
from stammtisch.web.tables import HouseEvent, ScoundrelEvent, SkullKingEvent

P = TypeVar("P")  # position


class ScoundrelPosition(Sent):
    """The dungeon after an action; the first one has no action."""

    seat: int | None
    action: str | None
    events: tuple[ScoundrelEvent | HouseEvent, ...]
    view: ScoundrelView


class SkullKingPosition(Sent):
    """The table after an action as everybody may see it when the game is over; the first one has no action."""

    seat: int | None
    action: str | None
    events: tuple[SkullKingEvent | HouseEvent, ...]
    view: SkullKingView


class BadMove(Sent):
    """The first move of a record that the rules refuse."""

    index: int
    """Counts all moves from 0."""
    seat: int
    action: str
    code: str
    params: Params


class Replay(Sent, Generic[P]):
    """A game, position by position."""

    table: str | None = None
    """None for an uploaded record."""
    names: tuple[str, ...] = ()
    """By seat; empty for an uploaded record."""
    info: Info | None = None
    """None for an uploaded record."""
    positions: tuple[P, ...]
    error: BadMove | None = None
    """Where an uploaded record breaks the rules; the positions end there."""
    ignored: tuple[str, ...] = Field(default=(), max_length=20)
    """Places of an uploaded record that mean nothing to us."""


class ScoundrelReplay(Replay[ScoundrelPosition]):
    """A run, position by position."""

    game: Literal["scoundrel"] = "scoundrel"


class SkullKingReplay(Replay[SkullKingPosition]):
    """A game of Skull King, position by position."""

    game: Literal["skullking"] = "skullking"


AnyReplay: TypeAlias = ScoundrelReplay | SkullKingReplay
