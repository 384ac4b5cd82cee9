"""Long work beside the tables: in turn, once, with a bound, and given up when nobody waits."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from stammtisch.house import Refusal
from stammtisch.house.workshop import Job, Workshop

pytestmark = pytest.mark.anyio

PATIENCE = 30
"""Seconds until something that does not come fails a test."""


class Bench:
    """Work that goes on until it is told to end, or given up."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.end = threading.Event()
        self.given_up = threading.Event()

    def __call__(self, job: Job) -> str:
        job.when_abandoned(self.given_up.set)
        job.when_abandoned(self.end.set)
        job.report(0.5)
        self.begun.set()
        assert self.end.wait(PATIENCE)
        job.report(0.9)
        return "done"


@pytest.fixture
def workshop() -> Iterator[Workshop]:
    shop = Workshop("test", most_waiting=2, most_kept=2)
    yield shop
    shop.stop()


async def begun(bench: Bench) -> None:
    assert await asyncio.to_thread(bench.begun.wait, PATIENCE)


async def test_a_job_is_done_once_for_all_who_ask_and_then_kept(workshop: Workshop):
    bench, never = Bench(), Bench()
    with workshop.ask("a", bench) as one, workshop.ask("a", never) as two:
        await begun(bench)
        assert (one.progress, two.progress) == (0.5, 0.5)
        bench.end.set()
        assert [await one.result(), await two.result()] == ["done", "done"]
        assert one.progress == 1
    assert await workshop.do("a", never) == "done"
    assert not never.begun.is_set()


async def test_jobs_are_done_one_after_another_in_the_order_they_were_asked_for(workshop: Workshop):
    bench, order = Bench(), []
    tickets = [workshop.ask("first", bench)]
    await begun(bench)
    tickets += [workshop.ask(key, lambda job: order.append(job.key)) for key in ("second", "third")]
    assert order == []
    bench.end.set()
    for ticket in tickets:
        await ticket.result()
    assert order == ["second", "third"]


async def test_too_many_jobs_are_refused(workshop: Workshop):
    bench = Bench()
    workshop.ask("running", bench)
    await begun(bench)
    waiting = [workshop.ask(key, bench) for key in ("one", "two")]
    with pytest.raises(Refusal) as refused:
        workshop.ask("three", bench)
    assert refused.value.code == "too_busy"
    workshop.ask("two", bench)  # not one more: it waits already
    waiting[0].close()
    workshop.ask("three", bench)
    bench.end.set()


async def test_a_job_ends_when_its_last_asker_has_gone(workshop: Workshop):
    bench = Bench()
    one, two = workshop.ask("a", bench), workshop.ask("a", bench)
    await begun(bench)
    one.close()
    one.close()
    assert not bench.given_up.is_set()
    two.close()
    assert await asyncio.to_thread(bench.given_up.wait, PATIENCE)
    assert await workshop.do("a", lambda _: "anew") == "anew"


async def test_an_asker_who_is_cancelled_takes_the_job_along(workshop: Workshop):
    bench = Bench()
    task = asyncio.create_task(workshop.do("a", bench))
    await begun(bench)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await asyncio.to_thread(bench.given_up.wait, PATIENCE)


async def test_a_waiting_job_that_nobody_wants_is_never_begun(workshop: Workshop):
    bench, unwanted = Bench(), Bench()
    with workshop.ask("first", bench):
        workshop.ask("unwanted", unwanted).close()
        bench.end.set()
        await workshop.do("last", lambda _: None)
    assert not unwanted.begun.is_set()


async def test_a_fault_is_told_to_whoever_asked_and_not_kept(workshop: Workshop):
    def fail(_: Job) -> None:
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        await workshop.do("a", fail)
    assert await workshop.do("a", lambda _: 7) == 7


async def test_the_results_asked_for_least_lately_are_forgotten(workshop: Workshop):
    for key in "abac":
        await workshop.do(key, lambda job: job.key)
    done: list[object] = []
    for key in "acb":
        await workshop.do(key, lambda job: done.append(job.key))
    assert done == ["b"]


async def test_stopping_gives_up_what_is_under_way(workshop: Workshop):
    bench = Bench()
    running, waiting = workshop.ask("a", bench), workshop.ask("b", bench)
    await begun(bench)
    workshop.stop()
    for ticket in (running, waiting):
        with pytest.raises(Refusal):
            await ticket.result()
    with pytest.raises(Refusal):
        workshop.ask("c", bench)
