"""How much bots think when many of them have to."""

import pytest

from stammtisch.house import House
from stammtisch.house.effort import LEAST, LIMIT, Effort

pytestmark = pytest.mark.anyio


def test_who_waits_alone_thinks_as_usual() -> None:
    effort = Effort(workers=2)
    assert effort.share(1) == 1
    effort.took(0.4, share=1)
    assert effort.share(1) == effort.share(2) == effort.share(0) == 1


def test_all_who_wait_are_done_in_time() -> None:
    effort = Effort(workers=2)
    effort.took(0.4, share=1)
    for waiting in (6, 10, 40):
        assert effort.share(waiting) * 0.4 * waiting / 2 == pytest.approx(LIMIT)


def test_a_busy_machine_shows_in_the_time_that_decisions_take() -> None:
    effort = Effort(workers=2)
    effort.took(5.0, share=1)
    assert effort.share(1) * 5.0 == pytest.approx(LIMIT)
    effort.took(2.0, share=0.2)  # it would have been 10 seconds
    assert effort.share(1) * 10.0 == pytest.approx(LIMIT)


def test_nobody_stops_thinking_altogether() -> None:
    effort = Effort(workers=1)
    effort.took(60.0, share=1)
    assert effort.share(1000) == LEAST


def test_a_slow_moment_is_forgotten() -> None:
    effort = Effort(workers=1)
    effort.took(30.0, share=1)
    for _ in range(200):
        effort.took(0.01, effort.share(1))
    assert effort.share(1) == 1


async def test_the_housekeeper_hands_it_on(house: House, people, monkeypatch):
    await people.table("Ann", seats=3)
    told = []

    def remembers(_game: str, _level: str, effort: float) -> object:
        told.append(effort)
        raise RuntimeError

    monkeypatch.setattr("stammtisch.house.housekeeper.mind", remembers)
    assert house.enforce_due() == 1
    monkeypatch.setattr(Effort, "share", lambda _effort, _waiting: 0.25)
    assert house.enforce_due() == 1
    assert told == [1.0, 0.25]
