"""Scoundrel: a solo dungeon of 44 cards. This module is the game, see :mod:`..contract`."""

from typing import Final

from stammtisch.games.contract import Seat, Step
from stammtisch.games.scoundrel import record, rules
from stammtisch.games.scoundrel.notation import Action, format_action, parse_action
from stammtisch.games.scoundrel.options import Options
from stammtisch.games.scoundrel.rules import may_undo, result
from stammtisch.games.scoundrel.state import Result, State
from stammtisch.games.scoundrel.view import View
from stammtisch.games.scoundrel.view import view as _view

__all__ = [
    "NAME",
    "Action",
    "Options",
    "Result",
    "State",
    "View",
    "format_action",
    "legal",
    "may_undo",
    "open_view",
    "parse_action",
    "play",
    "record",
    "result",
    "setup",
    "to_act",
    "view",
]

NAME: Final = rules.NAME


def setup(options: Options, seed: bytes) -> State:  # noqa: ARG001 - the contract's signature
    """The first room of the dungeon that the seed shuffles."""
    return rules.enter(rules.dungeon(seed))


def to_act(state: State) -> tuple[Seat, ...]:
    """The one seat, until the run is over."""
    return () if state.over else (0,)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """All legal actions of the seat, sorted by their text."""
    return rules.legal_actions(state) if seat == 0 else ()


def play(state: State, seat: Seat, action: Action) -> Step[State]:
    """Do an action. Raises :class:`IllegalAction` and then changes nothing."""
    if seat != 0:
        raise ValueError(f"Scoundrel has one seat, 0; there is no seat {seat}")
    return rules.apply(state, action)


def view(state: State, seat: Seat | None) -> View:  # noqa: ARG001 - a watcher sees what the player sees
    """What the player, or a watcher, may see."""
    return _view(state)


def open_view(state: State) -> View:
    """The same: a dungeon has no other hand."""
    return _view(state)
