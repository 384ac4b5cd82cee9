"""The schema and how it gets into the database."""

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from stammtisch.house import database
from stammtisch.house.schema import METADATA


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
