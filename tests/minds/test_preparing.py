from collections.abc import Iterator

import pytest

from stammtisch.minds import preparing


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A compiler that does not come to an end."""
    monkeypatch.setattr(preparing, "_PROGRAM", "import threading; threading.Event().wait()")
    preparing._rehearsal.cache_clear()
    yield
    preparing._rehearsal.cache_clear()


def test_what_needs_no_compiler_is_ready_at_once() -> None:
    assert preparing.is_ready("skullking", "regular")


@pytest.mark.usefixtures("endless")
def test_a_mind_is_ready_when_its_rehearsal_has_ended() -> None:
    assert not preparing.is_ready("skullking", "expert")
    rehearsal = preparing._rehearsal("skullking", "expert")
    rehearsal.kill()
    rehearsal.wait()
    assert preparing.is_ready("skullking", "expert")


def test_a_rehearsal_asks_the_mind_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def regular(game: str, level: str, seed: int) -> object:
        asked.append((game, level))
        return mind(game, "regular", seed)

    mind = preparing.mind
    monkeypatch.setattr(preparing, "mind", regular)
    preparing.rehearse("skullking", "expert")
    assert asked == [("skullking", "expert")]
