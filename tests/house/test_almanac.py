"""The almanac goes on, whatever happens to it."""

import asyncio
from datetime import timedelta

import pytest

from stammtisch.house import House, almanac, solving
from stammtisch.house.almanac import Almanac

pytestmark = pytest.mark.anyio


async def test_a_fault_that_nobody_foresaw_does_not_end_it(url: str, monkeypatch: pytest.MonkeyPatch):
    faults, went_on = [KeyError("nobody foresaw it")], asyncio.Event()

    async def fail_once(_: Almanac) -> None:
        if faults:
            raise faults.pop()
        went_on.set()
        await asyncio.Future()

    monkeypatch.setattr(solving, "prepared", lambda _: None)
    monkeypatch.setattr(almanac, "_LOOK_AGAIN", timedelta(0))
    monkeypatch.setattr(Almanac, "_settle_near_days", fail_once)
    async with House.open(url), asyncio.timeout(30):
        await went_on.wait()
