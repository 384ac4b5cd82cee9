"""The messages of the socket, in both directions.

Every message is a JSON object with a ``type``. A client watches tables and
sends commands; each command carries an id of the client's making and is
answered by ``done``, once it is stored, or by ``refused``.
"""

import json
from datetime import datetime
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from stammtisch.house.shapes import OpenTable, Pad, TalkLine
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
from stammtisch.web.tables import Table, Update


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
    """Play a card, bid, avoid…; also ``undo`` and ``give_up`` in Scoundrel."""

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


class Pong(Sent):
    """Answers ``ping``."""

    type: Literal["pong"] = "pong"


class Done(Sent):
    """The command is stored; ``seq`` is the number of the table's last action, or of the line said."""

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
    params: Params = Field(default_factory=dict)


class Problem(Sent):
    """A message was not understood, or something cannot be watched (then ``params`` name it)."""

    type: Literal["error"] = "error"
    code: str
    params: Params = Field(default_factory=dict)


class Said(Sent):
    """What was said at a table, oldest first; on ``watch`` the last lines, later the new ones."""

    type: Literal["said"] = "said"
    table: str
    lines: tuple[TalkLine, ...]


class Lobby(Sent):
    """The open tables that anybody may join or watch."""

    type: Literal["lobby"] = "lobby"
    tables: tuple[OpenTable, ...]


class SharedPad(Sent):
    """A shared score pad as it stands."""

    type: Literal["pad"] = "pad"
    share: str
    version: int
    """Rises with every change."""
    body: dict[str, Any]
    """As its owner wrote it."""
    updated_at: datetime


def shared_pad(pad: Pad) -> SharedPad:
    """A pad of the house as a message."""
    body = json.loads(pad.body)
    return SharedPad(share=pad.share, version=pad.version, body=body, updated_at=pad.updated_at)


ServerMessage: TypeAlias = Table | Update | Said | Lobby | SharedPad | Done | Refused | Problem | Pong
"""What the server sends."""
