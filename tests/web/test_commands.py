"""Every command of the socket has words in the house."""

from typing import get_args

import pytest

from stammtisch.web.commands import in_words
from stammtisch.web.messages.from_client import (
    Act,
    AddBot,
    AnyClientMessage,
    Clear,
    Command,
    Leave,
    Ready,
    Say,
    Sit,
    Start,
    Swap,
)

WORDS = [
    (Act, {"action": "8d"}, ("8d", None)),
    (Act, {"action": "SM/e"}, ("SM/e", None)),
    (Act, {"action": "undo"}, ("!undo", None)),
    (Act, {"action": "give_up"}, ("!give_up", None)),
    (Sit, {"name": "Änne", "seat": 2}, ("!sit Änne", 2)),
    (Sit, {"name": "Änne"}, ("!sit Änne", None)),
    (Swap, {"seat": 1}, ("!swap 1", None)),
    (AddBot, {"seat": 1, "level": "regular"}, ("!bot regular", 1)),
    (Clear, {"seat": 1}, ("!clear", 1)),
    (Ready, {"ready": True}, ("!ready", None)),
    (Ready, {"ready": False}, ("!unready", None)),
    (Start, {}, ("!start", None)),
    (Leave, {}, ("!leave", None)),
]


def build(kind: type[Command], fields: dict[str, object]) -> Command:
    name = kind.model_fields["type"].annotation
    return kind.model_validate({"type": get_args(name)[0], "table": "abcdef", "id": "c1", **fields})


@pytest.mark.parametrize(("kind", "fields", "expected"), WORDS)
def test_words(kind: type[Command], fields: dict[str, object], expected: tuple[str, int | None]) -> None:
    assert in_words(build(kind, fields)) == expected


def test_no_command_is_without_words() -> None:
    commands = {kind for kind in get_args(AnyClientMessage) if issubclass(kind, Command)}
    assert commands == {kind for kind, _, _ in WORDS} | {Say}
