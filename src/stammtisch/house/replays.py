"""Finished games: step by step, and as a portable record."""

from typing import Any

import sqlalchemy as sa

from stammtisch.games.contract import Seat
from stammtisch.games.record import of_table, write
from stammtisch.games.registry import GAMES
from stammtisch.house import log, rulebook
from stammtisch.house.log import Entry
from stammtisch.house.refusals import Refusal
from stammtisch.house.shapes import Info, Replay, ReplayStep
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


def replay(connection: sa.Connection, table: Table, info: Info) -> Replay:
    """Every position of a game, with all hands open. Refuses ``not_over``."""
    check_over(table)
    return Replay(
        table.charter.id,
        table.charter.game,
        tuple(place.name for place in table.position.places),
        info,
        _steps(table, log.read(connection, table.charter.id)),
    )


def _steps(table: Table, entries: list[Entry]) -> tuple[ReplayStep, ...]:
    game = GAMES[table.charter.game]
    state = rulebook.deal(table.charter)
    replayed = [ReplayStep(0, None, None, (), game.open_view(state))]
    for entry in moves(entries):
        step = game.play(state, seat(entry), game.parse_action(entry.action))
        state = step.state
        view = game.open_view(state)
        replayed.append(ReplayStep(entry.seq, entry.seat, entry.action, step.events, view))
    return tuple(replayed)


def record(connection: sa.Connection, table: Table) -> dict[str, Any]:
    """The portable record, with the commitment shown before the first action. Refuses ``not_over``."""
    check_over(table)
    return {
        **write(table.charter.game, written(connection, table)),
        "names": [place.name for place in table.position.places],
        "created": table.charter.created_at.isoformat(timespec="seconds"),
        "commitment": table.charter.commitment,
    }


def written(connection: sa.Connection, table: Table) -> Any:
    """The game of a table as its record has it: bids of a round seat by seat, in whatever order they fell."""
    charter = table.charter
    done = [(seat(entry), entry.action) for entry in moves(log.read(connection, charter.id))]
    return of_table(charter.game, rulebook.options(charter), charter.seed, done)


def check_over(table: Table) -> None:
    """Refuse ``not_over``."""
    if table.position.phase != "over":
        raise Refusal("not_over")


def seat(entry: Entry) -> Seat:
    """Whose action it was."""
    assert entry.seat is not None  # every action of a game has a seat
    return entry.seat
