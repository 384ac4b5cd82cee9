"""The list of public tables."""

from datetime import datetime, timedelta
from typing import Final

import sqlalchemy as sa

from stammtisch.house.schema import game_table

_LISTED_FOR: Final = timedelta(hours=12)
_MOST: Final = 50


def open_tables(connection: sa.Connection, now: datetime) -> list[str]:
    """Public tables that were opened lately and are not over, newest first."""
    query = (
        sa.select(game_table.c.id)
        .where(
            game_table.c.public,
            game_table.c.phase.in_(("lobby", "playing")),
            game_table.c.created_at > now - _LISTED_FOR,
        )
        .order_by(game_table.c.created_at.desc())
        .limit(_MOST)
    )
    return list(connection.execute(query).scalars())
