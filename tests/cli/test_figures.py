"""Numbers in the language of the terminal."""

import pytest

from stammtisch.cli.figures import decimal, percent, signed


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "de")


def test_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    assert (decimal(-12.345), decimal(0.5, 2), signed(0.25, 2), signed(-3)) == (
        "-12.3",
        "0.50",
        "+0.25",
        "-3.0",
    )
    assert (percent(0.4731), percent(0.47, 0), percent(1)) == ("47.3%", "47%", "100.0%")


@pytest.mark.usefixtures("german")
def test_in_german() -> None:
    assert (decimal(-12.345), decimal(0.5, 2), signed(0.25, 2), signed(-3)) == (
        "-12,3",
        "0,50",
        "+0,25",
        "-3,0",
    )
    assert (percent(0.4731), percent(0.47, 0), percent(1)) == ("47,3\xa0%", "47\xa0%", "100,0\xa0%")


@pytest.mark.usefixtures("german")
def test_tables_of_the_arena_are_in_german() -> None:
    from stammtisch.cli import arena_scoundrel, arena_skullking
    from stammtisch.study.arena import Expedition, Measure

    assert arena_skullking._plain(Measure(12.5, 1.25)) == "12,5 ± 1,2"
    assert arena_skullking._percent(Measure(0.5, 0.021)) == "50,0 ± 2,1\xa0%"
    found = Expedition("novice", 100, 0.3, (0.219, 0.396), -32.5, 1.5, 2.25)
    for words in ("30,0\xa0%", "21,9\xa0%", "39,6\xa0%", "-32,5", "1,50 ms", "2,25 ms"):
        assert words in arena_scoundrel._sentences(found)
