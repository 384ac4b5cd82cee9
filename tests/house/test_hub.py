"""Telling listeners that something changed."""

import asyncio

import pytest

from stammtisch.house import House
from stammtisch.house.hub import Hub

pytestmark = pytest.mark.anyio


async def test_a_listener_hears_of_what_it_follows_and_of_nothing_else():
    hub = Hub()
    with hub.listen() as listener:
        listener.add("a")
        listener.add("b")
        listener.discard("b")
        hub.publish("b")
        hub.publish("c")
        hub.publish("a")
        assert await listener.changed() == {"a"}


async def test_notices_that_were_not_fetched_melt_into_one():
    hub = Hub()
    with hub.listen() as listener:
        listener.add("a")
        for _ in range(1000):
            await asyncio.to_thread(hub.publish, "a")
        assert await listener.changed() == {"a"}
        hub.publish("a")
        assert await listener.changed() == {"a"}


async def test_nobody_is_told_after_leaving():
    hub = Hub()
    with hub.listen() as listener:
        listener.add("a")
    hub.publish("a")
    assert hub._topics == {}


def test_a_listener_whose_loop_is_gone_stops_nobody():
    hub = Hub()

    async def listen() -> None:
        hub.listen().add("a")

    asyncio.run(listen())
    hub.publish("a")


async def test_a_change_is_announced_only_when_it_is_stored(house: House, people):
    table, (ann, _) = await people.table("Ann", "Ben")
    with house.hub.listen() as listener:
        listener.add(f"table/{table}")
        before = (await house.look(table, None)).seq
        action = asyncio.create_task(people.act(table, ann, "1"))
        assert await listener.changed() == {f"table/{table}"}
        house._cache.clear()
        assert (await house.look(table, None)).seq == before + 1
        await action


async def test_topics_of_a_house(house: House, people):
    with house.hub.listen() as listener:
        listener.add("lobby")
        table, (ann,) = await people.table("Ann", seats=2, public=True, start=False)
        assert await listener.changed() == {"lobby"}
        listener.add(f"talk/{table}")
        await house.say(table, ann, "1", "reaction", "cheers")
        assert await listener.changed() == {f"talk/{table}"}
        pad, owner = await house.share_pad({})
        listener.add(f"pad/{pad.share}")
        await house.write_pad(pad.share, owner, {})
        assert await listener.changed() == {f"pad/{pad.share}"}
        listener.add(f"table/{table}")
        house.went(table, ann)
        assert await listener.changed() == {f"table/{table}"}
        assert not (await house.look(table, None)).info.seats[0].present
