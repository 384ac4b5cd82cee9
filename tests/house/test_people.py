"""Guests, talk and pads."""

from typing import Any

import pytest
import sqlalchemy as sa

from stammtisch.house import House
from stammtisch.house.schema import METADATA

pytestmark = pytest.mark.anyio


async def test_a_guest_is_known_by_the_token_alone(house: House):
    guest, token = await house.welcome(name="Ann", language="de")
    assert await house.guest(token) == guest
    assert await house.guest(guest.id) is None
    assert await house.guest(token[:-1]) is None
    assert len(token) == 43


async def test_no_secret_of_a_person_is_in_the_database(house: House, people):
    _, guest_token = await house.welcome()
    _, pad_token = await house.share_pad({})
    table, (ann, _) = await people.table("Ann", "Ben")
    link = await house.rejoin_link(table, ann)
    with house._engine.connect() as connection:
        stored = repr([connection.execute(sa.select(each)).all() for each in METADATA.tables.values()])
    for secret in (guest_token, pad_token, link):
        assert secret not in stored


async def test_names_and_languages_change(house: House, people, refused):
    guest = await people.guest()
    assert (await house.change_guest(guest, name="  Jörg \t Ä ")).name == "Jörg Ä"
    assert (await house.change_guest(guest, language="de")).language == "de"
    assert (await house.change_guest(guest)).name == "Jörg Ä"
    assert await refused(house.change_guest(guest, name="")) == "bad_name"
    assert await refused(house.change_guest(guest, language="xx")) == "bad_options"


async def test_a_family_emoji_is_one_name(house: House, people):
    guest = await people.guest("👨‍👩‍👧 Kim")
    assert (await house.change_guest(guest)).name == "👨‍👩‍👧 Kim"


async def test_lines_and_reactions_are_kept_for_those_who_come_back(house: House, people):
    table, (ann, ben) = await people.table("Ann", "Ben")
    first = await house.say(table, ann, "1", "text", "  Ahoi,\n<b>all</b>! ")
    second = await house.say(table, ben, "1", "reaction", "yoho")
    assert (first.body, first.seat, first.name) == ("Ahoi, <b>all</b>!", 0, "Ann")
    assert await house.talk(table) == (first, second)
    assert await house.talk(table, since=first.id) == (second,)


async def test_a_line_sent_twice_is_said_once(house: House, people):
    table, (ann, _) = await people.table("Ann", "Ben")
    first = await house.say(table, ann, "same", "text", "Ahoi")
    assert await house.say(table, ann, "same", "text", "Ahoi") == first
    assert await house.talk(table) == (first,)


@pytest.mark.parametrize(
    ("kind", "body"),
    [("text", ""), ("text", " \n "), ("text", "\u200d"), ("text", "x" * 201), ("reaction", "dance")],
)
async def test_only_short_lines_and_known_reactions(house: House, people, refused, kind, body):
    table, (ann, _) = await people.table("Ann", "Ben")
    assert await refused(house.say(table, ann, "1", kind, body)) == "bad_talk"


async def test_talk_is_for_the_seated_and_may_be_off(house: House, people, refused):
    table, _ = await people.table("Ann", "Ben")
    assert await refused(house.say(table, await people.guest(), "1", "text", "hi")) == "not_seated"
    quiet, (ann, _) = await people.table("Ann", "Ben", talk=False)
    assert await refused(house.say(quiet, ann, "1", "text", "hi")) == "talk_off"


async def test_nobody_floods_a_table(house: House, people, clock, refused):
    table, (ann, ben) = await people.table("Ann", "Ben")
    for number in range(5):
        await house.say(table, ann, str(number), "reaction", "laugh")
    assert await refused(house.say(table, ann, "x", "reaction", "laugh")) == "too_fast"
    await house.say(table, ben, "x", "reaction", "laugh")
    clock.advance(seconds=10)
    await house.say(table, ann, "x", "reaction", "laugh")


async def test_a_clock_set_back_silences_nobody(house: House, people, clock):
    table, (ann, _) = await people.table("Ann", "Ben")
    for number in range(5):
        await house.say(table, ann, str(number), "reaction", "laugh")
    clock.advance(hours=-1)
    await house.say(table, ann, "x", "reaction", "laugh")


async def test_a_pad_is_written_by_its_owner_and_read_by_link(house: House, refused):
    pad, owner = await house.share_pad({"names": ["Ann", "Ben"]})
    assert (await house.pad(pad.share)).body == '{"names":["Ann","Ben"]}'
    written = await house.write_pad(pad.share, owner, {"names": ["Änn"]})
    assert (written.version, written.body) == (2, '{"names":["Änn"]}')
    assert await house.pad(pad.share) == written
    assert await refused(house.write_pad(pad.share, "guess", {})) == "not_your_pad"
    assert await refused(house.write_pad("nowhere", owner, {})) == "no_such_pad"
    assert await refused(house.pad("nowhere")) == "no_such_pad"


def nested(levels: int) -> dict[str, Any]:
    """Objects within lists within objects."""
    return {"x": [nested(levels - 2)] if levels > 2 else levels}


@pytest.mark.parametrize("body", [{"x": "y" * 65_536}, {"x": float("nan")}, {"x": object()}, nested(35)])
async def test_a_pad_is_a_bounded_document(house: House, refused, body):
    assert await refused(house.share_pad(body)) == "bad_pad"
