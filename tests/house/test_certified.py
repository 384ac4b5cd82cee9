"""Dungeons of which the solver has made sure that they can be won, and its word on others at the end."""

import asyncio
from datetime import UTC, date, datetime
from types import SimpleNamespace

import pytest

from stammtisch.games import scoundrel
from stammtisch.games.shuffle import SEED_BYTES, commitment
from stammtisch.house import House, daily, solving, workshop
from stammtisch.study import solver
from tests.compiling import COMPILING

pytestmark = pytest.mark.anyio

KEY = bytes(SEED_BYTES)
UNLUCKY = date(2026, 1, 4)
"""With that key, the first seed of this day is a dungeon that nobody can win."""

HOPELESS = daily.numbered_seed(KEY, UNLUCKY, 0)


def is_winnable(seed: bytes) -> bool | None:
    return solver.winnable(scoundrel.setup(scoundrel.Options(), seed))


@pytest.fixture
def unlucky(monkeypatch: pytest.MonkeyPatch, clock) -> None:
    """A house with that key on that day."""
    monkeypatch.setattr(daily, "secrets", SimpleNamespace(token_bytes=lambda _: KEY))
    clock.now = datetime(2026, 1, 4, 12, tzinfo=UTC)


@pytest.fixture
def no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house without Numba."""
    monkeypatch.setattr(solving, "_solver", lambda: None)


@pytest.mark.usefixtures("unlucky")
async def test_a_day_whose_first_dungeon_is_hopeless_takes_the_next(open_house):
    house: House = await open_house()
    guest, _ = await house.welcome()
    look = await house.look(await house.open_run(guest.id, "daily"), guest.id)
    second = daily.numbered_seed(KEY, UNLUCKY, 1)
    assert (is_winnable(HOPELESS), is_winnable(second)) == (False, True)
    assert look.info.commitment == commitment(second)
    assert look.info.certified
    board = await house.board(guest.id)
    assert (board.certified, board.commitment) == (True, commitment(second))


@pytest.mark.usefixtures("unlucky")
async def test_what_is_settled_stays_whatever_the_solver_says_later(open_house, monkeypatch):
    house: House = await open_house()
    guest, _ = await house.welcome()
    await house.open_run(guest.id, "daily")
    settled = (await house.board(None)).commitment
    monkeypatch.setattr(solving, "winnable", lambda *_: pytest.fail("asked again"))
    again: House = await open_house()
    await again.open_run(guest.id, "daily")
    assert (await again.board(None)).commitment == settled


def test_the_seeds_of_a_day_are_numbered_after_its_date():
    seeds = {daily.numbered_seed(KEY, UNLUCKY, number) for number in range(3)}
    assert len(seeds) == 3


async def test_two_nodes_settle_a_day_alike(open_house):
    houses: list[House] = [await open_house(), await open_house()]
    guests = [(await house.welcome())[0].id for house in houses]
    await asyncio.gather(*(h.open_run(g, "daily") for h, g in zip(houses, guests, strict=True)))
    one, two = [(await house.board(None)).commitment for house in houses]
    assert one == two is not None


async def test_today_and_tomorrow_are_prepared_before_anybody_comes(house: House, people, clock, monkeypatch):
    await house.prepare_days()
    monkeypatch.setattr(solving, "winnable", lambda *_: pytest.fail("too late"))
    clock.advance(days=1)
    board = await house.board(None)
    assert board.certified
    look = await house.look(run := await house.open_run(guest := await people.guest(), "daily"), guest)
    assert (look.table, look.info.commitment) == (run, board.commitment)


@pytest.mark.usefixtures("unlucky", "no_solver")
async def test_without_a_solver_the_daily_is_dealt_all_the_same(open_house, refused):
    house: House = await open_house()
    guest, _ = await house.welcome()
    run = await house.open_run(guest.id, "daily")
    look = await house.look(run, guest.id)
    assert (look.info.certified, look.info.commitment) == (False, commitment(HOPELESS))
    assert await refused(house.open_run(guest.id, "random", certified=True)) == "no_solver"
    await house.act(run, guest.id, "end", "!give_up")
    assert (await house.look(run, guest.id)).info.winnable is None
    assert (await house.replay(run, guest.id)).info.winnable is None


async def test_nobody_waits_long_for_a_solver_that_is_being_compiled(
    house: House, people, refused, monkeypatch
) -> None:
    monkeypatch.setattr(workshop, "PATIENCE", 0.01)
    ready = False
    monkeypatch.setattr(solving, "solver_is_ready", lambda **_: ready)
    guest = await people.guest()
    assert await refused(house.open_run(guest, "daily")) == "daily_not_ready"
    assert await refused(house.open_run(guest, "random", certified=True)) == "solver_not_ready"
    assert (await house.board(guest)).commitment is None
    run = await house.open_run(guest, "random")
    await people.act(run, guest, "!give_up")
    assert (await house.look(run, guest)).info.winnable is None, "tables do not wait"
    assert (await house.replay(run, guest)).info.winnable is None, "nor do replays"
    monkeypatch.setattr(workshop, "PATIENCE", COMPILING)
    ready = True
    assert await house.open_run(guest, "daily")


async def test_a_random_dungeon_can_be_had_certified(house: House, people, monkeypatch):
    seeds = iter([HOPELESS, daily.numbered_seed(KEY, UNLUCKY, 1)])
    monkeypatch.setattr(solving, "secrets", SimpleNamespace(token_bytes=lambda _: next(seeds)))
    guest = await people.guest()
    run = await house.open_run(guest, "random", certified=True)
    look = await house.look(run, guest)
    assert look.info.commitment == commitment(daily.numbered_seed(KEY, UNLUCKY, 1))
    assert (look.info.certified, look.info.winnable) == (True, None)
    friend = await people.guest()
    same = await house.look(await house.open_run(friend, "code", look.info.code), friend)
    assert same.view == look.view
    await people.act(run, guest, "!give_up")
    assert (await house.look(run, guest)).info.winnable is True


@pytest.mark.parametrize("number", [0, 1])
async def test_the_end_of_a_run_says_whether_it_could_have_been_won(
    house: House, people, deal, number: int
) -> None:
    deal(daily.numbered_seed(KEY, UNLUCKY, number))
    guest, watcher = await people.guest(), await people.guest()
    run = await house.open_run(guest, "random")
    await people.play_first(run, guest)
    for who in (guest, watcher, None):
        info = (await house.look(run, who)).info
        assert (info.winnable, info.certified) == (None, False)
    with house.hub.listen() as listener:
        listener.add(f"table/{run}")
        await people.act(run, guest, "!give_up")
        async with asyncio.timeout(COMPILING):
            while (await house.look(run, guest)).info.winnable is None:
                await listener.changed()
    for who in (guest, watcher, None):
        assert (await house.look(run, who)).info.winnable is (number == 1)
        assert (await house.replay(run, who)).info.winnable is (number == 1)


async def test_a_table_of_several_has_no_verdict(house: House, people):
    table, guests = await people.table("Ann", "Ben")
    await people.play_out(table, guests)
    assert (await house.replay(table, guests[0])).info.winnable is None
