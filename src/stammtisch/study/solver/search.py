"""The search from a position to its best end, layer by layer."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.scoundrel import Action, State, numbers, rules
from stammtisch.games.scoundrel.notation import AVOID
from stammtisch.study.solver.draft import Draft, empty_draft
from stammtisch.study.solver.expand import DONE, STOPPED, Aim, Found, Rooms, expand
from stammtisch.study.solver.layout import AVOIDED_BIT, Layer, actions_of, first_layer
from stammtisch.study.solver.narrow import narrow

_FEWEST_GROUPS: Final = 1024
_STATES_PER_GROUP: Final = 4


class Cancelled(Exception):
    """The search was told to stop."""


@dataclass(frozen=True, slots=True)
class Watch:
    """A hold on a search that runs in another thread."""

    report: Callable[[int], None] | None = None
    """Called after every layer with the number of positions in it."""
    stop: NDArray[np.uint8] = field(default_factory=lambda: np.zeros(1, np.uint8))
    """Shape (1,), polled by the kernels."""

    def cancel(self) -> None:
        """Let the search raise :class:`Cancelled` soon."""
        self.stop[0] = 1


@dataclass(frozen=True, slots=True)
class End:
    """An end that a search found."""

    score: int
    line: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a search came to."""

    end: End | None
    """The best end that beats what was to be beaten."""
    complete: bool
    """Whether no position was left out: there is nothing better."""
    states: int
    """Positions looked at."""


def search(position: State, watch: Watch, aim: Aim, beat: int, width: int) -> Answer:
    """The best end with a score above ``beat``, looking at ``width`` positions of each layer.

    The position is not over. Raises :class:`Cancelled`.
    """
    layer, rooms = first_layer(position), _first_rooms(position)
    found = Found(np.array([beat, -1, -1], np.int64), watch.stop)
    layers: list[Layer] = []
    ended_in, complete, states = -1, True, 0
    while rooms.cards and len(layer.states):
        layers.append(layer)
        best = int(found.best[0])
        draft = _expanded(layer, rooms, aim, found)
        if found.best[0] > best:
            ended_in = len(layers) - 1
        states += int(draft.counts[1])
        if watch.report:
            watch.report(int(draft.counts[1]))
        layer, left_out = narrow(draft, width)
        complete &= not left_out
        rooms = _next_rooms(rooms)
    if ended_in < 0:
        return Answer(None, complete, states)
    way = _way_back(layers[: ended_in + 1], int(found.best[1]), int(found.best[2]))
    return Answer(End(int(found.best[0]), _line(position, way)), complete, states)


def _first_rooms(position: State) -> Rooms:
    cards = len(position.room) + len(position.pile)
    # Avoiding a room when the pile is empty lays out the same room again.
    may_avoid = rules.may_avoid(position) and cards > numbers.ROOM_SIZE
    return Rooms(cards, len(position.room), position.to_face, int(position.potion_used), int(may_avoid))


def _next_rooms(rooms: Rooms) -> Rooms:
    cards = rooms.cards - rooms.faces
    size = min(cards, numbers.ROOM_SIZE)
    return Rooms(cards, size, numbers.to_face(size), 0, int(cards > numbers.ROOM_SIZE))


def _expanded(layer: Layer, rooms: Rooms, aim: Aim, found: Found) -> Draft:
    groups = max(_FEWEST_GROUPS, 1 << (8 * len(layer.left)).bit_length())
    while True:
        draft = empty_draft(groups, _STATES_PER_GROUP * groups)
        outcome = expand(layer, rooms, aim, draft, found)
        if outcome == STOPPED:
            raise Cancelled
        if outcome == DONE:
            return draft
        groups *= 4


def _way_back(layers: list[Layer], parent: int, last: int) -> list[int]:
    """The states of a line after each of its rooms, first room first."""
    states = [last]
    for layer in reversed(layers[1:]):
        states.append(int(layer.states[parent]))
        parent = int(layer.parents[parent])
    states.reverse()
    return states


def _line(position: State, states: list[int]) -> tuple[Action, ...]:
    line: list[Action] = []

    def play(action: Action) -> None:
        nonlocal position
        line.append(action)
        position = rules.apply(position, action).state

    for state in states:
        if state >> AVOIDED_BIT & 1:
            play(AVOID)
        for action in actions_of(state, position.room):
            play(action)
    return tuple(line)
