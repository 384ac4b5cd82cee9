"""Finished games: step by step, and as a portable record."""

from typing import Any

from stammtisch.games.contract import Seat
from stammtisch.games.record import of_table, write
from stammtisch.games.registry import GAMES
from stammtisch.house import rulebook
from stammtisch.house.log import Entry
from stammtisch.house.shapes import ReplayStep
from stammtisch.house.tables import Table


def moves(entries: list[Entry]) -> list[Entry]:
    """The game's actions that stood, undone ones left out."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.action == "!undo":
            kept.pop()
        elif not entry.action.startswith("!"):
            kept.append(entry)
    return kept


def steps(table: Table, entries: list[Entry]) -> tuple[ReplayStep, ...]:
    """Every position of the game, with all hands open."""
    game = GAMES[table.charter.game]
    state = rulebook.deal(table.charter)
    replayed = [ReplayStep(0, None, None, (), game.open_view(state))]
    for entry in moves(entries):
        step = game.play(state, _seat(entry), game.parse_action(entry.action))
        state = step.state
        view = game.open_view(state)
        replayed.append(ReplayStep(entry.seq, entry.seat, entry.action, step.events, view))
    return tuple(replayed)


def record(table: Table, entries: list[Entry]) -> dict[str, Any]:
    """The portable record, with the commitment that was shown before the first action."""
    charter = table.charter
    done = [(_seat(entry), entry.action) for entry in moves(entries)]
    played = of_table(charter.game, rulebook.options(charter), charter.seed, done)
    return {
        **write(charter.game, played),
        "names": [place.name for place in table.position.places],
        "created": charter.created_at.isoformat(timespec="seconds"),
        "commitment": charter.commitment,
    }


def _seat(entry: Entry) -> Seat:
    assert entry.seat is not None  # every action of a game has a seat
    return entry.seat
