"""Which language a visitor and a terminal get."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.locale import LANGUAGES, is_language, pick_language, system_language, translator


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("*", "en"),
        ("de", "de"),
        ("de-AT", "de"),
        ("DE", "de"),
        ("de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "de"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("fr, de;q=0.5", "de"),
        ("fr;q=1, en;q=0.3, de;q=0.4", "de"),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=0", "en"),
        ("de;q=high, en;q=0.2", "en"),
        ("de;q=nan", "en"),
        ("de;q=7", "en"),
        ("fr, ja", "en"),
        ("dexyz", "en"),
    ],
)
def test_accept_language(header: str | None, language: str) -> None:
    assert pick_language(header) == language


@given(st.text())
def test_any_header_is_answered(header: str) -> None:
    assert pick_language(header) in LANGUAGES


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:de:en"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": ""}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_system_language(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert system_language() == language


def test_languages_are_written_as_in_addresses() -> None:
    assert is_language("de")
    assert not is_language("DE")
    assert not is_language("fr")


def test_german_is_german() -> None:
    assert (
        translator("de").gettext("A house for card games: Scoundrel and Skull King.").startswith("Ein Haus")
    )


def test_english_is_the_key() -> None:
    assert translator("en").gettext("Print the version.") == "Print the version."
    assert translator("en").ngettext("one card", "many cards", 2) == "many cards"
