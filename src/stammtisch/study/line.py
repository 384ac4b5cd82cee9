"""A line through a dungeon as people read it: room by room."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stammtisch.games.scoundrel import Action, State, format_action, rules
from stammtisch.games.scoundrel.cards import Card


@dataclass(frozen=True, slots=True)
class LineRoom:
    """A room on a line, and what is done there."""

    room: tuple[Card, ...]
    actions: tuple[str, ...]
    """As they are written in records."""
    health: int
    """After the last of these actions."""


def by_rooms(position: State, line: Sequence[Action]) -> Iterator[LineRoom]:
    """Legal actions from a position on, as far as they go through whole rooms."""
    room, done = position.room, list[str]()
    for action in line:
        opened, position = position.rooms_opened, rules.apply(position, action).state
        done.append(format_action(action))
        if position.over or position.rooms_opened > opened:
            yield LineRoom(room, tuple(done), position.health)
            room, done = position.room, []
