"""The lobby of a table: taking, changing and losing seats, bots, beginning, playing on."""

import pytest

from stammtisch.house import House, TableOptions

pytestmark = pytest.mark.anyio


def names(look) -> list[str]:
    return [seat.name for seat in look.info.seats]


async def test_a_friend_joins_by_nickname_and_the_host_begins(house: House, people, refused):
    table, (ann,) = await people.table("Ann", seats=3, start=False)
    ben = await people.guest()
    await people.act(table, ben, "!sit Ben")
    assert await refused(people.act(table, ben, "!start")) == "not_host"
    assert await refused(people.act(table, ann, "!start")) == "not_ready"
    await people.act(table, ben, "!ready", "!unready", "!ready")
    await people.act(table, ann, "!start")
    look = await house.look(table, ben)
    assert look.seat == 1
    assert [seat.kind for seat in look.info.seats] == ["person", "person", "bot"]
    assert (look.view.round, len(look.view.hand)) == (1, 1)


async def test_a_seat_belongs_to_its_guest_and_not_to_a_name(house: House, people, refused):
    table, (ann, _) = await people.table("Ann", "Ben", start=False)
    thief = await people.guest("Ann")
    assert await refused(people.act(table, thief, "!sit Ann", seat=0)) == "seat_taken"
    assert await refused(people.act(table, thief, "!ready")) == "not_seated"
    assert (await house.look(table, thief)).seat is None
    assert (await house.look(table, ann)).seat == 0


async def test_two_people_at_a_table_have_two_names(people, refused):
    table, _ = await people.table("Ann", seats=3, start=False)
    assert await refused(people.act(table, await people.guest(), "!sit  aNN ")) == "name_taken"


async def test_there_is_no_seventh_player(house: House, people, refused):
    table, _ = await people.table("A", "B", "C", "D", "E", "F", start=False)
    seventh = await people.guest()
    assert await refused(people.act(table, seventh, "!sit G")) == "table_full"
    assert await refused(people.act(table, seventh, "!sit G", seat=6)) == "no_such_seat"
    assert await refused(people.act(table, seventh, "!sit G", seat=-1)) == "no_such_seat"
    assert await refused(house.open_table(seventh, TableOptions(seats=7), "G")) == "bad_options"


@pytest.mark.parametrize(
    "options",
    [
        TableOptions(seats=1),
        TableOptions(turn_clock=5),
        TableOptions(turn_clock=121),
        TableOptions(bots="genius"),
    ],
)
async def test_options_have_ranges(house: House, people, refused, options: TableOptions):
    assert await refused(house.open_table(await people.guest(), options, "Ann")) == "bad_options"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u202e\u200b", "\n", "\u200d \u200d", "\u3164"])
async def test_a_name_has_1_to_24_characters_that_can_be_seen(people, refused, name: str):
    table, _ = await people.table("Ann", seats=2, start=False)
    assert await refused(people.act(table, await people.guest(), f"!sit {name}")) == "bad_name"


async def test_a_name_that_is_script_is_kept_as_the_text_it_is(house: House, people):
    table, _ = await people.table("Ann", seats=2, start=False)
    await people.act(table, await people.guest(), "!sit <script>x</script>")
    assert names(await house.look(table, None))[1] == "<script>x</script>"


async def test_nobody_sits_twice(people, refused):
    table, (ann,) = await people.table("Ann", seats=3, start=False)
    assert await refused(people.act(table, ann, "!sit Anna", seat=2)) == "already_seated"


async def test_seats_are_changed_with_nobody_with_bots_and_by_the_host_with_anybody(
    house: House, people, refused
):
    table, (ann, ben) = await people.table("Ann", "Ben", seats=4, start=False)
    await people.act(table, ann, "!bot novice", seat=2)
    await people.act(table, ben, "!swap 3")
    assert names(await house.look(table, None)) == ["Ann", "", "Read", "Ben"]
    await people.act(table, ben, "!swap 2")
    look = await house.look(table, ben)
    assert names(look) == ["Ann", "", "Ben", "Kidd"]
    assert look.seat == 2
    assert await refused(people.act(table, ben, "!swap 0")) == "not_host"
    await people.act(table, ann, "!swap 2", seat=0)
    assert names(await house.look(table, None)) == ["Ben", "", "Ann", "Kidd"]
    assert await refused(people.act(table, ben, "!swap 4")) == "no_such_seat"
    assert await refused(people.act(table, ben, "!swap x")) == "no_such_seat"


async def test_the_host_seats_and_removes_bots_and_frees_seats(house: House, people, refused):
    table, (ann, ben) = await people.table("Ann", "Ben", seats=3, start=False)
    assert await refused(people.act(table, ben, "!bot novice", seat=2)) == "not_host"
    assert await refused(people.act(table, ann, "!bot genius", seat=2)) == "bad_command"
    assert await refused(people.act(table, ann, "!bot novice", seat=1)) == "seat_taken"
    await people.act(table, ann, "!bot novice", "!bot regular", seat=2)
    assert (await house.look(table, None)).info.seats[2].level == "regular"
    await people.act(table, ann, "!clear", seat=2)
    await people.act(table, ann, "!clear", seat=1)
    assert [seat.kind for seat in (await house.look(table, ann)).info.seats] == ["person", "empty", "empty"]
    assert await refused(people.act(table, ann, "!clear", seat=0)) == "bad_command"


