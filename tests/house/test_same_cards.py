"""Cards that a guest plays at two tables: what is told of the run that is over, while the other goes on."""

import asyncio

import pytest

from stammtisch.house import House

pytestmark = pytest.mark.anyio


async def test_a_second_run_tells_nothing_of_the_first_while_that_goes_on(house: House, people, refused):
    guest, friend = await people.guest(), await people.guest()
    first = await house.open_run(guest, "random")
    second = await house.open_run(guest, "code", (await house.look(first, guest)).info.code)
    assert (
        await refused(house.record(second, guest)) == await refused(house.review(second, guest)) == "not_over"
    )
    await people.act(second, guest, "!give_up")
    with house.hub.listen() as listener:
        listener.add(f"table/{second}")
        async with asyncio.timeout(60):
            while (await house.look(second, friend)).info.winnable is None:  # who does not play them may know
                await listener.changed()
    for info in ((await house.look(second, guest)).info, (await house.replay(second, guest)).info):
        assert (info.seed, info.winnable) == (None, None)
    assert await refused(house.record(second, guest)) == "still_playing"
    assert await refused(house.review(second, guest)) == "still_playing"
    await people.act(first, guest, "!give_up")
    info = (await house.look(second, guest)).info
    assert info.seed == (await house.record(second, guest))["seed"]
    assert info.winnable is (await house.look(second, friend)).info.winnable is not None
