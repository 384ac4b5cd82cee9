"""Games to look at again, position by position: those that were played here, and uploaded records."""

import json
from dataclasses import asdict
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

from stammtisch.games import record
from stammtisch.games.document import BadRecord
from stammtisch.games.registry import GAMES
from stammtisch.games.scoundrel.view import View as ScoundrelView
from stammtisch.games.skullking.view import View as SkullKingView
from stammtisch.house.shapes import Info
from stammtisch.house.shapes import Replay as PlayedHere
from stammtisch.web.fields import Params, Sent
from stammtisch.web.tables import ScoundrelEvent, SkullKingEvent

P = TypeVar("P")  # position


class ScoundrelPosition(Sent):
    """The dungeon after an action; the first one has no action."""

    seat: int | None
    action: str | None
    events: tuple[ScoundrelEvent, ...]
    view: ScoundrelView


class SkullKingPosition(Sent):
    """The table after an action, with all hands open; the first one has no action."""

    seat: int | None
    action: str | None
    events: tuple[SkullKingEvent, ...]
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
    ignored: tuple[str, ...] = ()
    """Places of an uploaded record that mean nothing to us."""


class ScoundrelReplay(Replay[ScoundrelPosition]):
    """A run, position by position."""

    game: Literal["scoundrel"] = "scoundrel"


class SkullKingReplay(Replay[SkullKingPosition]):
    """A game of Skull King, position by position."""

    game: Literal["skullking"] = "skullking"


AnyReplay: TypeAlias = ScoundrelReplay | SkullKingReplay

MOST_IGNORED: Final = 20
"""How many ignored places of a record are named."""

_KINDS: Final[dict[str, type[AnyReplay]]] = {"scoundrel": ScoundrelReplay, "skullking": SkullKingReplay}


def of_table(replay: PlayedHere) -> AnyReplay:
    """A game that was played here."""
    positions = [
        {"seat": step.seat, "action": step.action, "events": step.events, "view": step.view}
        for step in replay.steps
    ]
    return _KINDS[replay.game].model_validate(
        {"table": replay.table, "names": replay.names, "info": replay.info, "positions": positions}
    )


def written(document: dict[str, Any]) -> bytes:
    """An uploaded document as it could have been read. Raises ``BadRecord``."""
    try:
        return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError:  # half a surrogate, which no answer could repeat
        raise BadRecord("", "not_json") from None


def of_record(source: bytes) -> AnyReplay:
    """An uploaded record, up to its end or its first illegal move. Raises ``BadRecord``."""
    reading = record.read(source)
    rules = GAMES[reading.game]
    replay = record.replay(reading.game, reading.record)
    moves = [(None, None), *rules.record.moves(reading.record)]
    positions = [
        {"seat": seat, "action": action, "events": step.events, "view": rules.open_view(step.state)}
        for (seat, action), step in zip(moves, replay.steps, strict=False)  # an illegal move gave no step
    ]
    return _KINDS[reading.game].model_validate(
        {
            "positions": positions,
            "error": replay.error and asdict(replay.error),
            "ignored": reading.ignored[:MOST_IGNORED],
        }
    )
