"""Actions as text."""

import pytest

from stammtisch.games.contract import IllegalAction
from stammtisch.games.skullking import Bid, Play, format_action, parse_action
from stammtisch.games.skullking.cards import DECK, KIND, Card
from stammtisch.games.skullking.notation import PLAYS


def test_the_deck() -> None:
    assert len(DECK) == len(set(DECK)) == 66
    assert " ".join(DECK[11:15]) == "Y12 Y13 R1 R2"
    assert " ".join(DECK[50:]) == "J12 J13 E1 E2 E3 E4 E5 P1 P2 P3 P4 P5 M1 M2 SM SK"
    kinds = list(KIND.values())
    assert [kinds.count(kind) for kind in ("number", "escape", "pirate", "mermaid")] == [52, 5, 5, 2]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("0", Bid(0)),
        ("10", Bid(10)),
        ("-1", Bid(-1)),  # can be written, never made
        ("Y5", Play(Card("Y5"))),
        ("J13", Play(Card("J13"))),
        ("SM", Play(Card("SM"))),
        ("SM/e", Play(Card("SM"), "e")),
        ("Y9/p", Play(Card("Y9"), "p")),
    ],
)
def test_text_and_action(text: str, action: Bid | Play) -> None:
    assert parse_action(text) == action
    assert type(parse_action(text)) is type(action)
    assert format_action(action) == text


def test_every_action_survives_a_round_trip() -> None:
    for action in [*PLAYS, *map(Bid, range(11))]:
        assert parse_action(format_action(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Y0",
        "Y14",
        "Y05",
        "G5",
        "y5",
        "SM/x",
        "SM/",
        "/e",
        "E6",
        "M3",
        "03",
        "+3",
        "-0",
        " 3",
        "3\n",
        "٣",
        "1000",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        parse_action(text)
    assert refused.value.code == "bad_action"


def test_a_long_text_is_cut_in_the_complaint() -> None:
    with pytest.raises(IllegalAction) as refused:
        parse_action("Y" * 1000)
    assert refused.value.params == {"action": "Y" * 40}
