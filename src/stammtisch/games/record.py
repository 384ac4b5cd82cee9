"""The portable record of a game: setup and actions in order, as JSON.

``read`` a document, ``replay`` the record, ``report`` what happened. The kind
of game decides the form, see the module ``record`` of each game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.games.contract import Game, IllegalAction, Refusal, Replay, Seat, Step
from stammtisch.games.document import BadRecord, parse
from stammtisch.games.registry import GAMES

__all__ = ["BadRecord", "Reading", "made", "of_table", "read", "replay", "report", "write"]

_COMMON = ("game", "names", "created", "commitment")
"""Keys of every kind of record; the optional ones are there for people, no rule reads them."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A record that was read: its game, what it holds, and the places that were ignored."""

    game: str
    record: Any
    ignored: tuple[str, ...]


def read(source: bytes) -> Reading:
    """The record in a document. Raises :class:`BadRecord`."""
    node, ignored = parse(source)
    game = node.member("game").one_of(GAMES, "unknown_game")
    record = GAMES[game].record.read(node)
    return Reading(game, record, tuple(place for place in ignored if place not in _COMMON))


def replay(game: str, record: Any) -> Replay[Any, Any]:
    """Play a record to its end, or to the first move that the rules refuse."""
    rules = GAMES[game]
    state = rules.record.start(record)
    steps = [Step(state, ())]
    for index, (named, text) in enumerate(rules.record.moves(record)):
        seat = _whose_turn(rules, state) if named is None else named
        try:
            step = rules.play(state, seat, rules.parse_action(text))
        except IllegalAction as error:
            return Replay(record, tuple(steps), Refusal(index, seat, text, error.code, error.params))
        steps.append(step)
        state = step.state
    return Replay(record, tuple(steps), None)


def made(game: str, replay: Replay[Any, Any]) -> tuple[tuple[Seat, Any], ...]:
    """Who did what in a replayed record, up to the first move that the rules refuse."""
    rules = GAMES[game]
    written = rules.record.moves(replay.record)
    return tuple(
        (_whose_turn(rules, step.state) if named is None else named, rules.parse_action(text))
        for (named, text), step in zip(written, replay.steps[:-1], strict=False)
    )


def report(game: str, replay: Replay[Any, Any]) -> dict[str, Any]:
    """What a replay shows, made of JSON values: the document of ``stammtisch replay --json``."""
    return {"game": game, "valid": replay.error is None, **GAMES[game].record.report(replay)}


def write(game: str, record: Any) -> dict[str, Any]:
    """The document of a record, made of JSON values; ``read`` gives the record back."""
    return {"game": game, **GAMES[game].record.write(record)}


def of_table(game: str, options: Any, seed: bytes, moves: Sequence[tuple[Seat, str]]) -> Any:
    """The record of a game set up with these options and this seed, and of the moves made in it."""
    return GAMES[game].record.of_table(options, seed, moves)


def _whose_turn(rules: Game[Any, Any, Any], state: Any) -> Seat:
    return next(iter(rules.to_act(state)), 0)
