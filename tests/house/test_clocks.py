"""Nobody is ever stuck: turn clocks, people who are away, restarts, two nodes."""

from typing import Any

import pytest

from stammtisch.games.skullking import Bid
from stammtisch.house import House
from stammtisch.minds import mind

pytestmark = pytest.mark.anyio


async def test_when_the_turn_clock_runs_out_a_bot_bids_for_the_hand(house: House, people, clock):
    table, (ann, ben) = await people.table("Ann", "Ben", turn_clock=30)
    look = await house.look(table, ann)
    assert (look.info.turn_ends_at - clock()).total_seconds() == 30
    await people.act(table, ann, "1")
    clock.advance(seconds=29)
    assert house.enforce_due() == 0
    clock.advance(seconds=1)
    assert house.enforce_due() == 1
    look = await house.look(table, ben)
    assert look.view.phase == "playing"
    assert look.view.own_bid is not None
    assert look.info.seats[1].kind == "person"
    assert not look.info.seats[1].away


async def test_a_clock_bids_for_everybody_who_did_not(house: House, people, clock):
    table, _ = await people.table("A", "B", "C", turn_clock=15)
    clock.advance(seconds=15)
    assert [house.enforce_due() for _ in range(4)] == [1, 1, 1, 0]
    assert (await house.look(table, None)).view.phase == "playing"


async def test_the_bids_of_others_do_not_give_more_time(house: House, people, clock):
    table, (ann, _) = await people.table("Ann", "Ben", turn_clock=30)
    ends = (await house.look(table, None)).info.turn_ends_at
    clock.advance(seconds=10)
    await people.act(table, ann, "0")
    assert (await house.look(table, None)).info.turn_ends_at == ends


async def test_a_leader_who_won_the_trick_has_a_whole_turn_again(house: House, people, clock):
    table, guests = await people.table("Ann", "Ben", turn_clock=30)
    for guest in guests:
        await people.act(table, guest, "0")
    for _ in range(2):
        clock.advance(seconds=10)
        seat = (await house.look(table, None)).view.to_act[0]
        look = await people.play_first(table, guests[seat])
        assert (look.info.turn_ends_at - clock()).total_seconds() == 30


async def test_a_deadline_outlives_a_restart(house: House, people, clock, open_house):
    table, (ann, _) = await people.table("Ann", "Ben", turn_clock=30)
    house.close()
    clock.advance(seconds=31)
    restarted = await open_house()
    while restarted.enforce_due():
        pass
    assert (await restarted.look(table, ann)).view.phase == "playing"


async def test_bots_play_on_after_a_restart(house: House, people, open_house):
    table, (ann,) = await people.table("Ann", seats=2)
    house.close()
    restarted = await open_house()
    assert restarted.enforce_due() == 1
    assert (await restarted.look(table, ann)).view.seats[1].has_bid


async def test_enforcing_a_deadline_on_two_nodes_does_its_work_once(house: House, people, clock, open_house):
    table, (ann, ben) = await people.table("Ann", "Ben", turn_clock=30)
    await people.act(table, ann, "0")
    other = await open_house()
    clock.advance(seconds=30)
    (deadline,) = [due for due in house._housekeeper._due() if due.kind == "turn"]
    house._housekeeper.enforce(deadline)
    seq = (await house.look(table, ben)).seq
    other._housekeeper.enforce(deadline)
    house._housekeeper.enforce(deadline)
    house._cache.clear()
    assert (await house.look(table, ben)).seq == seq


async def test_a_node_that_knows_of_nothing_new_leaves_deadlines_alone(people, clock, open_house):
    table, (ann, ben) = await people.table("Ann", "Ben", turn_clock=30)
    other = await open_house()
    await other.look(table, None)
    for guest in (ann, ben):
        await people.act(table, guest, "0")
    clock.advance(seconds=30)
    assert other.enforce_due() == 1
    look = await other.look(table, None)
    assert len(look.view.trick.cards) == 1


async def test_a_seat_is_kept_then_played_by_a_bot_then_handed_back(house: House, people, clock):
    table, (ann, ben) = await people.table("Ann", "Ben")
    house.went(table, ben)
    await people.act(table, ann, "0")
    seat = (await house.look(table, ann)).info.seats[1]
    assert (seat.present, seat.away) == (False, False)
    assert (seat.away_at - clock()).total_seconds() == 45
    clock.advance(seconds=44)
    assert house.enforce_due() == 0
    clock.advance(seconds=1)
    assert house.enforce_due() == 1
    assert (await house.look(table, ann)).info.seats[1].away
    assert house.enforce_due() == 1
    look = await house.look(table, ann)
    assert look.view.phase == "playing", "the bot bid for Ben"
    house.came(table, ben)
    await _settled(people)
    seat = (await house.look(table, ann)).info.seats[1]
    assert (seat.present, seat.away, seat.away_at, seat.kind) == (True, False, None, "person")


