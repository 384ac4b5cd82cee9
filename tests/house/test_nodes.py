"""Several houses over one database: whoever is slower reloads, asks the rules again and goes on."""

import asyncio

import pytest

from stammtisch.house import House

pytestmark = pytest.mark.anyio


@pytest.fixture
async def other(open_house) -> House:
    return await open_house()


async def test_bids_on_two_nodes_both_count(house: House, other: House, people):
    table, (ann, ben) = await people.table("Ann", "Ben")
    await other.look(table, ben)
    await asyncio.gather(house.act(table, ann, "a", "0"), other.act(table, ben, "b", "1"))
    other._cache.clear()
    assert [seat.bid for seat in (await other.look(table, None)).view.seats] == [0, 1]


async def test_a_command_is_refused_only_if_it_is_illegal_now(house: House, other: House, people, refused):
    table, guests = await people.table("Ann", "Ben")
    stale = await other.look(table, guests[1])
    for guest in guests:
        await people.act(table, guest, "0")
    leader = guests[(await house.look(table, None)).view.to_act[0]]
    card = (await house.look(table, leader)).view.choices[0].action
    assert stale.view.phase == "bidding", "the other node knows of no trick yet"
    await other.act(table, leader, "card", card)
    assert await refused(other.act(table, leader, "again", card)) in ("not_in_hand", "not_your_turn")


async def test_a_command_sent_to_two_nodes_is_done_once(house: House, other: House, people):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    await other.look(run, guest)
    first = await house.act(run, guest, "same", "avoid")
    assert await other.act(run, guest, "same", "avoid") == first


async def test_the_same_command_racing_on_two_nodes_is_done_once(house: House, other: House, people):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    await other.look(run, guest)
    answers = await asyncio.gather(*(node.act(run, guest, "same", "avoid") for node in (house, other) * 3))
    assert len(set(answers)) == 1


async def test_one_ranked_run_a_day_whichever_node_is_asked(house: House, other: House, people):
    guest = await people.guest()
    runs = await asyncio.gather(*(node.open_run(guest, "daily") for node in (house, other) * 3))
    assert len(set(runs)) == 1


async def test_a_whole_game_over_two_nodes(house: House, other: House, people):
    table, guests = await people.table("Ann", "Ben")
    nodes = [house, other]
    turn = 0
    while True:
        turn += 1
        node = nodes[turn % 2]
        node._cache.clear()
        look = await node.look(table, None)
        if look.view.result:
            break
        guest = guests[look.view.to_act[0]]
        choice = (await node.look(table, guest)).view.choices[0]
        await nodes[(turn + 1) % 2].act(table, guest, str(turn), choice.action)
    house._cache.clear()
    assert (await house.look(table, None)).view == look.view
