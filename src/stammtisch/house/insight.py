"""What a guest may know of the cards of a game that is over, while others still lie before them."""

from datetime import date
from typing import Final, NamedTuple

import sqlalchemy as sa

from stammtisch.house import daily
from stammtisch.house.charter import Charter
from stammtisch.house.schema import game_table, standing


class Insight(NamedTuple):
    """What may be told of a game that is over."""

    verdict: bool
    """Whether it could have been won, and what its decisions were worth."""
    seed: bool
    """Which cards there were, also those that nobody has seen."""


NONE: Final = Insight(verdict=False, seed=False)


def insight(connection: sa.Connection, charter: Charter, guest_id: str | None, today: date) -> Insight:
    """What a guest may know of a table once its game is over."""
    if guest_id is not None and _plays_them_elsewhere(connection, charter, guest_id):
        return NONE
    return Insight(verdict=True, seed=daily.seed_is_public(connection, charter, guest_id, today))


def _plays_them_elsewhere(connection: sa.Connection, charter: Charter, guest_id: str) -> bool:
    """Whether the guest is still playing the same cards at another table: a code leads to them again."""
    query = (
        sa.select(standing.c.table_id)
        .join(game_table, game_table.c.id == standing.c.table_id)
        .where(
            standing.c.guest_id == guest_id,
            standing.c.outcome == "running",
            standing.c.table_id != charter.id,
            game_table.c.seed == charter.seed,
        )
    )
    return connection.execute(query.limit(1)).one_or_none() is not None
