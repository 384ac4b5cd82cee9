"""What the server says."""

import json
from datetime import datetime
from typing import Any, Literal, TypeAlias

from pydantic import Field

from stammtisch.house.shapes import OpenTable, Pad, TalkLine
from stammtisch.web.fields import Params, Sent
from stammtisch.web.tables import Table, Update


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
