"""Hints: from what the player sees, kept in the log, and with a price."""

import pytest

from stammtisch.games import scoundrel
from stammtisch.house import House, hints
from stammtisch.house.events import Hinted
from stammtisch.minds.scoundrel.thinking import chances

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser that is compiled already, or compiles in this process."""
    monkeypatch.setattr(hints, "is_ready", lambda *_: True)


async def test_a_hint_is_what_an_expert_would_do(house: House, people):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    before = await house.look(run, guest)
    assert (before.info.helped, before.info.hint) == (False, None)
    done = await house.hint(run, guest, "h1")
    after = await house.look(run, guest, since=before.seq)
    hint = after.info.hint
    expected = chances(before.view, "expert", before.seq)
    assert expected[scoundrel.parse_action(hint.action)] == max(expected.values())
    assert hint.chance == round(100 * max(expected.values()))
    assert after.view == before.view
    assert after.info.helped
    assert (done.seq, after.steps[0].events) == (after.seq, (Hinted(0, hint.action, hint.chance),))


async def test_a_hint_stands_until_the_next_action_and_outlives_a_restart(
    house: House, people, open_house, refused
):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    await house.hint(run, guest, "h1")
    given = (await house.look(run, guest)).info
    again = await house.hint(run, guest, "h2")
    assert again.seq == (await house.look(run, guest)).seq, "a position needs one hint"
    assert await refused(house.hint(run, await people.guest(), "h3")) == "not_seated"
    house.close()
    reopened: House = await open_house()
    assert (await reopened.look(run, guest)).info == given
    card = next(c for c in (await reopened.look(run, guest)).view.choices if c.card)
    await reopened.act(run, guest, "a", card.action)
    for verb in (None, "!undo"):
        if verb:
            await reopened.act(run, guest, "u", verb)
        info = (await reopened.look(run, guest)).info
        assert (info.hint, info.helped) == (None, True)


async def test_a_hint_asked_for_twice_is_given_once(house: House, people):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    first = await house.hint(run, guest, "same")
    card = next(c for c in (await house.look(run, guest)).view.choices if c.card)
    await people.act(run, guest, card.action)
    assert await house.hint(run, guest, "same") == first
    assert (await house.look(run, guest)).seq == first.seq + 1


async def test_a_position_that_is_gone_meanwhile_is_thought_about_anew(house: House, people, monkeypatch):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    card = next(c for c in (await house.look(run, guest)).view.choices if c.card)
    asked = []
    think = hints.think

    def slow(question: hints.Question, job: object) -> object:
        asked.append(question.seq)
        if len(asked) == 1:
            work = lambda t: house._desk.act(t, run, guest, "meanwhile", card.action, None)  # noqa: E731 - short
            house._writer.submit(work).result()
        return think(question, job)

    monkeypatch.setattr(hints, "think", slow)
    done = await house.hint(run, guest, "h1")
    assert (len(asked), done.seq) == (2, asked[1] + 1)
    assert card.action != (await house.look(run, guest)).info.hint.action


async def test_hints_leave_records_and_undo_as_they_are(house: House, people):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    start = (await house.look(run, guest)).view
    card = next(c for c in start.choices if c.card)
    await people.act(run, guest, card.action)
    await house.hint(run, guest, "h1")
    await people.act(run, guest, "!undo")
    assert (await house.look(run, guest)).view == start
    await people.act(run, guest, card.action, "!give_up")
    assert (await house.record(run, guest))["actions"] == [card.action]
    replay = await house.replay(run, guest)
    assert [step.action for step in replay.steps] == [None, card.action]
    assert replay.info.helped


async def test_a_run_with_a_hint_sets_no_best_score(house: House, people, clock):
    guest = await people.guest()
    run = await house.open_run(guest, "random")
    await house.hint(run, guest, "h1")
    await people.play_out(run, [guest])
    standings = await house.standings(guest)
    assert (standings.best_random, standings.played) == (None, 1)
    assert standings.history[0].helped
    clock.advance(minutes=5)
    honest = await people.play_out(await house.open_run(guest, "random"), [guest])
    standings = await house.standings(guest)
    assert standings.best_random == honest.view.result.score
    assert not standings.history[0].helped


async def test_where_there_are_no_hints(house: House, people, refused, monkeypatch):
    guest, other = await people.guest(), await people.guest()
    today = await house.open_run(guest, "daily")
    assert await refused(house.hint(today, guest, "h")) == "no_hints_in_daily"
    run = await house.open_run(guest, "random")
    assert await refused(house.hint(run, other, "h")) == "not_seated"
    assert await refused(people.act(run, guest, "!hint 2h 100")) == "bad_command"
    assert await refused(house.hint("nowhere", guest, "h")) == "no_such_table"
    monkeypatch.setattr(hints, "is_ready", lambda *_: False)
    assert await refused(house.hint(run, guest, "h")) == "adviser_not_ready"
    assert not (await house.look(run, guest)).info.helped
    await people.act(run, guest, "!give_up")
    assert await refused(house.hint(run, guest, "h")) == "game_over"
    table, guests = await people.table("Ann", "Ben")
    assert await refused(house.hint(table, guests[0], "h")) == "bad_command"
