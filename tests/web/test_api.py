"""The JSON API: guests, tables, records, replays, pads, and saying no."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import asdict
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest

from stammtisch.house import House, TableOptions
from stammtisch.web import replays
from stammtisch.web.app import create_app
from stammtisch.web.bodies import NewOptions
from stammtisch.web.settings import MAX_BODY
from tests.web.serving import Person, Serving, finished

RECORD: dict[str, Any] = {"game": "scoundrel", "seed": bytes(range(32)).hex(), "actions": ["7d", "9s/w"]}


def test_reading_makes_no_guest(person: Person) -> None:
    answer = person.http.get("/api/me")
    assert answer.json() == {"name": "", "language": None, "standings": None}
    person.http.get("/api/daily")
    assert "set-cookie" not in answer.headers
    assert not person.http.cookies


def test_a_guest_is_known_by_a_cookie_that_no_script_reads(person: Person) -> None:
    answer = person.http.put("/api/me", json={"name": " Änne ", "language": "de"})
    assert (answer.json()["name"], answer.json()["language"]) == ("Änne", "de")
    cookie = SimpleCookie(answer.headers["set-cookie"])["stammtisch_guest"]
    assert (cookie["httponly"], cookie["samesite"], cookie["secure"], cookie["path"]) == (
        True,
        "lax",
        "",
        "/",
    )
    assert len(cookie.value) >= 43
    assert person.http.get("/api/me").json()["name"] == "Änne"
    assert "set-cookie" not in person.http.put("/api/me", json={}).headers


def test_behind_https_the_cookie_is_for_https_only(house: Serving) -> None:
    answer = house.ask("PUT", "/api/me", json={}, headers={"X-Forwarded-Proto": "https"})
    assert SimpleCookie(answer.headers["set-cookie"])["stammtisch_guest"]["secure"] is True


def test_a_made_up_token_is_nobody(house: Serving) -> None:
    cookies = {"Cookie": "stammtisch_guest=" + "A" * 43}
    assert house.ask("GET", "/api/me", headers=cookies).json()["standings"] is None


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://["])
@pytest.mark.parametrize("method", ["PUT", "POST", "PATCH", "DELETE"])
def test_pages_of_other_sites_write_nothing(house: Serving, method: str, origin: str) -> None:
    answer = house.ask(method, "/api/me", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    assert "set-cookie" not in answer.headers


def test_our_own_pages_write(house: Serving) -> None:
    assert house.ask("PUT", "/api/me", json={}, headers={"Origin": house.url}).status_code == 200


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables", "{", 422, "not_json"),
        ("/api/tables", "[]", 422, "bad_request"),
        ("/api/tables", '{"game": "canasta"}', 422, "bad_request"),
        ("/api/tables", '{"game": "scoundrel", "mode": "cheat"}', 422, "bad_request"),
        ("/api/tables", '{"game": "scoundrel", "seed": "00"}', 422, "bad_request"),
        ("/api/tables", '{"game": "scoundrel", "mode": "code", "code": "zzzzzzzz"}', 404, "no_such_code"),
        ("/api/tables", '{"game": "skullking", "name": ""}', 422, "bad_name"),
        ("/api/tables", '{"game": "skullking", "name": "   "}', 422, "bad_name"),
        ("/api/rejoin", '{"token": "xyz"}', 422, "no_such_link"),
        ("/api/tables", '{"game": "skullking", "name": "A", "options": {"seats": 7}}', 422, "bad_request"),
        ("/api/tables/abcdef/rematch", "{}", 404, "no_such_table"),
        ("/api/rejoin", '{"token": "aaaaaaaaaaaaaaaa"}', 404, "no_such_link"),
        ("/api/replay", "{}", 422, "missing_key"),
        ("/api/replay", json.dumps(RECORD | {"seed": "00"}), 422, "bad_hex"),
        ("/api/replay", '{"game": "scoundrel", "names": ["\\ud800"]}', 422, "not_json"),
        ("/api/replay", "[" * 100_000, 400, "bad_request"),
        ("/api/replay", "9" * 5000, 400, "bad_request"),
        ("/api/pads", '{"body": {"half a surrogate": "\\ud800"}}', 422, "bad_pad"),
        ("/api/pads", '{"body": {"\\ud800": 1}}', 422, "bad_pad"),
        ("/api/pads", '{"body": {"no number": NaN}}', 422, "bad_pad"),
        ("/api/nothing", "{}", 404, "not_found"),
        ("/api/me", "{}", 405, "method_not_allowed"),
    ],
)
def test_refusals_are_codes(person: Person, path: str, body: str, status: int, code: str) -> None:
    answer = person.http.post(path, content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json().keys() == {"code", "params"}


def test_a_body_is_bounded_with_and_without_its_length(person: Person) -> None:
    body, json_type = b" " * MAX_BODY + b"{}", {"Content-Type": "application/json"}
    for content in (body, iter([body])):
        answer = person.http.post("/api/replay", content=content, headers=json_type)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize("body", ["", "text=1"])
def test_only_json_is_read(person: Person, body: str) -> None:
    answer = person.http.put("/api/me", content=body, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 422


def test_the_options_of_a_table_are_those_of_the_house() -> None:
    assert NewOptions().model_dump() == asdict(TableOptions())


def test_what_cannot_be_seen_yet_is_refused(person: Person) -> None:
    run = person.run()
    for part in ("record", "replay"):
        answer = person.http.get(f"/api/tables/{run}/{part}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_a_finished_run_is_replayed_position_by_position(person: Person) -> None:
    run = finished(person)
    record = person.http.get(f"/api/tables/{run}/record").json()
    replay = person.http.get(f"/api/tables/{run}/replay").json()
    assert replay["info"]["seed"] == record["seed"]
    assert [each["action"] for each in replay["positions"]] == [None, *record["actions"]]
    uploaded = person.http.post("/api/replay", json=record).json()
    assert uploaded["error"] is None
    assert [each["view"] for each in uploaded["positions"]] == [each["view"] for each in replay["positions"]]


def test_a_record_that_breaks_the_rules_is_played_up_to_there(person: Person) -> None:
    replay = person.http.post("/api/replay", json=RECORD | {"actions": ["7d", "9s/x"], "by": "hand"}).json()
    assert len(replay["positions"]) == 2
    assert replay["error"] == {
        "index": 1,
        "seat": 0,
        "action": "9s/x",
        "code": "bad_action",
        "params": {"action": "9s/x"},
    }
    assert replay["ignored"] == ["by"]


def test_a_long_replay_keeps_no_table_waiting(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    of_record, loops = replays.of_record, []

    def watched(source: bytes) -> replays.AnyReplay:
        loops.append(asyncio._get_running_loop())
        return of_record(source)

    monkeypatch.setattr(replays, "of_record", watched)
    record = {"game": "scoundrel", "seed": "00" * 32, "actions": ["avoid"]}
    assert len(person.http.post("/api/replay", json=record).json()["positions"]) == 2
    assert loops == [None]


def test_a_table_can_be_read_without_a_socket(person: Person, new_person: Callable[[], Person]) -> None:
    run = person.run()
    assert person.http.get(f"/api/tables/{run}").json()["seat"] == 0
    assert new_person().http.get(f"/api/tables/{run}").json()["seat"] is None


def test_a_dungeon_s_code_gives_the_same_dungeon(person: Person, new_person: Callable[[], Person]) -> None:
    first = person.http.get(f"/api/tables/{person.run()}").json()
    other = new_person()
    second = other.http.get(f"/api/tables/{other.run(mode='code', code=first['info']['code'])}").json()
    assert second["view"]["room"] == first["view"]["room"]
    assert second["info"]["commitment"] == first["info"]["commitment"]


def test_the_daily_is_the_same_for_everybody(person: Person, new_person: Callable[[], Person]) -> None:
    other = new_person()
    rooms = [
        each.http.get(f"/api/tables/{each.run(mode='daily')}").json()["view"]["room"]
        for each in (person, other)
    ]
    assert rooms[0] == rooms[1]
    board = person.http.get("/api/daily").json()
    assert (board["outcome"], board["seed"]) == ("running", None)
    assert board == person.http.get(f"/api/daily/{board['day']}").json()
    assert person.http.get("/api/daily/2999-01-01").json()["code"] == "no_such_day"
    assert person.http.get("/api/daily/0001-01-01").json()["code"] == "no_such_day"


def test_a_pad_is_written_by_its_owner_and_followed_live(
    person: Person, new_person: Callable[[], Person]
) -> None:
    shared = person.http.post("/api/pads", json={"body": {"names": ["Änne", "<b>Ben</b>"]}}).json()
    share, owner = shared["share"], shared["owner"]
    with new_person().socket() as line:
        line.say(type="watch_pad", share=share)
        assert line.until(type="pad")["body"] == {"names": ["Änne", "<b>Ben</b>"]}
        theirs = person.http.put(f"/api/pads/{share}", json={"owner": owner, "body": {"names": []}})
        assert theirs.json()["version"] == 2
        changed = line.until(type="pad")
        assert (changed["version"], changed["body"]) == (2, {"names": []})
    assert owner not in json.dumps(person.http.get(f"/api/pads/{share}").json())
    stranger = person.http.put(f"/api/pads/{share}", json={"owner": "A" * 43, "body": {}})
    assert (stranger.status_code, stranger.json()["code"]) == (403, "not_your_pad")


def test_a_pad_is_bounded(person: Person) -> None:
    answer = person.http.post("/api/pads", json={"body": {"names": "x" * 70_000}})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_pad")


def test_scores_of_the_pad_come_from_the_rules(person: Person) -> None:
    scores = person.http.get("/api/pad/scores").json()
    assert [each["round"] for each in scores["rounds"]] == list(range(1, 11))
    met = scores["rounds"][4]["outcomes"][2][2]
    assert met == {"points": 40, "keeps_bonus": True}
    assert scores["rounds"][4]["outcomes"][0][1]["points"] == -50


def test_nothing_is_told_to_a_telemetry_collector(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FASTAPI_OTEL_AUTO_CONFIGURE", "true")
    house = House.open(f"sqlite:///{tmp_path / 'house.db'}")
    telemetry = create_app(house)._telemetry
    house.close()
    assert not any(telemetry[switch] for switch in ("tracing", "metrics", "logs", "auto_configure"))
