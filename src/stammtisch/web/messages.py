"""The messages of the socket, in both directions.

Every message is a JSON object with a ``type``. A client watches tables and
sends commands; each command carries an id of the client's making and is
answered by ``done``, once it is stored, or by ``refused``.
"""

from typing import Annotated, Generic, Literal, TypeAlias, TypeVar

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType

from stammtisch.games.scoundrel.state import Event as _ScoundrelEvent
from stammtisch.games.scoundrel.view import View as ScoundrelView
from stammtisch.web.fields import (
    ActionText,
    CommandId,
    Level,
    Line,
    Name,
    Params,
    Received,
    SeatNumber,
    Sent,
    TableId,
)
from stammtisch.web.info import ScoundrelInfo
from stammtisch.web.tagged import Tagged


class Ping(Received):
    """Asks for ``pong``."""

    type: Literal["ping"]


class Watch(Received):
    """Follow a table from now on; answered with ``table``."""

    type: Literal["watch"]
    table: TableId
    since: Annotated[int, Field(ge=0)] | None = None
    """The last ``seq`` the client knows; what happened since then comes along."""


class Unwatch(Received):
    """Stop following a table; a seat there is kept."""

    type: Literal["unwatch"]
    table: TableId


class Command(Received):
    """Something to be done at a table, exactly once."""

    table: TableId
    id: CommandId


class Act(Command):
    """Play a card, bid, avoid…; also ``undo`` and ``give_up`` in Scoundrel."""

    type: Literal["act"]
    action: ActionText


class Sit(Command):
    """Take an empty seat, or change to it."""

    type: Literal["sit"]
    seat: SeatNumber
    name: Name


class Swap(Command):
    """Change places with whoever sits there, before the game starts."""

    type: Literal["swap"]
    seat: SeatNumber


class AddBot(Command):
    """Put a bot on an empty seat."""

    type: Literal["add_bot"]
    seat: SeatNumber
    level: Level = "medium"


class RemoveBot(Command):
    """Take a bot off its seat."""

    type: Literal["remove_bot"]
    seat: SeatNumber


class Ready(Command):
    """Say that you are ready, or not yet."""

    type: Literal["ready"]
    ready: bool


class Start(Command):
    """Deal the first round."""

    type: Literal["start"]


class Leave(Command):
    """Give the seat up for good; a bot takes over in a running game."""

    type: Literal["leave"]


class Rematch(Command):
    """Open the next table with the same people."""

    type: Literal["rematch"]


class Talk(Command):
    """Say a line at the table."""

    type: Literal["talk"]
    text: Line


Reaction: TypeAlias = Literal["ahoy", "cheers", "laugh", "wow", "oops", "hurry"]


class React(Command):
    """Show a quick reaction."""

    type: Literal["react"]
    reaction: Reaction


AnyCommand: TypeAlias = (
    Act | Sit | Swap | AddBot | RemoveBot | Ready | Start | Leave | Rematch | Talk | React
)

ClientMessage = Annotated[Ping | Watch | Unwatch | AnyCommand, Field(discriminator="type")]

READ: TypeAdapter[Ping | Watch | Unwatch | AnyCommand] = TypeAdapter(ClientMessage)


class Pong(Sent):
    """Answers ``ping``."""

    type: Literal["pong"] = "pong"


class Done(Sent):
    """The command is stored; ``seq`` is the table's number after it."""

    type: Literal["done"] = "done"
    id: str
    table: str
    seq: int


class Refused(Sent):
    """The command was not done: ``code`` says why, ``params`` what a sentence about it needs."""

    type: Literal["refused"] = "refused"
    id: str
    table: str
    code: str
    params: Params = {}


class Error(Sent):
    """A message could not be understood or a table not be watched."""

    type: Literal["error"] = "error"
    code: str
    params: Params = {}


class Said(Sent):
    """Somebody at the table said a line or showed a reaction."""

    type: Literal["said"] = "said"
    table: str
    seat: int
    text: str | None = None
    reaction: Reaction | None = None


ScoundrelEvent = TypeAliasType("ScoundrelEvent", Annotated[_ScoundrelEvent, Tagged()])

V = TypeVar("V")  # view
E = TypeVar("E")  # event
I = TypeVar("I")  # info  # noqa: E741 - one letter a parameter, as in the contract of a game


class _Table(Sent, Generic[V, E, I]):
    type: Literal["table"] = "table"
    table: str
    seq: int
    """The number of the last stored action."""
    seat: int | None
    """Your seat, or None for a watcher."""
    view: V
    """What you may see, with every legal action and its effect."""
    info: I
    since_events: tuple[E, ...] = ()
    """What happened since the ``seq`` the client named."""


class _Update(Sent, Generic[V, E, I]):
    type: Literal["update"] = "update"
    table: str
    seq: int
    seat: int | None
    events: tuple[E, ...]
    """What happened, in order."""
    view: V
    info: I


class ScoundrelTable(_Table[ScoundrelView, ScoundrelEvent, ScoundrelInfo]):
    """A run as it stands; answers ``watch``."""

    game: Literal["scoundrel"] = "scoundrel"


class ScoundrelUpdate(_Update[ScoundrelView, ScoundrelEvent, ScoundrelInfo]):
    """Something happened in a run."""

    game: Literal["scoundrel"] = "scoundrel"


ServerMessage: TypeAlias = ScoundrelTable | ScoundrelUpdate | Said | Done | Refused | Error | Pong
