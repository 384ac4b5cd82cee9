"""The tables of the database.

Texts are texts, moments are whole microseconds since 1970 in UTC, so that
SQLite and PostgreSQL hold and order the same values.
"""

from datetime import UTC, date, datetime, timedelta
from typing import Final

import sqlalchemy as sa

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class Moment(sa.TypeDecorator[datetime]):
    """A datetime with a zone, stored as microseconds since 1970."""

    impl = sa.BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: sa.Dialect) -> int | None:  # noqa: ARG002 - its signature
        """Into the database; a datetime without a zone is an error."""
        return None if value is None else (value - _EPOCH) // timedelta(microseconds=1)

    def process_result_value(self, value: int | None, dialect: sa.Dialect) -> datetime | None:  # noqa: ARG002 - its signature
        """Out of the database, in UTC."""
        return None if value is None else _EPOCH + timedelta(microseconds=value)


class Day(sa.TypeDecorator[date]):
    """A day, stored as ``YYYY-MM-DD``."""

    impl = sa.String(10)
    cache_ok = True

    def process_bind_param(self, value: date | None, dialect: sa.Dialect) -> str | None:  # noqa: ARG002 - its signature
        """Into the database."""
        return None if value is None else value.isoformat()

    def process_result_value(self, value: str | None, dialect: sa.Dialect) -> date | None:  # noqa: ARG002 - its signature
        """Out of the database."""
        return None if value is None else date.fromisoformat(value)


METADATA: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secret = sa.Table(
    "secret",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
    comment="what the house draws once and never shows",
)

guest = sa.Table(
    "guest",
    METADATA,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created_at", Moment, nullable=False),
)

game_table = sa.Table(
    "game_table",
    METADATA,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("mode", sa.String(10), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("code", sa.String(20)),
    sa.Column("day", Day),
    sa.Column("ranked", sa.Boolean, nullable=False),
    sa.Column(
        "certified",
        sa.Boolean,
        nullable=False,
        server_default=sa.false(),
        comment="dealt because the solver says that it can be won",
    ),
    sa.Column("created_by", sa.ForeignKey("guest.id"), nullable=False),
    sa.Column("created_at", Moment, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("phase", sa.String(10), nullable=False, comment="kept in step with the log"),
    sa.Column("ended_at", Moment),
    sa.Index(None, "public", "phase", "created_at"),
)

event = sa.Table(
    "event",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("action", sa.String(200), nullable=False),
    sa.Column("at", Moment, nullable=False),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), comment="null: the house"),
    sa.Column("command_id", sa.String(64)),
    sa.UniqueConstraint("table_id", "guest_id", "command_id"),
    sqlite_with_rowid=False,
    comment="the log: the only truth about a table",
)

deadline = sa.Table(
    "deadline",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("kind", sa.String(10), primary_key=True),
    sa.Column("due_at", Moment, nullable=False, index=True),
)

dungeon = sa.Table(
    "dungeon",
    METADATA,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
)

daily_dungeon = sa.Table(
    "daily_dungeon",
    METADATA,
    sa.Column("day", Day, primary_key=True),
    sa.Column("number", sa.Integer, nullable=False, comment="of the day's seed among those it could have"),
    sa.Column("winnable", sa.Boolean, comment="null: the solver was not asked"),
    sa.Column("best", sa.Integer, comment="the highest score there is; null: not known yet"),
    sa.Column("expert", sa.Integer, comment="what a bot scored without seeing the pile; null: not known yet"),
    comment="settled once, before anybody plays the day",
)

ranked_run = sa.Table(
    "ranked_run",
    METADATA,
    sa.Column("day", Day, primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("game_table.id"), nullable=False),
    comment="the one run of a guest that counts on a day",
)

standing = sa.Table(
    "standing",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), nullable=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("mode", sa.String(10), nullable=False),
    sa.Column("day", Day),
    sa.Column("ranked", sa.Boolean, nullable=False),
    sa.Column("outcome", sa.String(10), nullable=False),
    sa.Column("score", sa.Integer),
    sa.Column("rooms_avoided", sa.Integer, nullable=False),
    sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false(), comment="by a hint"),
    sa.Column("started_at", Moment, nullable=False),
    sa.Column("ended_at", Moment),
    sa.Index(None, "guest_id", "started_at"),
    sa.Index(None, "day", "ranked"),
    comment="kept in step with the log",
)

rejoin = sa.Table(
    "rejoin",
    METADATA,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("game_table.id"), nullable=False),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), nullable=False, comment="who has the seat"),
)

talk = sa.Table(
    "talk",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.ForeignKey("game_table.id"), nullable=False),
    sa.Column("guest_id", sa.ForeignKey("guest.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("body", sa.String(200), nullable=False),
    sa.Column("at", Moment, nullable=False),
    sa.Column("command_id", sa.String(64), nullable=False),
    sa.UniqueConstraint("table_id", "guest_id", "command_id"),
    sa.Index(None, "table_id", "id"),
)

pad = sa.Table(
    "pad",
    METADATA,
    sa.Column("share", sa.String(20), primary_key=True),
    sa.Column("owner_hash", sa.String(64), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("updated_at", Moment, nullable=False),
)
