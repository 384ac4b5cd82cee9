"""What a client may say."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from stammtisch.web.fields import (
    ActionText,
    CommandId,
    Level,
    Line,
    Name,
    Received,
    SeatNumber,
    TableId,
)


class Ping(Received):
    """Asks for ``pong``."""

    type: Literal["ping"]


class Watch(Received):
    """Follow a table from now on; answered with ``table``."""

    type: Literal["watch"]
    table: TableId
    since: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    """The last ``seq`` the client knows; what happened since then comes along."""


class Unwatch(Received):
    """Stop following a table; a seat there is kept."""

    type: Literal["unwatch"]
    table: TableId


class WatchLobby(Received):
    """Follow the list of open tables until the socket closes; answered with ``lobby``."""

    type: Literal["watch_lobby"]


class WatchPad(Received):
    """Follow a shared score pad until the socket closes; answered with ``pad``."""

    type: Literal["watch_pad"]
    share: TableId


class Command(Received):
    """Something to be done at a table, exactly once."""

    table: TableId
    id: CommandId


class Act(Command):
    """Play a card, bid, avoid…; also ``undo``, ``hint`` and ``give_up`` in Scoundrel."""

    type: Literal["act"]
    action: ActionText


class Sit(Command):
    """Take a seat before the game starts."""

    type: Literal["sit"]
    name: Name
    seat: SeatNumber | None = None
    """None for the first empty one."""


class Swap(Command):
    """Change places with an empty seat, a bot or, as the host, with anybody."""

    type: Literal["swap"]
    seat: SeatNumber


class AddBot(Command):
    """As the host: put a bot on an empty seat, or change its level."""

    type: Literal["add_bot"]
    seat: SeatNumber
    level: Level


class Clear(Command):
    """As the host: free a seat."""

    type: Literal["clear"]
    seat: SeatNumber


class Ready(Command):
    """Say that you are ready, or no longer."""

    type: Literal["ready"]
    ready: bool


class Start(Command):
    """As the host: deal the first round; bots take the empty seats."""

    type: Literal["start"]


class Leave(Command):
    """Give the seat up for good; in a running game a bot takes over."""

    type: Literal["leave"]


class Say(Command):
    """Say a line, or show a reaction by its name; everybody at the table gets ``said``."""

    type: Literal["say"]
    kind: Literal["reaction", "text"]
    body: Line


AnyClientMessage: TypeAlias = (
    Ping
    | Watch
    | Unwatch
    | WatchLobby
    | WatchPad
    | Act
    | Sit
    | Swap
    | AddBot
    | Clear
    | Ready
    | Start
    | Leave
    | Say
)
ClientMessage = Annotated[AnyClientMessage, Field(discriminator="type")]
"""What a client sends."""
