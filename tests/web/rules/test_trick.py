"""Questions about tricks are answered by the engine."""

import pytest

from stammtisch.web.rules.trick import Laid, question


def test_a_question_names_who_laid_what():
    asked = question("Y2 SM/e SM/p J13 | because", "en")
    assert asked.laid == (
        Laid("Ann", "Y2", "yellow 2"),
        Laid("Ben", "SM", "Scary Mary as an Escape"),
        Laid("Cem", "SM", "Scary Mary as a pirate"),
        Laid("Dana", "J13", "black 13"),
    )
    assert asked.reason == "because"


@pytest.mark.parametrize(
    ("written", "winner", "bonus"),
    [
        ("Y3 Y12 B13 J1", 3, 0),
        ("M1 P3 SK", 0, 50),
        ("SM/e SK P5 J4", 1, 60),
        ("E1 SM/e E5", 0, 0),
    ],
)
def test_winner_and_bonus_come_from_the_rules(written: str, winner: int, bonus: int):
    asked = question(f"{written} | because", "de")
    assert (asked.winner, asked.bonus) == (winner, bonus)


def test_a_bid_is_no_card():
    with pytest.raises(ValueError, match="3 is no card"):
        question("Y5 3 | because", "en")
