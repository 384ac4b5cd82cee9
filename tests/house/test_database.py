"""The schema and how it gets into the database."""

import asyncio
import threading
from datetime import date
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from stammtisch.house import database
from stammtisch.house.schema import METADATA, daily_dungeon, game_table

PATIENCE: Final = 20.0
"""Seconds until something that does not happen fails a test."""


def test_the_migrations_lead_to_the_schema_of_the_code(url: str):
    engine = database.connect(url)
    database.migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_migrating_twice_changes_nothing(url: str):
    engine = database.connect(url)
    for _ in range(2):
        database.migrate(engine)
    engine.dispose()


def test_days_that_were_played_keep_the_cards_that_they_had(tmp_path):
    engine = database.connect(f"sqlite:///{tmp_path / 'house.db'}")
    database.migrate(engine, "0001")
    played = {
        "id": "t",
        "game": "scoundrel",
        "mode": "daily",
        "options": "{}",
        "seed": b"",
        "day": "2026-03-13",
    }
    with engine.begin() as connection:
        insert(connection, "guest", id="g", token_hash="h", name="", language="en", created_at=0)
        more = {"ranked": True, "created_by": "g", "created_at": 0, "public": False, "phase": "over"}
        insert(connection, "game_table", **played | more)
        insert(connection, "game_table", **played | more | {"id": "again", "ranked": False})
        insert(connection, "game_table", **played | more | {"id": "random", "mode": "random", "day": None})
    database.migrate(engine)
    with engine.connect() as connection:
        days = connection.execute(sa.select(daily_dungeon)).all()
        tables = connection.execute(sa.select(game_table.c.certified)).scalars().all()
    engine.dispose()
    assert days == [(date(2026, 3, 13), 0, None, None, None)]
    assert tables == [False, False, False]


def insert(connection: sa.Connection, table: str, **values: object) -> None:
    """A row as an older house wrote it."""
    names = ", ".join(values)
    places = ", ".join(f":{name}" for name in values)
    connection.execute(sa.text(f"INSERT INTO {table} ({names}) VALUES ({places})"), values)


def test_sqlite_loses_nothing_that_was_committed(tmp_path):
    engine = database.connect(f"sqlite:///{tmp_path / 'house.db'}")
    with engine.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    engine.dispose()
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_plain_postgresql_addresses_mean_psycopg():
    for url in ("postgres://host/name", "postgresql://host/name"):
        engine = database.connect(url)
        assert engine.url == sa.make_url("postgresql+psycopg://host/name")
        engine.dispose()


def test_closing_waits_for_what_nobody_waits_for_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = database.connect(f"sqlite:///{tmp_path / 'house.db'}")
    reader = database.Reader(engine)
    begun, go_on, done = threading.Event(), threading.Event(), threading.Event()
    shutdown = reader._threads.shutdown

    def read(connection: sa.Connection) -> None:
        begun.set()
        assert go_on.wait(PATIENCE)
        connection.execute(sa.text("SELECT 1"))
        done.set()

    async def leave() -> None:
        reading = asyncio.create_task(reader(read))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading

    def let_it_go_on(*args: Any, **options: Any) -> None:
        go_on.set()
        shutdown(*args, **options)

    asyncio.run(leave())
    monkeypatch.setattr(reader._threads, "shutdown", let_it_go_on)
    reader.close()
    assert done.is_set()
    engine.dispose()
