"""Every card has a name in both languages."""

import pytest

from stammtisch.games.scoundrel.cards import DECK as DUNGEON
from stammtisch.games.skullking.cards import DECK as HIGH_SEAS
from stammtisch.locale import LANGUAGES, Language
from stammtisch.locale.cards import card_name


@pytest.mark.parametrize(
    ("code", "game", "english", "german"),
    [
        ("Js", "scoundrel", "jack of spades", "Pik Bube"),
        ("Td", "scoundrel", "10 of diamonds", "Karo 10"),
        ("Ac", "scoundrel", "ace of clubs", "Kreuz Ass"),
        ("Qs", "scoundrel", "queen of spades", "Pik Dame"),
        ("2h", "scoundrel", "2 of hearts", "Herz 2"),
        ("Y7", "skullking", "yellow 7", "Gelbe 7"),
        ("J13", "skullking", "black 13", "Schwarze 13"),
        ("E3", "skullking", "Escape", "Escape"),
        ("P1", "skullking", "pirate", "Pirat"),
        ("M2", "skullking", "mermaid", "Meerjungfrau"),
        ("SM", "skullking", "Scary Mary", "Scary Mary"),
        ("SK", "skullking", "Skull King", "Skull King"),
    ],
)
def test_names(code: str, game: str, english: str, german: str):
    assert card_name(code, game, "en") == english
    assert card_name(code, game, "de") == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_dungeon_has_its_own_name(language: Language):
    assert len({card_name(card, "scoundrel", language) for card in DUNGEON}) == 44


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_high_seas_has_a_name_shared_only_among_equals(language: Language):
    assert len({card_name(card, "skullking", language) for card in HIGH_SEAS}) == 52 + 5


def test_an_unknown_card_has_no_name():
    with pytest.raises(KeyError):
        card_name("Kd", "scoundrel", "en")
