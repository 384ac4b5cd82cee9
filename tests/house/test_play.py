"""Skull King at a table: bids at once, whole games, secrets, bots, restarts."""

import asyncio
import json
from dataclasses import asdict

import pytest

from stammtisch.games import record as records
from stammtisch.house import House, reviews
from stammtisch.house.pondering import LONGEST, SHORTEST

pytestmark = pytest.mark.anyio


async def test_bids_made_at_the_same_moment_all_count(house: House, people):
    table, guests = await people.table("A", "B", "C", "D", "E", "F")
    await asyncio.gather(*(house.act(table, guest, "bid", "1") for guest in guests))
    view = (await house.look(table, None)).view
    assert [seat.bid for seat in view.seats] == [1] * 6


async def test_a_bid_is_told_to_nobody_before_the_last_one_is_in(house: House, people, refused):
    table, (ann, ben) = await people.table("Ann", "Ben")
    await people.act(table, ann, "1")
    for guest in (ben, None):
        look = await house.look(table, guest, since=0)
        assert look.view.seats[0].has_bid
        assert look.view.seats[0].bid is None
        assert look.steps[-1].events == (look.steps[-1].events[0],)
        assert not hasattr(look.steps[-1].events[0], "bid")
    assert (await house.look(table, ann)).view.own_bid == 1
    assert await refused(people.act(table, ann, "0")) == "bid_already_made"


async def test_a_card_is_not_trusted_because_somebody_sent_it(house: House, people, refused):
    table, (ann, ben) = await people.table("Ann", "Ben")
    await people.act(table, ann, "0")
    await people.act(table, ben, "0")
    look = await house.look(table, ann)
    leader = [ann, ben][look.view.to_act[0]]
    other = [ann, ben][1 - look.view.to_act[0]]
    theirs = (await house.look(table, other)).view.hand[0]
    assert await refused(people.act(table, leader, theirs)) in ("not_in_hand", "role_required")
    assert await refused(people.act(table, other, theirs)) in ("not_your_turn", "role_required")


async def test_no_look_holds_another_hand_or_the_seed_while_the_game_goes_on(house: House, people):
    table, guests = await people.table("A", "B", "C")
    seen: list[tuple[str | None, str]] = []
    commitment = (await house.look(table, None)).info.commitment
    while (look := await house.look(table, None, since=0)).info.phase == "playing":
        seen += [(None, repr(look))]
        hands = [(await house.look(table, guest)).view.hand for guest in guests]
        laid = {card.card for card in look.view.trick.cards}
        for guest, hand in zip([*guests, None], [*hands, ()], strict=True):
            mine = await house.look(table, guest, since=look.seq)
            text = json.dumps(asdict(mine), default=str)
            others = {card for other in hands for card in other} - set(hand) - laid
            # cards of earlier rounds were dealt again, so only the present view counts
            shown = {card for trick in mine.view.tricks for card in trick.cards}
            assert not [card for card in others - {c.card for c in shown} if f'"{card}"' in _now(text)]
        await people.play_first(table, guests[look.view.to_act[0]])
    seed = look.info.seed
    assert seed is not None
    assert all(seed not in text for _, text in seen)
    assert look.info.commitment == commitment


def _now(text: str) -> str:
    """A look without the last trick, which may be from the round before."""
    look = json.loads(text)
    look["view"].pop("last_trick")
    return json.dumps(look)


async def test_the_record_of_a_game_replays_to_the_same_totals(house: House, people):
    table, guests = await people.table("Ann", "Ben", "Cem")
    end = await people.play_out(table, guests)
    document = await house.record(table, None)
    assert document["names"] == ["Ann", "Ben", "Cem"]
    reading = records.read(json.dumps(document).encode())
    report = records.report("skullking", records.replay("skullking", reading.record))
    assert report["result"]["totals"] == list(end.view.result.totals)
    outcomes = [(await house.standings(guest)).history[0] for guest in guests]
    assert [row.score for row in outcomes] == report["result"]["totals"]
    won = [seat for seat, row in enumerate(outcomes) if row.outcome == "won"]
    assert won == report["result"]["winners"]


