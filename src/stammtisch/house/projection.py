"""What other tables of the database say about a game, kept in step with its log.

They can be lost and made anew; lists and boards read them instead of folding logs.
"""

from datetime import datetime
from typing import Final, TypeAlias

import sqlalchemy as sa

from stammtisch.games.contract import Seat
from stammtisch.games.registry import GAMES
from stammtisch.house import rulebook
from stammtisch.house.charter import Charter
from stammtisch.house.position import Position
from stammtisch.house.schema import game_table, standing
from stammtisch.house.shapes import Outcome
from stammtisch.house.writer import Transaction

Ending: TypeAlias = tuple[Outcome, int | None]
"""How a game ended for a seat, and its score."""

_ABANDONED: Final[Ending] = ("abandoned", None)


def follow(
    transaction: Transaction, charter: Charter, before: Position, after: Position, now: datetime
) -> None:
    """Bring phase and standings from one position to the next."""
    if before.phase == after.phase and before.places is after.places:
        return
    connection = transaction.connection
    if before.phase == "lobby" and after.phase == "playing":
        _begin(connection, charter, after, now)
    elif before.phase == "playing":
        _leave(connection, charter, before, after, now)
        if after.phase == "over":
            _end(connection, charter, after, now)
    if before.phase != after.phase:
        ended_at = now if after.phase in ("over", "closed") else None
        change = game_table.update().where(game_table.c.id == charter.id)
        connection.execute(change, {"phase": after.phase, "ended_at": ended_at})


def _begin(connection: sa.Connection, charter: Charter, position: Position, now: datetime) -> None:
    rows = [
        {
            "table_id": charter.id,
            "seat": seat,
            "guest_id": place.guest,
            "game": charter.game,
            "mode": charter.mode,
            "day": charter.day,
            "ranked": charter.ranked,
            "outcome": "running",
            "rooms_avoided": 0,
            "helped": False,
            "started_at": now,
        }
        for seat, place in enumerate(position.places)
        if place.guest
    ]
    connection.execute(standing.insert(), rows)


def _leave(
    connection: sa.Connection, charter: Charter, before: Position, after: Position, now: datetime
) -> None:
    for seat, (was, place) in enumerate(zip(before.places, after.places, strict=True)):
        if was.guest and not place.guest:
            _finish(connection, charter.id, seat, _ABANDONED, now)
        elif was.guest != place.guest:
            change = standing.update().where(standing.c.table_id == charter.id, standing.c.seat == seat)
            connection.execute(change, {"guest_id": place.guest})


def _end(connection: sa.Connection, charter: Charter, position: Position, now: datetime) -> None:
    result = GAMES[charter.game].result(position.state)
    avoided = rulebook.rooms_avoided(position.state)
    for seat, place in enumerate(position.places):
        if place.guest:
            ending: Ending = _ABANDONED if position.abandoned else rulebook.outcome(result, seat)
            _finish(connection, charter.id, seat, ending, now, avoided, position.helped)


def _finish(
    connection: sa.Connection,
    table: str,
    seat: Seat,
    ending: Ending,
    now: datetime,
    rooms_avoided: int = 0,
    helped: bool = False,
) -> None:
    outcome, score = ending
    change = standing.update().where(standing.c.table_id == table, standing.c.seat == seat)
    values = {
        "outcome": outcome,
        "score": score,
        "rooms_avoided": rooms_avoided,
        "helped": helped,
        "ended_at": now,
    }
    connection.execute(change, values)