async def test_the_lobby_is_over_when_the_game_begins(house: House, people, refused):
    table, (ann, _) = await people.table("Ann", "Ben", start=True)
    late = await people.guest()
    assert await refused(people.act(table, late, "!sit Late")) == "already_started"
    for verb in ("!start", "!ready", "!bot novice", "!clear", "!swap 0"):
        assert await refused(people.act(table, ann, verb)) == "already_started"
    assert (await house.look(table, late)).view.hand == ()


async def test_a_host_who_leaves_is_followed_by_the_next_person(house: House, people):
    table, (ann, ben) = await people.table("Ann", "Ben", seats=3, start=False)
    await people.act(table, ann, "!leave")
    assert [seat.host for seat in (await house.look(table, ben)).info.seats] == [False, True, False]
    await people.act(table, ben, "!start")


async def test_a_table_that_everybody_left_is_closed(house: House, people, refused):
    table, (ann,) = await people.table("Ann", seats=2, public=True, start=False)
    assert [row.table for row in await house.open_tables()] == [table]
    await people.act(table, ann, "!leave")
    assert (await house.look(table, None)).info.phase == "closed"
    assert await house.open_tables() == ()
    assert await refused(people.act(table, ann, "!sit Ann")) == "already_started"


async def test_only_public_tables_are_listed(house: House, people, clock):
    await people.table("Ann", seats=2, start=False)
    older, _ = await people.table("Ben", seats=2, public=True, start=False)
    clock.advance(minutes=1)
    newer, _ = await people.table("Cem", "Dora", public=True, start=True)
    assert [row.table for row in await house.open_tables()] == [newer, older]
    clock.advance(hours=12)
    assert await house.open_tables() == ()


async def test_whoever_leaves_a_running_game_is_replaced_by_a_bot(house: House, people, refused):
    table, (ann, ben) = await people.table("Ann", "Ben")
    await people.act(table, ben, "!leave")
    look = await house.look(table, ann)
    assert look.info.seats[1].kind == "bot"
    assert await refused(people.act(table, ben, "0")) == "not_seated"
    assert house.enforce_due() == 1
    assert (await house.look(table, ann)).view.seats[1].has_bid
    assert (await house.standings(ben)).history[0].outcome == "abandoned"


async def test_a_rematch_takes_everybody_along_and_starts_when_all_have_asked(house: House, people, refused):
    table, guests = await people.table("Ann", "Ben", seats=3)
    ann, ben = guests
    assert await refused(house.rematch(table, ann)) == "not_over"
    while (look := await house.look(table, None)).info.phase == "playing":
        if not house.enforce_due():
            seat = next(seat for seat in look.view.to_act if seat < 2)
            await people.play_first(table, guests[seat])
    assert await refused(house.rematch(table, await people.guest())) == "not_seated"
    new = await house.rematch(table, ben)
    assert (await house.look(table, ann)).info.rematch == new
    lobby = await house.look(new, ann)
    assert (lobby.seat, lobby.info.phase) == (0, "lobby")
    assert [(seat.name, seat.ready) for seat in lobby.info.seats] == [
        ("Ann", False),
        ("Ben", True),
        ("Read", True),
    ]
    await people.act(new, ann, "!leave")
    assert await house.rematch(table, ann) == new, "Ann may look, and sit down again"
    await people.act(new, ben, "!leave")
    assert (await house.look(new, ben)).info.phase == "closed"
    new = await house.rematch(table, ben)
    assert await house.rematch(table, ben) == new
    assert await house.rematch(table, ann) == new
    begun = await house.look(new, ann)
    assert begun.info.phase == "playing"
    assert begun.info.commitment != look.info.commitment


async def test_a_rejoin_link_moves_a_seat_to_another_device_once(house: House, people, refused):
    table, (ann, _) = await people.table("Ann", "Ben")
    hand = (await house.look(table, ann)).view.hand
    link = await house.rejoin_link(table, ann)
    phone, other = await people.guest(), await people.guest()
    assert await house.rejoin(link, phone) == table
    assert (await house.look(table, phone)).view.hand == hand
    assert (await house.look(table, ann)).view.hand == ()
    assert await refused(house.rejoin(link, other)) == "no_such_link"
    assert await refused(house.rejoin("made up", other)) == "no_such_link"
    earlier, _ = await house.rejoin_link(table, phone), await house.rejoin_link(table, phone)
    assert await refused(house.rejoin(earlier, other)) == "no_such_link"
    assert await refused(house.rejoin_link(table, other)) == "not_seated"
    await people.act(table, phone, "0")


async def test_a_link_of_somebody_seated_elsewhere_at_the_table_is_refused(house: House, people, refused):
    table, (ann, ben) = await people.table("Ann", "Ben")
    link = await house.rejoin_link(table, ann)
    assert await refused(house.rejoin(link, ben)) == "already_seated"
    assert await house.rejoin(link, ann) == table
    assert await house.rejoin(link, await people.guest()) == table