async def test_a_game_is_reviewed_as_its_record_is_in_whatever_order_bids_fell(
    house: House, people, monkeypatch: pytest.MonkeyPatch
):
    table, guests = await people.table("Ann", "Ben", "Cem")
    while (look := await house.look(table, None)).info.phase == "playing":
        await people.play_first(table, guests[look.view.to_act[-1]])
    asked = []
    monkeypatch.setattr(house.workshop, "ask", lambda key, _: asked.append(key))
    await house.review(table, None)
    reading = records.read(json.dumps(await house.record(table, None)).encode())
    assert asked == [("review", reviews.recorded(reading.game, reading.record))]


async def test_bots_fill_the_seats_and_a_person_alone_plays_to_the_end(house: House, people):
    table, (ann,) = await people.table("Ann", seats=6)
    while (await house.look(table, ann)).info.phase == "playing":
        if not house.enforce_due():
            await people.play_first(table, ann)
    assert (await house.look(table, ann)).view.result is not None


async def test_bots_take_their_time_at_a_paced_table(house: House, people, clock):
    table, (ann,) = await people.table("Ann", seats=3, paced=True)
    clock.advance(seconds=SHORTEST - 0.01)
    assert house.enforce_due() == 0
    clock.advance(seconds=LONGEST - SHORTEST + 0.01)
    assert house.enforce_due() == 1, "each bids when it has made up its mind"
    assert house.enforce_due() == 1
    await people.act(table, ann, "0")
    view = (await house.look(table, ann)).view
    assert view.phase == "playing"
    clock.advance(seconds=3)
    assert house.enforce_due() == 0, "all bids have just been opened"


async def test_the_last_card_is_played_by_hand_unless_the_table_wants_otherwise(house: House, people):
    for automatic in (False, True):
        table, guests = await people.table("Ann", "Ben", auto_last_card=automatic)
        for guest in guests:
            await people.act(table, guest, "0")
        leader = guests[(await house.look(table, None)).view.to_act[0]]
        only_one_way = len((await house.look(table, leader)).view.choices) == 1
        assert house.enforce_due() == (automatic and only_one_way)


async def test_the_last_trick_is_hidden_where_the_table_wants_so(house: House, people):
    table, guests = await people.table("Ann", "Ben", last_trick=False)
    for _ in range(4):
        seat = (await house.look(table, None)).view.to_act[0]
        look = await people.play_first(table, guests[seat])
    assert look.view.round == 2
    assert look.view.last_trick is None
    shown, guests = await people.table("Ann", "Ben")
    for _ in range(4):
        seat = (await house.look(shown, None)).view.to_act[0]
        look = await people.play_first(shown, guests[seat])
    assert look.view.last_trick is not None


async def test_a_restart_in_the_middle_of_a_trick_changes_nothing(house: House, people, open_house):
    table, guests = await people.table("Ann", "Ben", "Cem")
    for _ in range(4):
        seat = (await house.look(table, None)).view.to_act[0]
        await people.play_first(table, guests[seat])
    before = [await house.look(table, guest) for guest in guests]
    assert len(before[0].view.trick.cards) == 1
    house.close()
    restarted = await open_house()
    for guest, look in zip(guests, before, strict=True):
        assert (await restarted.look(table, guest)).view == look.view
    people.house = restarted
    await people.play_out(table, guests)


async def test_a_cache_dropped_at_any_moment_loses_nothing(house: House, people):
    table, guests = await people.table("Ann", "Ben")
    for _ in range(12):
        house._cache.clear()
        look = await house.look(table, None, since=0)
        assert [step.seq for step in look.steps] == list(range(1, look.seq + 1))
        house._cache.clear()
        await people.play_first(table, guests[look.view.to_act[0]])


async def test_what_was_missed_is_told_in_order(house: House, people):
    table, guests = await people.table("Ann", "Ben")
    seen = (await house.look(table, None)).seq
    for guest in guests:
        await people.act(table, guest, "1")
    missed = (await house.look(table, None, since=seen)).steps
    assert [step.seq for step in missed] == [seen + 1, seen + 2]
    assert [type(event).__name__ for step in missed for event in step.events] == [
        "BidMade",
        "BidMade",
        "BidsRevealed",
    ]
    assert (await house.look(table, None, since=999)).steps == ()
