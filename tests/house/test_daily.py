"""The daily: one dungeon a day for everybody, one run that counts, and no card told too early."""

from datetime import UTC, date, datetime

import pytest

from stammtisch.house import House
from stammtisch.house.daily import streak

pytestmark = pytest.mark.anyio

TODAY = date(2026, 3, 14)


async def test_everybody_gets_the_same_cards_and_tomorrow_others(house: House, people, clock):
    first, second = await people.guest(), await people.guest()
    one = await house.look(await house.open_run(first, "daily"), first)
    two = await house.look(await house.open_run(second, "daily"), second)
    assert one.view == two.view
    assert (one.info.day, one.info.ranked, one.info.code) == (TODAY, True, None)
    assert one.info.commitment == (await house.board(None)).commitment
    clock.advance(days=1)
    later = await house.look(await house.open_run(first, "daily"), first)
    assert later.info.commitment != one.info.commitment


async def test_another_house_has_another_daily(house: House, tmp_path, clock):
    other = House.open(f"sqlite:///{tmp_path / 'other.db'}", clock=clock)
    await other.resume()
    for each in (house, other):
        await each.open_run((await each.welcome())[0].id, "daily")
    assert (await other.board(None)).commitment != (await house.board(None)).commitment
    other.close()


async def test_the_secret_outlives_a_restart(house: House, people, open_house):
    await house.open_run(await people.guest(), "daily")
    commitment = (await house.board(None)).commitment
    house.close()
    assert (await (await open_house()).board(None)).commitment == commitment


async def test_the_first_run_of_a_day_is_ranked_and_later_ones_are_practice(house: House, people):
    guest = await people.guest()
    ranked = await house.open_run(guest, "daily")
    assert await house.open_run(guest, "daily") == ranked, "unfinished: it is taken up again"
    await people.play_out(ranked, [guest])
    practice = await house.open_run(guest, "daily")
    assert practice != ranked
    assert not (await house.look(practice, guest)).info.ranked
    end = await people.play_out(practice, [guest])
    board = await house.board(guest)
    assert [row.score for row in board.rows] == [end.view.result.score]
    assert board.table == ranked


async def test_a_run_stays_on_the_day_it_was_started(house: House, people, clock):
    clock.now = datetime(2026, 3, 14, 23, 59, 59, tzinfo=UTC)
    guest = await people.guest("Ann")
    run = await house.open_run(guest, "daily")
    before = await house.look(run, guest)
    clock.advance(seconds=2)
    assert (await house.look(run, guest)).view == before.view
    assert (await house.look(run, guest)).info.day == TODAY
    await people.play_out(run, [guest])
    assert [row.name for row in (await house.board(guest, TODAY)).rows] == ["Ann"]
    today = await house.board(guest)
    assert (today.day, today.rows, today.table) == (date(2026, 3, 15), (), None)
    assert (await house.look(await house.open_run(guest, "daily"), guest)).info.ranked


async def test_the_seed_is_told_when_the_day_is_over(house: House, people, clock, refused):
    guest, stranger = await people.guest(), await people.guest()
    run = await house.open_run(guest, "daily")
    await people.play_out(run, [guest])
    for asker in (guest, stranger, None):
        assert (await house.board(asker)).seed is None
    assert (await house.look(run, guest)).info.seed is None
    assert await refused(house.record(run, guest)) == "daily_running"
    clock.advance(days=1)
    seed = (await house.board(stranger, TODAY)).seed
    assert seed == (await house.look(run, guest)).info.seed == (await house.record(run, guest))["seed"]


async def test_nobody_sees_cards_of_a_daily_they_have_still_to_play(house: House, people, clock, refused):
    done, playing, idle = [await people.guest() for _ in range(3)]
    run = await house.open_run(done, "daily")
    await people.play_out(run, [done])
    own = await house.open_run(playing, "daily")
    for asker in (playing, idle, None):
        assert await refused(house.look(run, asker)) == "daily_hidden"
        assert await refused(house.replay(run, asker)) == "daily_hidden"
        assert await refused(house.record(run, asker)) == "daily_hidden"
    assert (await house.replay(run, done)).steps
    clock.advance(days=1)
    assert (await house.replay(run, idle)).steps
    assert await refused(house.replay(run, playing)) == "daily_hidden", "still at it from yesterday"
    assert (await house.board(playing, TODAY)).seed is None
    await people.act(own, playing, "!give_up")
    assert (await house.replay(run, playing)).steps


