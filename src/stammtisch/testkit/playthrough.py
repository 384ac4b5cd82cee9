"""A game as a text that shows everything: golden files by which a change of behaviour is seen.

``python -m stammtisch.testkit.playthrough FILE …`` writes each file anew from
the record that stands in its first line. A new playthrough starts as a file
with a record and nothing else.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from stammtisch.games import record
from stammtisch.games.contract import Game, Step
from stammtisch.games.registry import GAMES


def playthrough(document: dict[str, Any]) -> str:
    """The record in the first line; then each move with its events, all views and all legal actions."""
    reading = record.read(json.dumps(document).encode())
    game = GAMES[reading.game]
    replay = record.replay(reading.game, reading.record)
    moves = game.record.moves(reading.record)
    lines = [json.dumps(document)]
    for number, step in enumerate(replay.steps):
        lines += ["", f"# {number}: {moves[number - 1][1]}" if number else "# start"]
        lines += _step(game, step)
    if replay.error:
        lines += ["", f"# refused: {replay.error}"]
    return "\n".join([*lines, ""])


def _step(game: Game[Any, Any, Any], step: Step[Any]) -> Iterator[str]:
    for event in step.events:
        yield f"event {event}"
    acting = game.to_act(step.state)
    for seat in acting or (None,):
        yield f"view of {'a watcher' if seat is None else f'seat {seat}'}"
        yield from _fields(game.view(step.state, seat))
    for seat in acting:
        yield f"legal {seat}: {' '.join(map(game.format_action, game.legal(step.state, seat)))}"
    yield f"result: {game.result(step.state)}"


def _fields(value: Any) -> Iterator[str]:
    for field in fields(value):
        content = getattr(value, field.name)
        if isinstance(content, tuple) and content and is_dataclass(content[0]):
            yield f"  {field.name}"
            yield from (f"    {item}" for item in content)
        else:
            yield f"  {field.name} {content}"


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        first, _, _ = path.read_text(encoding="utf-8").partition("\n")
        path.write_text(playthrough(json.loads(first)), encoding="utf-8")
