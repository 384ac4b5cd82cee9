"""The socket: playing a dungeon, coming back, and everything that is not a message."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from stammtisch.games import scoundrel
from stammtisch.web.settings import MAX_MESSAGE, Settings
from tests.web.serving import Person, Serving, mildest, open_socket, serving


def test_a_dungeon_is_played_to_its_end(person: Person) -> None:
    run = person.run()
    with person.socket() as line:
        standing = line.watch(run)
        assert (standing["game"], standing["seat"]) == ("scoundrel", 0)
        while not standing["view"]["result"]:
            standing = line.act(run, standing["view"]["choices"][0]["action"])
    record = person.http.get(f"/api/tables/{run}/record").json()
    assert record["seed"] == standing["info"]["seed"]
    state = scoundrel.setup(scoundrel.Options(), bytes.fromhex(record["seed"]))
    for action in record["actions"]:
        state = scoundrel.play(state, 0, scoundrel.parse_action(action)).state
    result = scoundrel.result(state)
    assert result
    assert standing["view"]["result"] == {"outcome": result.outcome, "score": result.score}


def test_no_frame_holds_the_seed_or_a_card_unseen(person: Person) -> None:
    run = person.run()
    with person.socket() as line:
        standing = line.watch(run)
        seen = set(standing["view"]["room"])
        secrets = []
        while not standing["view"]["result"]:
            secrets.append((len(line.frames), seen.copy()))
            standing = line.act(run, standing["view"]["choices"][0]["action"])
            seen |= set(standing["view"]["room"])
        seed = person.http.get(f"/api/tables/{run}/record").json()["seed"]
        before_end, _ = secrets[-1]
        assert not any(seed in frame for frame in line.frames[:before_end])
        for frames, known in secrets:
            unseen = {f'"{card}"' for card in scoundrel.cards.DECK} - {f'"{card}"' for card in known}
            assert not any(card in frame for frame in line.frames[:frames] for card in unseen)


def test_a_refused_action_says_why(person: Person) -> None:
    run = person.run()
    with person.socket() as line:
        line.watch(run)
        refused = line.command(run, "act", action="2c/x")
        assert refused == {
            "type": "refused",
            "id": "c1",
            "table": run,
            "code": "bad_action",
            "params": {"action": "2c/x"},
        }


def test_the_same_command_is_answered_twice_and_done_once(person: Person) -> None:
    run = person.run()
    with person.socket() as line:
        standing = line.watch(run)
        seq, action = standing["seq"], standing["view"]["choices"][0]["action"]
        first = line.command(run, "act", id="once", action=action)
        second = line.command(run, "act", id="once", action=action)
    assert first == second == {"type": "done", "id": "once", "table": run, "seq": seq + 1}
    with person.socket() as line:
        assert line.command(run, "act", id="once", action=action) == first
        assert line.watch(run)["seq"] == seq + 1


def test_two_sockets_of_one_guest_see_each_other_s_moves(person: Person) -> None:
    run = person.run()
    with person.socket() as here, person.socket() as there:
        standing = here.watch(run)
        there.watch(run)
        acted = here.act(run, standing["view"]["choices"][0]["action"])
        heard = there.reach(run, acted["seq"])
        assert (heard["view"], heard["steps"]) == (acted["view"], acted["steps"])
        assert acted["steps"][0]["events"][0]["type"] in ("fought", "equipped", "drank", "room_avoided")


def test_coming_back_gives_what_was_missed(person: Person) -> None:
    run = person.run()
    with person.socket() as line:
        standing = line.watch(run)
        first = standing["seq"]
        for _ in range(3):
            standing = line.act(run, mildest(standing))
    with person.socket() as line:
        again = line.watch(run, since=first + 1)
        assert [step["seq"] for step in again["steps"]] == [first + 2, first + 3]
        assert again["view"] == standing["view"]
        assert line.watch(run, since=first + 3)["steps"] == []


def test_a_stranger_watches_but_does_not_play(person: Person, new_person: Callable[[], Person]) -> None:
    run = person.run()
    with new_person().socket() as line:
        standing = line.watch(run)
        assert standing["seat"] is None
        refused = line.command(run, "act", action="avoid")
        assert refused["code"] == "no_guest"
    with new_person().named("Ben").socket() as line:
        assert line.command(run, "act", action="avoid")["code"] == "not_seated"


def test_what_is_not_there_cannot_be_watched(person: Person) -> None:
    with person.socket() as line:
        line.say(type="watch", table="nothing")
        assert line.hear() == {"type": "error", "code": "no_such_table", "params": {"table": "nothing"}}
        line.say(type="watch_pad", share="nothing")
        assert line.hear() == {"type": "error", "code": "no_such_pad", "params": {"share": "nothing"}}


def test_one_socket_watches_a_bounded_number_of_tables(person: Person) -> None:
    with person.socket() as line:
        for _ in range(20):
            line.watch(person.run())
        line.say(type="watch", table=person.run())
        assert line.until(type="error")["code"] == "too_many_tables"


def test_a_table_no_longer_watched_is_silent(person: Person) -> None:
    run, other = person.run(), person.run()
    with person.socket() as line:
        standing = line.watch(run)
        line.say(type="unwatch", table=run)
        done = line.command(run, "act", action=standing["view"]["choices"][0]["action"])
        line.watch(other)
        assert line.tables[run]["seq"] < done["seq"]


VALID: dict[str, Any] = {"type": "act", "table": "abcdef", "id": "c1", "action": "8d"}

MALFORMED = {
    "empty": "",
    "no JSON": "{",
    "no object": "[]",
    "null": "null",
    "a number": "1e999",
    "no type": "{}",
    "an unknown type": '{"type": "cheat"}',
    "a server's type": '{"type": "done", "id": "c1", "table": "abcdef", "seq": 1}',
    "a type that is no text": '{"type": ["act"]}',
    "half a surrogate": '{"type": "say", "table": "abcdef", "id": "c1", "kind": "text", "body": "\\ud800"}',
    "too deep": "[" * 2000,
    "an unknown field": json.dumps(VALID | {"seat": 3}),
    "a missing field": json.dumps({key: VALID[key] for key in ("type", "table", "id")}),
    "a long id": json.dumps(VALID | {"id": "x" * 41}),
    "a strange table": json.dumps(VALID | {"table": "../etc"}),
    "a house verb as action": json.dumps(VALID | {"action": "!start"}),
    "a negative since": json.dumps({"type": "watch", "table": "abcdef", "since": -1}),
    "a huge since": json.dumps({"type": "watch", "table": "abcdef", "since": 10**30}),
    "a seat too many": json.dumps({"type": "swap", "table": "abcdef", "id": "c1", "seat": 6}),
    "bytes": b"\x00\xff",
}


@pytest.mark.parametrize("frame", MALFORMED.values(), ids=MALFORMED)
def test_what_is_no_message_gets_an_error_and_the_socket_lives(person: Person, frame: str | bytes) -> None:
    with person.socket() as line:
        line.connection.send(frame)
        answer = line.hear()
        assert (answer["type"], answer["code"]) == ("error", "bad_message")
        line.say(type="ping")
        assert line.hear() == {"type": "pong"}


@pytest.mark.parametrize("name", ["   ", "a\u202eb", "x" * 25])
def test_what_is_no_name_is_said_to_be_none(person: Person, name: str) -> None:
    with person.socket() as line:
        line.say(type="sit", table="abcdef", id="c1", name=name)
        assert line.hear()["code"] == "bad_name"


def test_malformed_messages_are_logged_once(person: Person, capfd: pytest.CaptureFixture[str]) -> None:
    with person.socket() as line:
        for _ in range(3):
            line.connection.send("{")
            line.hear()
    assert capfd.readouterr().out.count("malformed message") == 1


def test_a_huge_message_closes_the_socket(person: Person) -> None:
    with person.socket() as line:
        line.connection.send("x" * (MAX_MESSAGE + 1))
        with pytest.raises(ConnectionClosedError) as closed:
            line.hear()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1", "http://["])
def test_pages_of_other_sites_get_no_socket(house: Serving, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        open_socket(house.url, origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_pages_get_a_socket(house: Serving) -> None:
    with open_socket(house.url, origin=house.url) as connection:
        connection.send('{"type": "ping"}')
        assert connection.recv() == '{"type":"pong"}'


def test_whoever_is_too_fast_loses_nothing(tmp_path: Path) -> None:
    slow = Settings(messages_per_second=200, burst=5)
    with serving(tmp_path / "house.db", slow) as house, Person(house.url).socket() as line:
        for _ in range(40):
            line.say(type="ping")
        assert [line.hear()["type"] for _ in range(40)] == ["pong"] * 40