async def test_whoever_has_finished_may_watch_others_at_it(house: House, people):
    done, playing = await people.guest(), await people.guest()
    await people.play_out(await house.open_run(done, "daily"), [done])
    run = await house.open_run(playing, "daily")
    assert (await house.look(run, done)).seat is None


async def test_the_board_ranks_by_score_then_rooms_avoided_then_time(house: House, people, clock):
    async def play(name: str, *, avoid: bool) -> int:
        guest = await people.guest(name)
        run = await house.open_run(guest, "daily")
        if avoid:
            await people.act(run, guest, "avoid")
        while (look := await house.look(run, guest)).view.result is None:
            fists = [choice for choice in look.view.choices if choice.card]
            await people.act(run, guest, min(fists, key=lambda choice: choice.health).action)
        clock.advance(minutes=1)
        return look.view.result.score

    await play("Ann", avoid=False)
    await play("Ben", avoid=False)
    await play("Cem", avoid=True)
    quitter = await people.guest("Dora")
    await people.act(await house.open_run(quitter, "daily"), quitter, "!give_up")
    await house.open_run(await people.guest("Emil"), "daily")
    board = await house.board(quitter)
    ranks = {row.name: row.rank for row in board.rows}
    assert ranks["Ann"] == ranks["Ben"], "equal scores share a rank"
    order = [row.name for row in board.rows]
    assert order.index("Ann") + 1 == order.index("Ben"), "who ended earlier is listed first"
    assert (order[-1], ranks["Dora"]) == ("Dora", 4)
    assert [row.you for row in board.rows] == [False, False, False, True]
    assert (board.playing, board.outcome) == (1, "abandoned")


async def test_runs_left_unfinished_are_listed_last_when_their_day_is_over(house: House, people, clock):
    quitter, slow, good = [await people.guest(name) for name in ("Quit", "Slow", "Good")]
    await house.open_run(slow, "daily")
    await people.act(await house.open_run(quitter, "daily"), quitter, "!give_up")
    await people.play_out(await house.open_run(good, "daily"), [good])
    assert [row.name for row in (await house.board(None)).rows] == ["Good", "Quit"]
    clock.advance(days=1)
    rows = (await house.board(None, TODAY)).rows
    assert rows[0].name == "Good"
    assert {(row.name, row.rank, row.score) for row in rows[1:]} == {("Quit", 2, None), ("Slow", 2, None)}


async def test_a_streak_counts_days_in_a_row_with_a_finished_ranked_run(house: House, people, clock):
    guest = await people.guest()
    for _ in range(3):
        await people.play_out(await house.open_run(guest, "daily"), [guest])
        clock.advance(days=1)
    assert (await house.standings(guest)).streak == 3, "today may still be played"
    await people.act(await house.open_run(guest, "daily"), guest, "!give_up")
    assert (await house.standings(guest)).streak == 3
    clock.advance(days=1)
    assert (await house.standings(guest)).streak == 0
    with house._engine.connect() as connection:
        assert streak(connection, guest, date(2026, 3, 15)) == 2


async def test_the_best_daily_is_that_of_ranked_runs(house: House, people):
    guest = await people.guest()
    ranked = await house.open_run(guest, "daily")
    await people.act(ranked, guest, "!give_up")
    await people.play_out(await house.open_run(guest, "daily"), [guest])
    standings = await house.standings(guest)
    assert (standings.best_daily, standings.best_random, standings.played) == (None, None, 1)


async def test_a_day_to_come_has_no_board(house: House, refused):
    assert await refused(house.board(None, date(2026, 3, 15))) == "no_such_day"
    assert (await house.board(None)).next_at == datetime(2026, 3, 15, tzinfo=UTC)
