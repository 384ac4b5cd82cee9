"""Reviews over HTTP: told while they are made, given up when nobody listens, silent about secret cards."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from stammtisch.games.document import BadRecord
from stammtisch.games.scoundrel import Action, View, parse_action
from stammtisch.house.reviews import Played
from stammtisch.study.review import scoundrel as study
from stammtisch.study.solver import Watch
from stammtisch.web.settings import Settings
from tests.web.serving import PATIENCE, Person, Serving, finished

RECORD: dict[str, Any] = {"game": "scoundrel", "seed": f"{2:064x}", "actions": ["2h", "3h", "9d", "3d"]}

ROUND: dict[str, Any] = {
    "hands": [["SK", "J13"], ["Y7", "E1"]],
    "bids": [0, 0],
    "plays": ["J13", "Y7", "SK", "E1"],
}
SKULL_KING: dict[str, Any] = {
    "game": "skullking",
    "players": 2,
    "dealer": 1,
    "first_round": 2,
    "rounds": [ROUND],
}


@dataclass
class Expert:
    """Thinks only when told to, and then that nothing matters."""

    asked: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    may_go_on: threading.Event = field(default_factory=threading.Event)
    cancelled: threading.Event = field(default_factory=threading.Event)
    questions: int = 0

    def chances(self, seen: View, _: int) -> Mapping[Action, float]:
        self.questions += 1
        self.asked.release()
        assert self.may_go_on.wait(PATIENCE)
        return {parse_action(choice.action): 0.5 for choice in seen.choices}


@pytest.fixture
def expert(monkeypatch: pytest.MonkeyPatch) -> Iterator[Expert]:
    thinker, cancel = Expert(), Watch.cancel

    def is_cancelled(watch: Watch) -> None:
        cancel(watch)
        thinker.cancelled.set()

    monkeypatch.setattr(study, "expert", lambda _: thinker.chances)
    monkeypatch.setattr(Watch, "cancel", is_cancelled)
    monkeypatch.setattr("stammtisch.house.reviews.is_ready", lambda *_: True)
    yield thinker
    thinker.may_go_on.set()


@contextmanager
def listening(http: httpx.Client, path: str, record: Any = None) -> Iterator[Iterator[dict[str, Any]]]:
    with http.stream("GET" if record is None else "POST", path, json=record) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream"), answer.read()
        lines = (line for line in answer.iter_lines() if line.startswith("data: "))
        yield (json.loads(line.removeprefix("data: ")) for line in lines)


def status_of(http: httpx.Client, path: str) -> int:
    with http.stream("GET", path) as answer:
        return answer.status_code


def last_of(http: httpx.Client, path: str, record: Any = None) -> dict[str, Any]:
    with listening(http, path, record) as messages:
        return list(messages)[-1]


def test_a_run_is_reviewed_while_its_progress_is_told(person: Person) -> None:
    run = finished(person)
    with listening(person.http, f"/api/tables/{run}/review") as messages:
        told = list(messages)
    assert {message["type"] for message in told[:-1]} <= {"reviewing"}
    progress = [message["progress"] for message in told[:-1]]
    assert progress == sorted(progress)
    assert told[-1]["type"] == "reviewed"
    review, record = told[-1]["review"], person.http.get(f"/api/tables/{run}/record").json()
    assert [ply["action"] for ply in review["plies"]] == record["actions"]
    assert review["outcome"] == person.http.get(f"/api/tables/{run}").json()["view"]["result"]["outcome"]
    assert review["line"]


def test_what_was_taken_back_is_not_reviewed(person: Person) -> None:
    run = person.run()
    with person.socket() as line:
        first = line.watch(run)["view"]["choices"][0]["action"]
        line.act(run, first)
        standing = line.act(run, "undo")
        while not standing["view"]["result"]:
            standing = line.act(run, standing["view"]["choices"][-1]["action"])
    review = last_of(person.http, f"/api/tables/{run}/review")["review"]
    record = person.http.get(f"/api/tables/{run}/record").json()
    assert [ply["action"] for ply in review["plies"]] == record["actions"]
    assert record["actions"][0] != first


def test_an_uploaded_record_is_reviewed(house: Serving) -> None:
    with httpx.Client(base_url=house.url, timeout=PATIENCE) as http:
        whole = last_of(http, "/api/review", RECORD)["review"]
        broken = last_of(http, "/api/review", RECORD | {"actions": [*RECORD["actions"], "As/w"]})["review"]
    assert (whole["outcome"], whole["best"], whole["winnable_until"]) == (None, 30, 4)
    assert whole["plies"][3]["verdict"] == "blunder"
    assert broken == whole


def test_an_uploaded_record_is_played_beside_the_event_loop(
    monkeypatch: pytest.MonkeyPatch, house: Serving
) -> None:
    def of_record(_: bytes) -> Played:
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        raise BadRecord("seed", "wrong_type")

    monkeypatch.setattr("stammtisch.web.api.reviews.of_record", of_record)
    answer = house.ask("POST", "/api/review", json=RECORD)
    assert (answer.status_code, answer.json()["code"]) == (422, "wrong_type")


def test_two_who_ask_at_once_share_one_review(expert: Expert, person: Person, new_person: Any) -> None:
    run, other = finished(person), new_person()
    path = f"/api/tables/{run}/review"
    with listening(person.http, path) as one, listening(other.http, path) as two:
        assert next(one)["type"] == next(two)["type"] == "reviewing"
        assert expert.asked.acquire(timeout=PATIENCE)
        expert.may_go_on.set()
        assert list(one)[-1] == list(two)[-1]
    asked = expert.questions
    assert last_of(person.http, path)["type"] == "reviewed"
    assert expert.questions == asked


def test_a_review_that_nobody_waits_for_is_given_up(expert: Expert, person: Person) -> None:
    run = finished(person)
    path = f"/api/tables/{run}/review"
    with listening(person.http, path) as messages:
        next(messages)
        assert expert.asked.acquire(timeout=PATIENCE)
    assert expert.cancelled.wait(PATIENCE)
    expert.may_go_on.set()
    assert last_of(person.http, path)["type"] == "reviewed"


def test_an_address_waits_for_a_few_reviews_at_once(expert: Expert, person: Person) -> None:
    path = f"/api/tables/{finished(person)}/review"
    person.http.headers["X-Forwarded-For"] = "203.0.113.9"
    with ExitStack() as streams:
        asked = [
            streams.enter_context(listening(person.http, path)) for _ in range(Settings().reviews_at_once)
        ]
        refused = person.http.get(path)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_reviews")
        assert person.http.post("/api/review", json=RECORD).status_code == 429
        expert.may_go_on.set()
        assert [list(messages)[-1]["type"] for messages in asked] == ["reviewed"] * len(asked)
    end = time.monotonic() + PATIENCE
    while status_of(person.http, path) == 429:
        assert time.monotonic() < end, "the house does not notice that the others have gone"


def test_tables_go_on_meanwhile(expert: Expert, person: Person) -> None:
    run = finished(person)
    with listening(person.http, f"/api/tables/{run}/review") as messages:
        next(messages)
        assert expert.asked.acquire(timeout=PATIENCE)
        finished(person)
        expert.may_go_on.set()
        assert list(messages)[-1]["type"] == "reviewed"


def test_a_game_of_skull_king_is_reviewed(house: Serving) -> None:
    with httpx.Client(base_url=house.url, timeout=PATIENCE) as http:
        with listening(http, "/api/review", SKULL_KING) as messages:
            told = list(messages)
        broken = last_of(http, "/api/review", SKULL_KING | {"rounds": [ROUND | {"plays": ["J13", "SK"]}]})
    assert {message["type"] for message in told[:-1]} <= {"reviewing"}
    assert (told[-1]["type"], told[-1]["game"]) == ("reviewed", "skullking")
    review = told[-1]["review"]
    bid, _, *plays = review["decisions"]
    assert (bid["action"], bid["choice"], bid["verdict"]) == ("0", "2", "blunder")
    assert [play["action"] for play in plays] == ["J13", "Y7"]
    assert review["seats"][0]["rounds"] == [{"round": 2, "bid": 0, "won": 2, "expert": 2}]
    assert [each["action"] for each in broken["review"]["decisions"]] == ["0", "0", "J13"]


def test_without_what_it_needs_a_review_is_refused(monkeypatch: pytest.MonkeyPatch, person: Person) -> None:
    monkeypatch.setattr("stammtisch.house.reviews._study", lambda _: None)
    told = last_of(person.http, f"/api/tables/{finished(person)}/review")
    assert told == {"type": "not_reviewed", "code": "no_reviews", "params": {}}


def test_what_cannot_be_reviewed(person: Person) -> None:
    person.named("Ann")
    table = person.http.post("/api/tables", json={"game": "skullking", "name": "Ann"}).json()["table"]
    answers = [
        (person.http.get(f"/api/tables/{person.run()}/review"), 409, "not_over"),
        (person.http.get("/api/tables/nothing/review"), 404, "no_such_table"),
        (person.http.get(f"/api/tables/{table}/review"), 409, "not_over"),
        (person.http.post("/api/review", json={"game": "chess"}), 422, "unknown_game"),
    ]
    for answer, status, code in answers:
        assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_of_a_daily_no_card_is_told_before_its_time(person: Person, new_person: Any) -> None:
    run, other = person.run(mode="daily"), new_person()
    with person.socket() as line:
        standing = line.watch(run)
        while not standing["view"]["result"]:
            standing = line.act(run, standing["view"]["choices"][0]["action"])
    path = f"/api/tables/{run}/review"
    review = last_of(person.http, path)["review"]
    assert (review["line"], bool(review["plies"])) == ([], True)
    for _ in range(2):  # who has not played it yet, and who is playing it
        answer = other.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (403, "daily_hidden")
        other.run(mode="daily")
