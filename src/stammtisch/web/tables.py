"""Tables on the wire, one set of types for each game: views and events are the games' own dataclasses."""

from typing import Annotated, Any, Final, Generic, Literal, TypeAlias, TypeVar

from typing_extensions import TypeAliasType

from stammtisch.games.scoundrel.state import Event as _ScoundrelEvent
from stammtisch.games.scoundrel.view import View as ScoundrelView
from stammtisch.games.skullking.state import Event as _SkullKingEvent
from stammtisch.games.skullking.view import View as SkullKingView
from stammtisch.house.events import HouseEvent as _HouseEvent
from stammtisch.house.shapes import Info, Look
from stammtisch.web.fields import Sent
from stammtisch.web.tagged import Tagged

HouseEvent = TypeAliasType("HouseEvent", Annotated[_HouseEvent, Tagged()])
ScoundrelEvent = TypeAliasType("ScoundrelEvent", Annotated[_ScoundrelEvent, Tagged()])
SkullKingEvent = TypeAliasType("SkullKingEvent", Annotated[_SkullKingEvent, Tagged()])

V = TypeVar("V")  # view
S = TypeVar("S")  # step


class ScoundrelStep(Sent):
    """A stored action of a run and what it made happen, in order."""

    seq: int
    seat: int | None
    events: tuple[ScoundrelEvent | HouseEvent, ...]


class SkullKingStep(Sent):
    """A stored action at a table of Skull King and what it made happen, in order."""

    seq: int
    seat: int | None
    events: tuple[SkullKingEvent | HouseEvent, ...]


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


class SkullKingTable(Standing[SkullKingView | None, SkullKingStep]):
    """A table of Skull King as it stands, without a view before the first deal; answers ``watch``."""

    type: Literal["table"] = "table"
    game: Literal["skullking"] = "skullking"


class SkullKingUpdate(Standing[SkullKingView | None, SkullKingStep]):
    """Something changed at a table of Skull King."""

    type: Literal["update"] = "update"
    game: Literal["skullking"] = "skullking"


Table: TypeAlias = ScoundrelTable | SkullKingTable
Update: TypeAlias = ScoundrelUpdate | SkullKingUpdate

_STEPS: Final = {"scoundrel": ScoundrelStep, "skullking": SkullKingStep}
_TABLES: Final[dict[str, type[Table]]] = {"scoundrel": ScoundrelTable, "skullking": SkullKingTable}
_UPDATES: Final[dict[str, type[Update]]] = {"scoundrel": ScoundrelUpdate, "skullking": SkullKingUpdate}


def table(look: Look) -> Table:
    """What a guest sees of a table, whole."""
    return _TABLES[look.game](**_standing(look))


def update(look: Look) -> Update:
    """What a guest sees of a table after a change."""
    return _UPDATES[look.game](**_standing(look))


def _standing(look: Look) -> dict[str, Any]:
    step = _STEPS[look.game]
    return {
        "table": look.table,
        "seq": look.seq,
        "seat": look.seat,
        "view": look.view,
        "info": look.info,
        "steps": tuple(step(seq=each.seq, seat=each.seat, events=each.events) for each in look.steps),
    }
