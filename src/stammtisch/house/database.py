"""Opening the database: SQLite in a file by default, PostgreSQL by URL."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

T = TypeVar("T")

_MIGRATION_LOCK = 0x5354414D  # any number that all nodes share


class Reader:
    """Asks the database in threads of its own, which are all done when it is closed."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(thread_name_prefix="reader")

    async def __call__(self, read: Callable[[sa.Connection], T]) -> T:
        """What ``read`` finds."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._now, read)

    def close(self) -> None:
        """Wait for what is being read, also for somebody who has gone."""
        self._threads.shutdown()

    def _now(self, read: Callable[[sa.Connection], T]) -> T:
        with self._engine.connect() as connection:
            return read(connection)


def connect(url: str) -> sa.Engine:
    """An engine for a SQLAlchemy URL; ``postgres://`` and ``postgresql://`` mean psycopg."""
    address = sa.make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    engine = sa.create_engine(address, pool_pre_ping=address.get_backend_name() == "postgresql")
    if address.get_backend_name() == "sqlite":
        sa.event.listen(engine, "connect", _configure_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Bring the schema up to a revision, by default the newest. Nodes that start together take turns."""
    config = Config()
    config.set_main_option("script_location", "stammtisch.house:migrations")
    config.set_main_option("path_separator", "os")
    with for_writing(engine).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def for_writing(engine: sa.Engine) -> sa.Engine:
    """The same engine for transactions that write.

    SQLite takes its write lock at their beginning: a transaction that read first and
    then wants to write could not wait for the lock, it would fail.
    """
    return engine.execution_options(writes=True)


def _configure_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN, not the driver
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