async def _settled(people) -> None:
    """Everything asked of the house before this is done."""
    await people.guest()


async def test_somebody_who_returns_in_time_was_never_away(house: House, people, clock):
    table, (_, ben) = await people.table("Ann", "Ben")
    before = (await house.look(table, ben)).seq
    house.went(table, ben)
    clock.advance(seconds=44)
    house.came(table, ben)
    await _settled(people)
    clock.advance(seconds=60)
    assert house.enforce_due() == 0
    assert (await house.look(table, ben)).seq == before


async def test_a_second_tab_keeps_the_seat(house: House, people, clock):
    table, (_, ben) = await people.table("Ann", "Ben")
    house.came(table, ben)
    house.went(table, ben)
    await _settled(people)
    clock.advance(minutes=5)
    assert house.enforce_due() == 0
    assert (await house.look(table, ben)).info.seats[1].present


async def test_the_last_person_is_waited_for(house: House, people, clock):
    table, guests = await people.table("Ann", "Ben", seats=3)
    for guest in guests:
        house.went(table, guest)
    await _settled(people)
    clock.advance(minutes=30)
    while house.enforce_due():
        pass
    look = await house.look(table, None)
    assert sorted(seat.away for seat in look.info.seats) == [False, False, True]
    assert look.view.phase == "bidding"


async def test_after_a_restart_the_missing_are_replaced_for_those_who_came_back(
    house: House, people, clock, open_house
):
    table, (ann, ben) = await people.table("Ann", "Ben")
    house.close()
    restarted = await open_house()
    restarted.came(table, ann)
    await restarted.act(table, ann, "bid", "1")
    clock.advance(seconds=45)
    while restarted.enforce_due():
        pass
    look = await restarted.look(table, ann)
    assert look.info.seats[1].away
    assert look.view.phase == "playing"
    assert (await restarted.look(table, ben)).seat == 1


async def test_whoever_returns_to_their_turn_has_a_whole_one(house: House, people, clock):
    table, (ann, ben) = await people.table("Ann", "Ben", turn_clock=120)
    house.went(table, ben)
    await _settled(people)
    clock.advance(seconds=45)
    deadline = house._housekeeper._due()[0]
    house._housekeeper.enforce(deadline)
    await people.act(table, ann, "!leave")  # now nobody is there, and no bot plays on
    clock.advance(minutes=10)
    assert house.enforce_due() == 0
    house.came(table, ben)
    await _settled(people)
    look = await house.look(table, ben)
    assert look.view.own_bid is None
    assert (look.info.turn_ends_at - clock()).total_seconds() == 120


async def test_an_old_game_waits_until_somebody_returns(house: House, people, clock, open_house):
    table, (ann, _) = await people.table("Ann", "Ben")
    house.close()
    clock.advance(days=3)
    restarted = await open_house()
    clock.advance(seconds=45)
    assert restarted.enforce_due() == 0
    restarted.came(table, ann)
    await restarted.welcome()
    clock.advance(seconds=45)
    assert restarted.enforce_due() == 1
    assert (await restarted.look(table, ann)).info.seats[1].away


async def test_an_empty_chair_in_the_lobby_becomes_free(house: House, people, clock):
    table, (ann, ben) = await people.table("Ann", "Ben", start=False)
    house.went(table, ben)
    await _settled(people)
    clock.advance(minutes=10)
    assert house.enforce_due() == 1
    assert (await house.look(table, ann)).info.seats[1].kind == "empty"


async def test_a_solo_run_waits_for_ever(house: House, people, clock):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    house.came(run, guest)
    house.went(run, guest)
    await _settled(people)
    clock.advance(days=30)
    assert house.enforce_due() == 0


class Stumbler:
    def choose(self, _view: object) -> object:
        raise RuntimeError


class Braggart:
    def choose(self, _view: object) -> object:
        return Bid(11)


@pytest.mark.parametrize("bot", [Stumbler(), Braggart()])
async def test_a_bot_that_stumbles_stops_no_table(house: House, people, monkeypatch, bot):
    table, (ann,) = await people.table("Ann", seats=2)
    monkeypatch.setattr("stammtisch.house.housekeeper.mind", lambda _game, _level, **_effort: bot)
    assert house.enforce_due() == 1
    assert (await house.look(table, ann)).view.seats[1].has_bid


async def test_a_regular_plays_while_an_expert_is_being_compiled(house: House, people, monkeypatch):
    table, (ann,) = await people.table("Ann", seats=2, bots="expert")
    asked = []

    def regular(game: str, level: str, effort: float) -> Any:
        asked.append(level)
        return mind(game, level, effort=effort)

    monkeypatch.setattr("stammtisch.house.housekeeper.is_ready", lambda _game, level: level != "expert")
    monkeypatch.setattr("stammtisch.house.housekeeper.mind", regular)
    assert house.enforce_due() == 1
    assert asked == ["regular"]
    assert (await house.look(table, ann)).view.seats[1].has_bid
