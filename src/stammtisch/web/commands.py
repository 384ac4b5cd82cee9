"""Commands of the socket in the words of the house."""

from typing import Final

from stammtisch.games.contract import Seat
from stammtisch.house import House
from stammtisch.web.messages.from_client import (
    Act,
    AddBot,
    Clear,
    Command,
    Leave,
    Ready,
    Say,
    Sit,
    Start,
    Swap,
)

HINT: Final = "hint"
"""What asks for a hint; it is no move, but thought about like one."""


async def carry_out(house: House, guest_id: str, command: Command) -> int:
    """Have the house do a command; the number it is stored under. Raises ``Refusal``."""
    if isinstance(command, Say):
        return (await house.say(command.table, guest_id, command.id, command.kind, command.body)).id
    if isinstance(command, Act) and command.action == HINT:
        return (await house.hint(command.table, guest_id, command.id)).seq
    action, seat = in_words(command)
    return (await house.act(command.table, guest_id, command.id, action, seat)).seq


def in_words(command: Command) -> tuple[str, Seat | None]:
    """The action text for a command, and the seat it is about if it names one."""
    match command:
        case Act(action="undo" | "give_up" as verb):
            return f"!{verb}", None
        case Act(action=action):
            return action, None
        case Sit(name=name, seat=seat):
            return f"!sit {name}", seat
        case Swap(seat=seat):
            return f"!swap {seat}", None
        case AddBot(seat=seat, level=level):
            return f"!bot {level}", seat
        case Clear(seat=seat):
            return "!clear", seat
        case Ready(ready=ready):
            return "!ready" if ready else "!unready", None
        case Start():
            return "!start", None
        case Leave():
            return "!leave", None
    raise TypeError(f"no words for {command!r}")
