"""Hints, verdicts and the numbers of a day, as they travel."""

from collections.abc import Callable

import pytest

from stammtisch.house import hints
from tests.web.serving import Person


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser that is compiled already, or compiles in this process."""
    monkeypatch.setattr(hints, "is_ready", lambda *_: True)


@pytest.mark.usefixtures("ready")
def test_a_hint_is_asked_for_like_a_move_and_marks_the_run(person: Person) -> None:
    run = person.run()
    with person.socket() as line:
        assert line.watch(run)["info"]["helped"] is False
        standing = line.act(run, "hint")
        info = standing["info"]
        assert info["helped"] is True
        assert info["hint"]["action"] in {choice["action"] for choice in standing["view"]["choices"]}
        assert 0 <= info["hint"]["chance"] <= 100
        hinted = {"type": "hinted", "seat": 0, **info["hint"]}
        assert [step["events"] for step in standing["steps"]] == [[hinted]]
        assert line.act(run, standing["view"]["choices"][0]["action"])["info"]["hint"] is None
        line.act(run, "give_up")
    history = person.http.get("/api/me").json()["standings"]["history"]
    assert [(row["table"], row["helped"]) for row in history] == [(run, True)]


def test_no_hint_helps_in_the_daily_or_in_somebody_else_s_run(
    person: Person, new_person: Callable[[], Person]
) -> None:
    today = person.run(mode="daily")
    with person.socket() as line:
        line.watch(today)
        assert line.command(today, "act", action="hint")["code"] == "no_hints_in_daily"
        assert line.tables[today]["info"]["helped"] is False
    run, other = person.run(), new_person().named("Ben")
    with other.socket() as line:
        line.watch(run)
        assert line.command(run, "act", action="hint")["code"] == "not_seated"


def test_watchers_are_told_whether_a_run_could_have_been_won(
    person: Person, new_person: Callable[[], Person]
) -> None:
    run = person.run()
    with person.socket() as own, new_person().socket() as theirs:
        for line in (own, theirs):
            assert line.watch(run)["info"]["winnable"] is None
        own.act(run, "give_up")
        for line in (own, theirs):
            while (info := line.until(type="update", table=run)["info"])["winnable"] is None:
                assert info["phase"] == "over"
    verdict = info["winnable"]
    assert person.http.get(f"/api/tables/{run}/replay").json()["info"]["winnable"] == verdict


def test_a_certified_dungeon_says_so(person: Person) -> None:
    run = person.run(mode="random", certified=True)
    info = person.http.get(f"/api/tables/{run}").json()["info"]
    assert (info["certified"], info["winnable"]) == (True, None)
    plain = person.http.get(f"/api/tables/{person.run()}").json()["info"]
    assert plain["certified"] is False


def test_the_numbers_of_a_day_are_told_after_one_s_own_run(
    person: Person, new_person: Callable[[], Person]
) -> None:
    today = person.run(mode="daily")
    board = person.http.get("/api/daily").json()
    assert (board["certified"], board["statistics"]) == (True, None)
    with person.socket() as line:
        line.watch(today)
        line.act(today, "give_up")
    told = person.http.get("/api/daily").json()["statistics"]
    assert (told["players"] > 0, told["bars"][-1]["high"]) == (True, 30)
    assert new_person().http.get("/api/daily").json()["statistics"] is None
