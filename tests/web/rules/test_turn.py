"""The example turn is what the engine plays."""

import pytest

from stammtisch.locale import LANGUAGES, Language
from stammtisch.web.rules.turn import scenes

IN_A_HURRY = ("8d", "6c/w", "Js/b")
BIG_ONE_FIRST = ("8d", "Js/w", "6c/w")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("actions", "health", "limits"),
    [
        (IN_A_HURRY, [12, 12, 12, 1], [None, None, 6, 6]),
        (BIG_ONE_FIRST, [12, 12, 9, 9], [None, None, 11, 6]),
    ],
)
def test_the_order_decides(
    actions: tuple[str, ...], health: list[int], limits: list[int | None], language: Language
):
    told = scenes(actions, language)
    assert [scene.health for scene in told] == health
    assert [scene.limit for scene in told] == limits
    assert [scene.weapon for scene in told] == [None, "8d", "8d", "8d"]
    assert told[0].room == ("8d", "Js", "6c", "4h")
    assert told[-1].room[0] == "4h"


def test_it_is_told_in_english():
    assert [scene.text for scene in scenes(BIG_ONE_FIRST, "en")] == [
        "The room is open.",
        "You take up the 8 of diamonds as your weapon.",
        "With the weapon against the jack of spades: 11 − 8 = 3 damage, 9 health left.",
        "With the weapon against the 6 of clubs: it costs you nothing."
        " The 4 of hearts stays and lies first in the next room.",
    ]


def test_it_is_told_in_german():
    assert [scene.text for scene in scenes(IN_A_HURRY, "de")] == [
        "Der Raum liegt offen.",
        "Du nimmst eine Waffe: Karo 8.",
        "Kreuz 6, mit der Waffe: Das kostet dich nichts.",
        "Pik Bube, mit bloßen Händen: 11 Schaden, noch 1 Leben."
        " Eine Karte bleibt und liegt im nächsten Raum als erste: Herz 4.",
    ]


def test_a_potion_is_told():
    assert scenes(("4h",), "en")[1].text == "You drink the 4 of hearts: 4 health back."


def test_an_example_against_the_rules_is_an_error_of_the_author():
    with pytest.raises(ValueError, match="the example plays Js/w: no_weapon"):
        scenes(("Js/w",), "en")
