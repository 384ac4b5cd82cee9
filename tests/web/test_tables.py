"""A table of Skull King over real sockets: sitting down, playing, talking, what nobody may see."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from stammtisch.games import record
from tests.web.cards import cards_in
from tests.web.serving import Line, Person

Newcomer = Callable[[], Person]


@dataclass(frozen=True, slots=True)
class Seated:
    """A person at a table, who watches it."""

    person: Person
    line: Line


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def open_table(host: Person, **options: object) -> str:
    body = {"game": "skullking", "name": "Ann", "options": options}
    answer = host.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def sit_down(new_person: Newcomer, stack: ExitStack, names: Sequence[str]) -> list[Seated]:
    """People around a new table that waits for its start; the first of them is the host on seat 0."""
    host = new_person()
    table = open_table(host, seats=len(names))
    around = []
    for seat, name in enumerate(names):
        person = host if seat == 0 else new_person().named(name)
        line = stack.enter_context(person.socket())
        line.watch(table)
        if seat:
            assert line.command(table, "sit", name=name, seat=seat)["type"] == "done"
        assert line.command(table, "ready", ready=True)["type"] == "done"
        around.append(Seated(person, line))
    return around


def table_of(seated: Seated) -> str:
    return next(iter(seated.line.tables))


def play(around: list[Seated], random: Random) -> None:
    """Play a game to its end; whoever is to act does something legal."""
    table = table_of(around[0])
    done = around[0].line.command(table, "start")
    assert done["type"] == "done", done
    seq = done["seq"]
    while True:
        view = around[0].line.reach(table, seq)["view"]
        if view["result"]:
            break
        for seat in random.sample(view["to_act"], len(view["to_act"])):
            line = around[seat].line
            choices = line.reach(table, seq)["view"]["choices"]
            done = line.command(table, "act", action=random.choice(choices)["action"])
            assert done["type"] == "done", done
            seq = done["seq"]
    for seated in around:
        seated.line.reach(table, seq)


def test_a_game_of_three_ends_as_its_record_says(new_person: Newcomer, stack: ExitStack) -> None:
    around = sit_down(new_person, stack, ("Ann", "Ben", "Cem"))
    table = table_of(around[0])
    play(around, Random(3))
    results = [seated.line.tables[table]["view"]["result"] for seated in around]
    assert results[0] == results[1] == results[2]
    document = new_person().http.get(f"/api/tables/{table}/record").json()
    reading = record.read(json.dumps(document).encode())
    replay = record.replay(reading.game, reading.record)
    assert replay.error is None
    assert list(replay.state.totals) == results[0]["totals"]
    assert around[0].line.tables[table]["info"]["seed"] == document["seed"]
    looked_back = new_person().http.get(f"/api/tables/{table}/replay").json()["positions"]
    assert len(looked_back) == len(replay.steps)
    assert [list(map(list, step.state.hands)) for step in replay.steps if not step.state.bidding] == [
        each["view"]["open_hands"] for each in looked_back if each["view"]["phase"] != "bidding"
    ]


def test_no_frame_holds_what_its_reader_may_not_know(new_person: Newcomer, stack: ExitStack) -> None:
    around = sit_down(new_person, stack, ("Ann", "Ben", "Cem"))
    table = table_of(around[0])
    watcher = stack.enter_context(new_person().socket())
    watcher.watch(table)
    play(around, Random(4))
    watcher.reach(table, around[0].line.tables[table]["seq"])
    document = around[0].person.http.get(f"/api/tables/{table}/record").json()
    hands = hands_by_round(document)
    for seat, line in enumerate([*(seated.line for seated in around), watcher]):
        for frame in line.frames:
            view = json.loads(frame).get("view")
            if view and not view["result"]:
                assert document["seed"] not in frame
                played = document["rounds"][view["round"] - 1]["plays"][: cards_played(view)]
                own = hands[view["round"]][seat] if seat < len(around) else ()
                assert cards_in(without_the_past(frame)) <= {
                    *own,
                    *(play[:3].split("/")[0] for play in played),
                }
                assert view["phase"] == "playing" or all(each["bid"] is None for each in view["seats"])


def hands_by_round(document: dict[str, Any]) -> dict[int, tuple[tuple[str, ...], ...]]:
    """The cards dealt in each round, from the record."""
    reading = record.read(json.dumps(document).encode())
    dealt: dict[int, tuple[tuple[str, ...], ...]] = {}
    for step in record.replay(reading.game, reading.record).steps:
        dealt.setdefault(step.state.round, step.state.hands)
    return dealt


def cards_played(view: dict[str, Any]) -> int:
    """How many cards of this round lie open."""
    return sum(len(trick["cards"]) for trick in (*view["tricks"], view["trick"]))


def without_the_past(frame: str) -> str:
    """A frame without the events and the last trick, which may be those of the round before."""
    message = json.loads(frame)
    message["view"]["last_trick"] = message["steps"] = None
    return json.dumps(message)


def test_bids_made_at_the_same_instant_all_count(new_person: Newcomer, stack: ExitStack) -> None:
    around = sit_down(new_person, stack, ("Ann", "Ben", "Cem", "Dua", "Eva", "Fay"))
    table = table_of(around[0])
    seq = around[0].line.command(table, "start")["seq"]
    for seated in around:
        seated.line.reach(table, seq)
        seated.line.say(type="act", table=table, id="bid", action="1")
    answers = [seated.line.until(id="bid") for seated in around]
    assert [answer["type"] for answer in answers] == ["done"] * 6
    assert {answer["seq"] for answer in answers} == {*range(seq + 1, seq + 7)}
    for seated in around:
        view = seated.line.reach(table, seq + 6)["view"]
        assert (view["phase"], view["bids_total"]) == ("playing", 6)


def test_the_same_guest_on_two_sockets_is_one_person(new_person: Newcomer, stack: ExitStack) -> None:
    around = sit_down(new_person, stack, ("Ann", "Ben"))
    table = table_of(around[0])
    phone = stack.enter_context(around[1].person.socket())
    assert phone.watch(table)["seat"] == 1
    around[1].line.say(type="unwatch", table=table)
    around[1].line.command(table, "say", kind="reaction", body="yoho")
    assert around[0].line.until(type="said")["lines"][-1]["body"] == "yoho"
    seen = new_person().http.get(f"/api/tables/{table}").json()
    assert seen["info"]["seats"][1]["present"]


def test_a_seat_is_shown_as_absent_when_its_socket_is_gone(new_person: Newcomer, stack: ExitStack) -> None:
    around = sit_down(new_person, stack, ("Ann", "Ben"))
    table = table_of(around[0])
    around[1].line.connection.close()
    while around[0].line.tables[table]["info"]["seats"][1]["present"]:
        around[0].line.hear()
    with around[1].person.socket() as again:
        assert again.watch(table)["seat"] == 1
        while not around[0].line.tables[table]["info"]["seats"][1]["present"]:
            around[0].line.hear()


def test_bots_and_seats_of_a_lobby(new_person: Newcomer, stack: ExitStack) -> None:
    host = new_person()
    table = open_table(host, seats=3, public=True)
    line = stack.enter_context(host.socket())
    assert line.watch(table)["view"] is None
    seq = line.command(table, "add_bot", seat=1, level="regular")["seq"]
    assert line.reach(table, seq)["info"]["seats"][1]["kind"] == "bot"
    seq = line.command(table, "swap", seat=2)["seq"]
    assert line.reach(table, seq)["seat"] == 2
    seq = line.command(table, "clear", seat=1)["seq"]
    assert line.reach(table, seq)["info"]["seats"][1]["kind"] == "empty"
    ben = new_person().named("Ben")
    visitor = stack.enter_context(ben.socket())
    assert visitor.command(table, "start")["code"] == "not_seated"
    assert visitor.command(table, "sit", name="Ben")["type"] == "done"
    assert visitor.command(table, "add_bot", seat=1, level="regular")["code"] == "not_host"


def test_the_lobby_follows_its_tables(new_person: Newcomer, stack: ExitStack) -> None:
    hall = stack.enter_context(new_person().socket())
    hall.say(type="watch_lobby")
    hall.until(type="lobby")
    host = new_person()
    table = open_table(host, seats=3, public=True)
    hidden = open_table(host, seats=3)

    def people() -> int:
        tables = {each["table"]: each for each in hall.until(type="lobby")["tables"]}
        assert hidden not in tables
        return sum(seat["kind"] == "person" for seat in tables[table]["seats"]) if table in tables else 0

    while people() != 1:
        pass
    with new_person().named("Ben").socket() as line:
        line.command(table, "sit", name="Ben")
    while people() != 2:
        pass


def test_talk_is_text_and_kept_for_the_late(new_person: Newcomer, stack: ExitStack) -> None:
    around = sit_down(new_person, stack, ("Ann", "Ben"))
    table = table_of(around[0])
    ann, ben = around[0].line, around[1].line
    assert ann.command(table, "say", kind="text", body="<b>Yo!</b>")["type"] == "done"
    said = ben.until(type="said")["lines"]
    assert [(each["seat"], each["name"], each["body"]) for each in said] == [(0, "Ann", "<b>Yo!</b>")]
    assert ben.command(table, "say", kind="reaction", body="spam")["code"] == "bad_talk"
    late = stack.enter_context(new_person().socket())
    late.watch(table)
    assert late.until(type="said")["lines"][0]["body"] == "<b>Yo!</b>"


def test_a_seat_moves_to_another_device(new_person: Newcomer, stack: ExitStack) -> None:
    around = sit_down(new_person, stack, ("Ann", "Ben"))
    table = table_of(around[0])
    link = around[1].person.http.post(f"/api/tables/{table}/rejoin-link").json()["token"]
    phone = new_person()
    assert phone.http.post("/api/rejoin", json={"token": link}).json() == {"table": table}
    assert phone.http.get(f"/api/tables/{table}").json()["seat"] == 1
    assert around[1].person.http.get(f"/api/tables/{table}").json()["seat"] is None
    again = new_person().http.post("/api/rejoin", json={"token": link})
    assert (again.status_code, again.json()["code"]) == (404, "no_such_link")
