"""What travels by HTTP: bodies of requests and answers."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field

from stammtisch.games.skullking.pad import PadTable
from stammtisch.house.shapes import Board, Standings
from stammtisch.web.fields import Language, Level, Name, Params, Received, Secret, Sent, ShortCode
from stammtisch.web.replays import ScoundrelReplay, SkullKingReplay
from stammtisch.web.reviews import NotReviewed, Reviewed, Reviewing, SkullKingReviewed


class NewRun(Received):
    """Starts a run of Scoundrel."""

    game: Literal["scoundrel"]
    mode: Literal["random", "daily", "code"] = "random"
    code: ShortCode | None = None
    """The dungeon's short code, for the mode ``code`` only."""
    certified: bool = False
    """Only a dungeon that can be won, for the mode ``random`` only; the daily always can."""


class NewOptions(Received):
    """What may be chosen for a table; what is left out is as in the defaults."""

    seats: Annotated[int, Field(ge=2, le=6)] = 4
    public: bool = False
    """Whether the lobby lists it; otherwise only the link leads there."""
    turn_clock: Annotated[int, Field(ge=15, le=120)] | None = None
    """Seconds for each turn, then a bot acts for the seat; null for no clock."""
    talk: bool = True
    last_trick: bool = True
    """Whether the last trick may be looked at again."""
    auto_last_card: bool = False
    """Whether the last card of a round is played by itself."""
    bots: Level = "regular"
    """The level of bots that fill empty seats and act for those away."""
    paced: bool = True
    """Whether bots take about as long as people do, 0.8 … 2.5 seconds a decision; else they act at once."""


class NewTable(Received):
    """Opens a table of Skull King with its maker as the host on seat 0."""

    game: Literal["skullking"]
    name: Name
    options: NewOptions = NewOptions()


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
    Reviewing,
    Reviewed,
    SkullKingReviewed,
    NotReviewed,
)
