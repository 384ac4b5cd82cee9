import pytest

from stammtisch.minds import preparing


def test_what_needs_no_compiler_is_ready_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "is_done", lambda *_: False)
    assert preparing.is_ready("skullking", "regular")


def test_what_needs_one_is_ready_when_it_was_rehearsed_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def is_done(*call: str) -> bool:
        asked.append(call)
        return len(asked) > 1

    monkeypatch.setattr(preparing, "is_done", is_done)
    assert [preparing.is_ready("skullking", "expert") for _ in range(2)] == [False, True]
    assert set(asked) == {("stammtisch.minds.preparing", "rehearse", "skullking", "expert")}


def test_a_rehearsal_asks_the_mind_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def regular(game: str, level: str, seed: int) -> object:
        asked.append((game, level))
        return mind(game, "regular", seed)

    mind = preparing.mind
    monkeypatch.setattr(preparing, "mind", regular)
    preparing.rehearse("skullking", "expert")
    assert asked == [("skullking", "expert")]
