"""What is fixed about a table when it is opened, and how the database keeps it."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date, datetime
from typing import Any

import sqlalchemy as sa

from stammtisch.games.shuffle import commitment
from stammtisch.house.refusals import Refusal
from stammtisch.house.schema import game_table
from stammtisch.house.shapes import Mode, TableOptions
from stammtisch.minds import levels


@dataclass(frozen=True, slots=True)
class Charter:
    """A table before anything happened at it."""

    id: str
    game: str
    mode: Mode
    options: TableOptions
    rules: Mapping[str, Any]
    """The game's rule set, as keyword arguments of its ``Options``."""
    seed: bytes
    code: str | None
    day: date | None
    ranked: bool
    certified: bool
    """Whether it was dealt because the solver says that it can be won."""
    created_by: str
    """The guest who opened it."""
    created_at: datetime

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed in hex."""
        return commitment(self.seed)


def check_options(game: str, options: TableOptions) -> None:
    """Refuse ``bad_options`` unless every option is within its range."""
    ranges = {
        "seats": 2 <= options.seats <= 6,
        "turn_clock": options.turn_clock is None or 15 <= options.turn_clock <= 120,
        "bots": options.bots in levels(game),
    }
    for option, fine in ranges.items():
        if not fine:
            raise Refusal("bad_options", {"option": option})


def store(connection: sa.Connection, charter: Charter) -> None:
    """Keep a new charter."""
    connection.execute(
        game_table.insert(),
        {
            "id": charter.id,
            "game": charter.game,
            "mode": charter.mode,
            "options": asdict(charter.options) | {"rules": dict(charter.rules)},
            "seed": charter.seed,
            "code": charter.code,
            "day": charter.day,
            "ranked": charter.ranked,
            "certified": charter.certified,
            "created_by": charter.created_by,
            "created_at": charter.created_at,
            "public": charter.options.public,
            "phase": "lobby",
        },
    )


def load(connection: sa.Connection, table: str) -> Charter:
    """The charter of a table. Refuses ``no_such_table``."""
    row = connection.execute(sa.select(game_table).where(game_table.c.id == table)).one_or_none()
    if row is None:
        raise Refusal("no_such_table")
    options = dict(row.options)
    rules = options.pop("rules")
    return Charter(
        row.id,
        row.game,
        row.mode,
        TableOptions(**options),
        rules,
        row.seed,
        row.code,
        row.day,
        row.ranked,
        row.certified,
        row.created_by,
        row.created_at,
    )
