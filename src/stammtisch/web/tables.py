"""Tables on the wire, one set of types for each game: views and events are the games' own dataclasses."""

from typing import Annotated, Generic, Literal, TypeVar

from typing_extensions import TypeAliasType

from stammtisch.games.scoundrel.state import Event as _ScoundrelEvent
from stammtisch.games.scoundrel.view import View as ScoundrelView
from stammtisch.house.events import HouseEvent as _HouseEvent
from stammtisch.house.shapes import Info
from stammtisch.web.fields import Sent
from stammtisch.web.tagged import Tagged

HouseEvent = TypeAliasType("HouseEvent", Annotated[_HouseEvent, Tagged()])
ScoundrelEvent = TypeAliasType("ScoundrelEvent", Annotated[_ScoundrelEvent, Tagged()])

V = TypeVar("V")  # view
S = TypeVar("S")  # step


class ScoundrelStep(Sent):
    """A stored action of a run and what it made happen, in order."""

    seq: int
    seat: int | None
    events: tuple[ScoundrelEvent | HouseEvent, ...]


class Standing(Sent, Generic[V, S]):
    """A table as you may see it."""

    table: str
    seq: int
    """The number of the last stored action."""
    seat: int | None
    """Your seat, or None for a watcher."""
    view: V
    """What you may see, with every legal action and its effect."""
    info: Info
    steps: tuple[S, ...]
    """What happened since the ``seq`` that was known before."""


class ScoundrelTable(Standing[ScoundrelView, ScoundrelStep]):
    """A run as it stands; answers ``watch``."""

    type: Literal["table"] = "table"
    game: Literal["scoundrel"] = "scoundrel"


class ScoundrelUpdate(Standing[ScoundrelView, ScoundrelStep]):
    """Something changed in a run."""

    type: Literal["update"] = "update"
    game: Literal["scoundrel"] = "scoundrel"
