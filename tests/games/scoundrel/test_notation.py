"""How actions are written."""

import pytest

from stammtisch.games.contract import IllegalAction
from stammtisch.games.scoundrel import Action, format_action, parse_action
from stammtisch.games.scoundrel.notation import ACTIONS


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("8d", Action("8d")),
        ("Js/w", Action("Js", "w")),
        ("Js/b", Action("Js", "b")),
        ("Js", Action("Js")),
        ("avoid", Action(None)),
    ],
)
def test_an_action_and_its_text(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert format_action(action) == text


def test_every_action_that_can_be_legal() -> None:
    texts = [format_action(action) for action in ACTIONS]
    assert texts == sorted(texts)
    assert len(texts) == 2 * 26 + 9 + 9 + 1


def test_a_long_text_is_cut_in_the_complaint() -> None:
    with pytest.raises(IllegalAction) as refused:
        parse_action("x" * 1000)
    assert refused.value.code == "bad_action"
    assert refused.value.params == {"action": "x" * 40}
