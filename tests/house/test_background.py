"""Clocks and bots by themselves, with the system's time."""

import asyncio

import pytest

from stammtisch.house import House, TableOptions
from stammtisch.house.clocks import Deadline
from stammtisch.house.housekeeper import Housekeeper

pytestmark = pytest.mark.anyio


async def test_a_person_alone_among_bots_plays_a_whole_game(url: str):
    house = House.open(url)
    async with house:
        guest, _ = await house.welcome()
        table = await house.open_table(guest.id, TableOptions(seats=4, paced=False), "Ann")
        house.came(table, guest.id)
        number = 0
        with house.hub.listen() as listener:
            listener.add(f"table/{table}")
            await house.act(table, guest.id, "start", "!start")
            async with asyncio.timeout(100):
                while (look := await house.look(table, guest.id)).view.result is None:
                    if look.view.choices:
                        number += 1
                        await house.act(table, guest.id, str(number), look.view.choices[0].action)
                    else:
                        await listener.changed()
        assert len(look.view.result.totals) == 4


async def test_a_house_opened_again_goes_on_with_its_bots(url: str):
    async with House.open(url) as house:
        guest, _ = await house.welcome()
        table = await house.open_table(guest.id, TableOptions(seats=2, paced=True), "Ann")
        await house.act(table, guest.id, "start", "!start")
        await house.act(table, guest.id, "bid", "0")
    async with House.open(url) as house:
        with house.hub.listen() as listener:
            listener.add(f"table/{table}")
            async with asyncio.timeout(30):
                while (await house.look(table, guest.id)).view.phase == "bidding":
                    await listener.changed()


async def test_a_fault_that_nobody_foresaw_does_not_end_a_deadline(url: str, monkeypatch: pytest.MonkeyPatch):
    enforce, faults = Housekeeper.enforce, [KeyError("nobody foresaw it")]

    def fail_once(self: Housekeeper, deadline: Deadline) -> None:
        if faults:
            raise faults.pop()
        enforce(self, deadline)

    monkeypatch.setattr(Housekeeper, "enforce", fail_once)
    async with House.open(url) as house:
        guest, _ = await house.welcome()
        table = await house.open_table(guest.id, TableOptions(seats=2, paced=False), "Ann")
        with house.hub.listen() as listener:
            listener.add(f"table/{table}")
            await house.act(table, guest.id, "start", "!start")
            async with asyncio.timeout(30):
                while not (await house.look(table, guest.id)).view.seats[1].has_bid:
                    await listener.changed()
    assert not faults
