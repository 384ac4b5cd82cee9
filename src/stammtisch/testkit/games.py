"""Whole games of any kind, played by numbers."""

import random
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import repeat
from typing import Any, Generic, TypeVar

from stammtisch.games import record
from stammtisch.games.contract import Game, Seat, Step
from stammtisch.games.shuffle import SEED_BYTES

S = TypeVar("S")  # state
O = TypeVar("O")  # noqa: E741 - options, as in the contract


@dataclass(frozen=True, slots=True)
class Played(Generic[S, O]):
    """A game that was played, perhaps not to its end."""

    game: str
    options: O
    seed: bytes
    moves: tuple[tuple[Seat, str], ...]
    steps: tuple[Step[S], ...]
    """The first state, without events; then a step for each move."""

    @property
    def state(self) -> S:
        """The last state."""
        return self.steps[-1].state


def play_on(
    game: Game[S, Any, Any], state: S, picks: Iterable[int]
) -> tuple[tuple[tuple[Seat, str], ...], tuple[Step[S], ...]]:
    """Moves and steps from a state on, until the game or the picks end.

    A pick is any whole number; it chooses, modulo their number, among all
    legal actions of all seats that may act. The first step is the state itself.
    """
    moves, steps = [], [Step[S](state, ())]
    for pick in picks:
        choices = [(seat, action) for seat in game.to_act(state) for action in game.legal(state, seat)]
        if not choices:
            break
        seat, action = choices[pick % len(choices)]
        step = game.play(state, seat, action)
        state = step.state
        moves.append((seat, game.format_action(action)))
        steps.append(step)
    return tuple(moves), tuple(steps)


def play_game(game: Game[S, Any, O], options: O, seed: bytes, picks: Iterable[int]) -> Played[S, O]:
    """Set a game up and play it by picks, see :func:`play_on`."""
    return Played(game.NAME, options, seed, *play_on(game, game.setup(options, seed), picks))


def random_game(game: Game[S, Any, O], rng: random.Random, options: O) -> Played[S, O]:
    """A game with a random seed and random actions, played to its end."""
    seed = rng.randbytes(SEED_BYTES)
    return play_game(game, options, seed, (rng.getrandbits(32) for _ in repeat(None)))


def record_of(played: Played[Any, Any]) -> dict[str, Any]:
    """The portable record of a game, as JSON values."""
    written = record.of_table(played.game, played.options, played.seed, played.moves)
    return record.write(played.game, written)
