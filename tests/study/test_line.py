"""Lines as people read them."""

from stammtisch.games.scoundrel import parse_action, rules
from stammtisch.games.scoundrel.state import Weapon
from stammtisch.study.line import LineRoom, by_rooms


def test_a_line_room_by_room() -> None:
    puzzle = rules.begin(12, Weapon("8d", ("Js",)), ("6c", "4h", "2s", "3s"), ("9c",))
    line = [parse_action(action) for action in ("avoid", "9c/w", "6c/w", "4h", "2s/w", "3s/b")]
    assert list(by_rooms(puzzle, line)) == [
        LineRoom(("6c", "4h", "2s", "3s"), ("avoid",), 12),
        LineRoom(("9c", "6c", "4h", "2s"), ("9c/w", "6c/w", "4h"), 15),
        LineRoom(("2s", "3s"), ("2s/w", "3s/b"), 12),
    ]
