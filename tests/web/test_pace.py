"""How much one address may write."""

import asyncio
from types import SimpleNamespace

import httpx
import pytest
from starlette.responses import PlainTextResponse

from stammtisch.web import pace
from stammtisch.web.pace import Allowance, AtOnce
from stammtisch.web.security import Security
from stammtisch.web.settings import Settings
from tests.web.serving import NO_TLS


def test_a_socket_may_say_a_burst_and_then_waits_for_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        nonlocal now
        slept.append(seconds)
        now += seconds

    async def say(messages: int) -> list[float]:
        bucket = pace.Pace(per_second=2, burst=3)
        for _ in range(messages):
            await bucket.wait()
        return slept

    clock = SimpleNamespace(get_running_loop=lambda: SimpleNamespace(time=lambda: now), sleep=sleep)
    monkeypatch.setattr(pace, "asyncio", clock)
    assert asyncio.run(say(3)) == []
    assert asyncio.run(say(5)) == [0.5, 0.5]


def test_an_address_may_write_a_burst_and_then_at_its_rate() -> None:
    allowance = Allowance(per_second=2, burst=3)
    assert [allowance.seconds_to_wait("203.0.113.9", 100) for _ in range(4)] == [0, 0, 0, 0.5]
    assert allowance.seconds_to_wait("203.0.113.9", 100.25) == 0.25
    assert [allowance.seconds_to_wait("203.0.113.9", 100.5) for _ in range(2)] == [0, 0.5]
    assert [allowance.seconds_to_wait("203.0.113.9", 900) for _ in range(4)] == [0, 0, 0, 0.5]


def test_others_are_not_held_up() -> None:
    allowance = Allowance(per_second=1, burst=1)
    assert allowance.seconds_to_wait("203.0.113.9", 0) == 0
    assert allowance.seconds_to_wait("203.0.113.10", 0) == 0
    assert allowance.seconds_to_wait("2001:db8:1:2::3", 0) == 0
    assert allowance.seconds_to_wait("2001:db8:1:2:ffff::4", 0) == 1, "one network of IPv6 is one household"
    assert allowance.seconds_to_wait("2001:db8:1:3::3", 0) == 0


def test_an_address_may_have_so_many_things_under_way() -> None:
    at_once = AtOnce(1)
    for _ in range(2):
        with at_once.one_more("203.0.113.9") as first, at_once.one_more("203.0.113.9") as second:
            assert (first, second) == (True, False)
            with at_once.one_more("203.0.113.10") as of_another:
                assert of_another
    with at_once.one_more("127.0.0.1") as first, at_once.one_more("127.0.0.1") as second:
        assert (first, second) == (True, True), "this machine is not bounded"
    assert not at_once._open


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", ""])
def test_this_machine_is_not_bounded(address: str) -> None:
    allowance = Allowance(per_second=1, burst=1)
    assert [allowance.seconds_to_wait(address, 0) for _ in range(3)] == [0, 0, 0]


def test_memory_is_bounded_and_holds_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MOST_ADDRESSES", 3)
    allowance = Allowance(per_second=1, burst=1)
    for last in range(10):
        allowance.seconds_to_wait(f"203.0.113.{last}", 0)
    assert len(allowance._next) == 3
    assert b"\xcb\x00\x71" not in b"".join(allowance._next)


def test_whoever_writes_too_much_is_told_when_to_come_back() -> None:
    guarded = Security(PlainTextResponse("fine"), Settings(writes_per_second=0.1, write_burst=1))
    transport = httpx.ASGITransport(guarded, client=("203.0.113.9", 4711))

    async def write_twice() -> tuple[httpx.Response, httpx.Response, httpx.Response]:
        async with httpx.AsyncClient(transport=transport, base_url="http://house", verify=NO_TLS) as client:
            path = "/api/tables"
            return await client.post(path), await client.post(path), await client.get(path)

    done, refused, read = asyncio.run(write_twice())
    assert (done.text, read.text) == ("fine", "fine")
    assert (refused.status_code, refused.json()) == (429, {"code": "too_fast", "params": {"seconds": 10}})
    assert refused.headers["Retry-After"] == "10"
