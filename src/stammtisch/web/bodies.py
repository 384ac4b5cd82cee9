"""What travels by HTTP: bodies of requests and answers."""

from typing import Any, Final, Literal, TypeAlias

from pydantic import Field

from stammtisch.games.skullking.pad import PadTable
from stammtisch.house.shapes import Board, Standings, TableOptions
from stammtisch.web.fields import Language, Name, Params, Received, Secret, Sent, ShortCode
from stammtisch.web.replays import ScoundrelReplay, SkullKingReplay


class NewRun(Received):
    """Starts a run of Scoundrel."""

    game: Literal["scoundrel"]
    mode: Literal["random", "daily", "code"] = "random"
    code: ShortCode | None = None
    """The dungeon's short code, for the mode ``code`` only."""


class NewTable(Received):
    """Opens a table of Skull King with its maker as the host on seat 0."""

    game: Literal["skullking"]
    name: Name
    options: TableOptions = TableOptions()


class Opened(Sent):
    """A table to go to."""

    table: str


class Me(Sent):
    """The guest who asks; somebody who never did anything has an empty name and no standings."""

    name: str
    language: Language | None
    standings: Standings | None


class ChangeMe(Received):
    """What a guest may change; also makes a guest of somebody who is none yet."""

    name: Name | None = None
    language: Language | None = None


class RejoinLink(Sent):
    """Moves a seat to another device, once."""

    token: str


class Rejoin(Received):
    """Takes over the seat that the link names."""

    token: Secret


class NewPad(Received):
    """Shares a score pad."""

    body: dict[str, Any]


class OwnPad(Sent):
    """A pad just shared, and the secret that its owner changes it with."""

    share: str
    version: int
    owner: str


class ChangePad(Received):
    """Replaces what a shared pad holds."""

    owner: Secret
    body: dict[str, Any]


class Failure(Sent):
    """An answer that is a refusal: ``code`` says why, ``params`` what a sentence about it needs."""

    code: str
    params: Params = Field(default_factory=dict)


Body: TypeAlias = type[Any]

REQUESTS: Final[tuple[Body, ...]] = (NewRun, NewTable, ChangeMe, Rejoin, NewPad, ChangePad)
ANSWERS: Final[tuple[Body, ...]] = (
    Opened,
    Me,
    Board,
    PadTable,
    RejoinLink,
    OwnPad,
    Failure,
    ScoundrelReplay,
    SkullKingReplay,
)
