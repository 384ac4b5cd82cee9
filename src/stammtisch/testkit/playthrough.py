"""A game as a text that shows everything: golden files by which a change of behaviour is seen."""

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from stammtisch.games import record
from stammtisch.games.contract import Game, Seat, Step
from stammtisch.games.registry import GAMES

Rules = Game[Any, Any, Any]


def playthrough(document: dict[str, Any]) -> str:
    """The record in the first line; then each move with its events, legal actions, and what views gained.

    Views are those of the seats that may act, or else a watcher's; of a view
    that was shown before, only the fields that have changed.
    """
    reading = record.read(json.dumps(document).encode())
    game = GAMES[reading.game]
    replay = record.replay(reading.game, reading.record)
    moves = game.record.moves(reading.record)
    shown: dict[Seat | None, Any] = {}
    lines = [json.dumps(document)]
    for number, step in enumerate(replay.steps):
        lines += ["", f"# {number}: {moves[number - 1][1]}" if number else "# start"]
        lines += _step(game, step, shown)
    if replay.error:
        lines += ["", f"# refused: {replay.error}"]
    return "\n".join([*lines, ""])


def _step(game: Rules, step: Step[Any], shown: dict[Seat | None, Any]) -> Iterator[str]:
    for event in step.events:
        yield f"event {event}"
    acting = game.to_act(step.state)
    for viewer in acting or (None,):
        view = game.view(step.state, viewer)
        yield "watcher" if viewer is None else f"seat {viewer}"
        yield from _changes(shown.get(viewer), view)
        shown[viewer] = view
        if viewer is not None:
            yield f"  legal: {' '.join(map(game.format_action, game.legal(step.state, viewer)))}"
    if result := game.result(step.state):
        yield f"result {result}"


def _changes(before: Any, view: Any) -> Iterator[str]:
    for field in fields(view):
        content = getattr(view, field.name)
        if before is not None and getattr(before, field.name) == content:
            continue
        if isinstance(content, tuple) and content and is_dataclass(content[0]):
            yield f"  {field.name}"
            yield from (f"    {item}" for item in content)
        else:
            yield f"  {field.name} {content}"
