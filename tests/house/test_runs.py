"""Dungeons alone: acting, undoing, giving up, codes, records, best scores."""

import hashlib
import json

import pytest

from stammtisch.games import record as records
from stammtisch.games.shuffle import SEED_BYTES
from stammtisch.house import House

pytestmark = pytest.mark.anyio


async def test_an_acknowledged_action_is_in_the_log_and_in_the_view(house: House, people):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    before = await house.look(run, guest)
    choice = next(choice for choice in before.view.choices if choice.card)
    done = await house.act(run, guest, "a", choice.action)
    after = await house.look(run, guest, since=before.seq)
    assert done.seq == after.seq == before.seq + 1
    assert choice.card not in after.view.room
    assert [step.seq for step in after.steps] == [done.seq]


async def test_a_command_sent_twice_is_done_once_and_answered_twice(house: House, people):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    (choice, *_) = [c for c in (await house.look(run, guest)).view.choices if c.card]
    first = await house.act(run, guest, "same", choice.action)
    again = await house.act(run, guest, "same", choice.action)
    assert first == again
    assert (await house.look(run, guest)).seq == first.seq


async def test_a_refused_command_changes_nothing_and_may_be_sent_again(house: House, people, refused):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    before = await house.look(run, guest)
    missing = next(card for card in ("2h", "3h", "4h", "5h", "6h") if card not in before.view.room)
    assert await refused(house.act(run, guest, "x", missing)) == "not_in_room"
    assert await house.look(run, guest) == before
    (choice, *_) = before.view.choices
    assert (await house.act(run, guest, "x", choice.action)).seq == before.seq + 1


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("nonsense", "bad_action"),
        ("!nonsense", "bad_command"),
        ("!away", "bad_command"),
        ("!claim", "bad_command"),
        ("!undo", "nothing_to_undo"),
        pytest.param("x" * 5000, "bad_command", id="long"),
        ("", "bad_action"),
    ],
)
async def test_nonsense_is_refused(house: House, people, action: str, code: str, refused):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    assert await refused(house.act(run, guest, "x", action)) == code


async def test_only_its_player_plays_a_run(house: House, people, refused):
    guest, stranger = await people.guest(), await people.guest()
    run = await house.open_run(guest, "random")
    action = (await house.look(run, guest)).view.choices[0].action
    for deed in (action, "!undo", "!give_up", "!leave"):
        assert await refused(house.act(run, stranger, "x", deed)) == "not_seated"


async def test_undo_goes_back_to_the_moment_the_room_was_revealed(
    house: House, people, refused, deal
) -> None:
    deal((2).to_bytes(SEED_BYTES, "big"))  # a first room of two weapons and two potions
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    revealed = (await house.look(run, guest)).view
    await people.act(run, guest, "9d", "2h")
    assert (await house.look(run, guest)).info.can_undo
    await people.act(run, guest, "!undo", "!undo")
    assert (await house.look(run, guest)).view == revealed
    assert await refused(house.act(run, guest, "x", "!undo")) == "nothing_to_undo"


async def test_nothing_is_undone_past_a_new_room(house: House, people, refused):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    await people.act(run, guest, "avoid")
    assert not (await house.look(run, guest)).info.can_undo
    assert await refused(house.act(run, guest, "x", "!undo")) == "nothing_to_undo"


async def test_the_seed_is_shown_at_the_end_and_matches_the_commitment(house: House, people, refused):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    start = await house.look(run, guest)
    assert start.info.seed is None
    assert await refused(house.record(run, guest)) == "not_over"
    assert await refused(house.replay(run, guest)) == "not_over"
    await people.play_out(run, [guest])
    end = await house.look(run, guest)
    assert hashlib.sha256(bytes.fromhex(end.info.seed)).hexdigest() == start.info.commitment


async def test_the_record_of_a_run_replays_to_its_score(house: House, people):
    guest = await people.guest("Ann")
    run = await house.open_run(guest, "random")
    view = (await house.look(run, guest)).view
    safest = max((c for c in view.choices if c.card), key=lambda choice: choice.health)
    await people.act(run, guest, safest.action, "!undo")
    end = await people.play_out(run, [guest])
    document = await house.record(run, guest)
    reading = records.read(json.dumps(document).encode())
    assert reading.ignored == ()
    report = records.report("scoundrel", records.replay("scoundrel", reading.record))
    assert report["result"]["score"] == end.view.result.score
    replay = await house.replay(run, guest)
    assert [step.action for step in replay.steps[1:]] == document["actions"]
    assert replay.steps[-1].view == end.view


async def test_a_run_given_up_has_no_score(house: House, people, refused):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    await people.act(run, guest, "!give_up")
    look = await house.look(run, guest)
    assert (look.info.phase, look.info.abandoned) == ("over", True)
    assert await refused(house.act(run, guest, "x", look.view.choices[0].action)) == "game_over"
    standings = await house.standings(guest)
    assert (standings.best_random, standings.played, standings.abandoned) == (None, 0, 1)
    assert standings.history[0].outcome == "abandoned"


async def test_a_code_leads_to_the_same_cards_and_says_nothing_about_them(house: House, people, refused):
    guest, friend = await people.guest(), await people.guest()
    run = await house.open_run(guest, "random")
    look = await house.look(run, guest)
    same = await house.look(await house.open_run(friend, "code", look.info.code), friend)
    assert same.view == look.view
    assert same.info.commitment == look.info.commitment
    await people.play_out(run, [guest])
    seed = (await house.look(run, guest)).info.seed
    assert look.info.code not in seed
    assert await refused(house.open_run(friend, "code", "nosuchcode")) == "no_such_code"


async def test_a_run_from_a_code_is_kept_but_sets_no_best(house: House, people):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    code = (await house.look(run, guest)).info.code
    copy = await house.open_run(guest, "code", code)
    await people.play_out(copy, [guest])
    standings = await house.standings(guest)
    assert standings.best_random is None
    assert standings.played == 1
    assert [row.mode for row in standings.history if row.outcome != "running"] == ["code"]
    end = await people.play_out(run, [guest])
    assert (await house.standings(guest)).best_random == end.view.result.score


async def test_a_finished_run_is_recorded_once_however_often_it_is_looked_at(house: House, people):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    await people.play_out(run, [guest])
    for _ in range(3):
        await house.look(run, guest)
    assert len((await house.standings(guest)).history) == 1


async def test_a_table_that_is_not_there(house: House, people, refused):
    guest = await people.guest()
    assert await refused(house.look("nowhere", guest)) == "no_such_table"
    assert await refused(house.act("nowhere", guest, "x", "avoid")) == "no_such_table"


async def test_a_restart_resumes_a_run_with_all_its_flags(house: House, people, open_house):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    await people.act(run, guest, "avoid")
    view = (await house.look(run, guest)).view
    await people.act(run, guest, max(view.choices, key=lambda choice: choice.health).action)
    before = await house.look(run, guest, since=0)
    house.close()
    restarted = await open_house()
    assert await restarted.look(run, guest, since=0) == before
    await restarted.act(run, guest, "x", "!undo")
    assert (await restarted.look(run, guest)).view == view
