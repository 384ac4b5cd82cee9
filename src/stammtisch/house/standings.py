"""What a guest has achieved."""

from datetime import date
from typing import Any, Final

import sqlalchemy as sa

from stammtisch.house import daily
from stammtisch.house.schema import standing
from stammtisch.house.shapes import PlayedRow, Standings

_HISTORY: Final = 100
_FINISHED: Final = ("won", "lost")
_PLAYED: Final[tuple[sa.Column[Any], ...]] = (
    standing.c.table_id,
    standing.c.game,
    standing.c.mode,
    standing.c.day,
    standing.c.ranked,
    standing.c.outcome,
    standing.c.score,
    standing.c.helped,
    standing.c.started_at,
    standing.c.ended_at,
)
"""The columns of a :class:`.shapes.PlayedRow`."""


def standings(connection: sa.Connection, guest_id: str, today: date) -> Standings:
    """Best scores, streak, counts, and the last hundred games.

    The best daily is that of ranked runs: whoever practises knows the cards. For
    the same reason a run from a code sets no best, and neither does one with hints.
    """
    mine = standing.c.guest_id == guest_id
    tally = sa.select(standing.c.outcome, sa.func.count()).where(mine).group_by(standing.c.outcome)
    counts: dict[str, int] = dict(connection.execute(tally).all())
    return Standings(
        best_random=_best(connection, mine, standing.c.mode == "random", ~standing.c.helped),
        best_daily=_best(connection, mine, standing.c.ranked),
        streak=daily.streak(connection, guest_id, today),
        played=sum(counts.get(outcome, 0) for outcome in _FINISHED),
        abandoned=counts.get("abandoned", 0),
        history=_history(connection, mine),
    )


def _best(connection: sa.Connection, *conditions: sa.ColumnElement[bool]) -> int | None:
    query = sa.select(sa.func.max(standing.c.score)).where(*conditions)
    best: int | None = connection.execute(query).scalar()
    return best


def _history(connection: sa.Connection, mine: sa.ColumnElement[bool]) -> tuple[PlayedRow, ...]:
    query = (
        sa.select(*_PLAYED)
        .where(mine)
        .order_by(standing.c.started_at.desc(), standing.c.table_id)
        .limit(_HISTORY)
    )
    return tuple(PlayedRow(*row) for row in connection.execute(query))
