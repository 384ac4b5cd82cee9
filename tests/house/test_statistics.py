"""How a day went in numbers: told to those who have no card of it before them any more."""

import asyncio
import threading
from datetime import date
from types import SimpleNamespace

import pytest

from stammtisch.games import scoundrel
from stammtisch.house import House, Refusal, daily, solving
from stammtisch.house.shapes import BoardRow
from stammtisch.house.statistics import statistics
from stammtisch.house.workshop import Job
from stammtisch.minds import mind
from stammtisch.study import solver

pytestmark = pytest.mark.anyio

TODAY = date(2026, 3, 14)


@pytest.fixture(autouse=True)
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert that is compiled already, or compiles in this process."""
    monkeypatch.setattr(solving, "is_ready", lambda *_: True)


def row(score: int | None) -> BoardRow:
    outcome = "abandoned" if score is None else "won" if score > 0 else "lost"
    return BoardRow(1, "", False, outcome, score, 0, None)


def test_every_score_there_can_be_lies_in_one_bar():
    bars = statistics([], None, None).bars
    assert [sum(bar.low <= score <= bar.high for bar in bars) for score in range(-188, 31)] == [1] * 219


def test_runs_are_counted_by_their_scores():
    rows = [row(score) for score in (-188, -20, 0, 1, 10, 11, 30, None)]
    counted = statistics(rows, best=30, expert=-5)
    assert (counted.players, counted.won, counted.best, counted.expert) == (8, 4, 30, -5)
    assert {(bar.low, bar.high): bar.runs for bar in counted.bars if bar.runs} == {
        (-200, -181): 1,
        (-20, 0): 2,
        (1, 10): 2,
        (11, 20): 1,
        (21, 30): 1,
    }


async def test_statistics_are_for_those_who_have_finished(house: House, people, clock):
    done, playing, idle = [await people.guest() for _ in range(3)]
    await people.play_out(await house.open_run(done, "daily"), [done])
    await house.open_run(playing, "daily")
    for asker in (playing, idle, None):
        assert (await house.board(asker)).statistics is None
    told = (await house.board(done)).statistics
    assert (told.players, told.won, sum(bar.runs for bar in told.bars)) == (1, 0, 1)
    clock.advance(days=1)
    for asker in (done, idle, None):
        assert (await house.board(asker, TODAY)).statistics.players == 2, "one was left unfinished"
    assert (await house.board(playing, TODAY)).statistics is None, "still at it from yesterday"


async def test_a_day_is_studied_once_and_for_all(house: House, people, open_house, monkeypatch):
    await house.prepare_days()
    with house._engine.connect() as connection:
        seed = daily.settled(connection, TODAY).seed
    state = scoundrel.setup(scoundrel.Options(), seed)
    solution = solver.solve(state)
    expert = mind("scoundrel", "expert", 1)
    while not state.over:
        state = scoundrel.play(state, 0, expert.choose(scoundrel.view(state, 0))).state
    guest = await people.guest()
    await people.act(await house.open_run(guest, "daily"), guest, "!give_up")
    told = (await house.board(guest)).statistics
    assert (told.best, solution.proven, told.expert) == (
        solution.best,
        True,
        scoundrel.result(state).score,
    )
    monkeypatch.setattr(solving, "study", lambda *_: pytest.fail("studied again"))
    again: House = await open_house()
    await again.prepare_days()
    assert (await again.board(guest)).statistics == told


async def test_a_study_waits_for_an_expert_that_is_being_compiled(house: House, people, monkeypatch):
    asked, compiled = threading.Event(), threading.Event()

    def is_ready(*_: str) -> bool:
        asked.set()
        return compiled.is_set()

    easy = SimpleNamespace(
        Watch=solver.Watch,
        winnable=lambda *_: True,
        solve=lambda *_: SimpleNamespace(best=17, proven=True),
    )
    monkeypatch.setattr(solving, "prepared", lambda _: easy)
    monkeypatch.setattr(solving, "mind", lambda game, _, luck: mind(game, "novice", luck))
    monkeypatch.setattr(solving, "is_ready", is_ready)
    preparing = asyncio.create_task(house.prepare_days())
    assert await asyncio.to_thread(asked.wait, 120)
    guest = await people.guest()
    await people.act(await house.open_run(guest, "daily"), guest, "!give_up")
    assert (await house.board(guest)).statistics.expert is None
    compiled.set()
    await preparing
    told = (await house.board(guest)).statistics
    assert (told.best, told.expert is None) == (17, False)


async def test_what_a_study_leaves_open_is_not_studied_again_and_again(house: House, monkeypatch):
    studied, study = [], solving.study

    def counted(seed: bytes, job: Job) -> solving.Study:
        studied.append(seed)
        return study(seed, job)

    monkeypatch.setattr(solving, "prepared", lambda _: None)
    monkeypatch.setattr(solving, "study", counted)
    for _ in range(2):
        await house.prepare_days()
    assert len(studied) == len(set(studied)) == 2  # today and tomorrow


async def test_a_day_without_a_house_has_no_board(house: House):
    with pytest.raises(Refusal, match="no_such_day"):
        await house.board(None, date(2020, 1, 1))
