"""One deal of Skull King in the arena: a whole game for each rotation of the minds over the seats."""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from time import perf_counter

from stammtisch.games import skullking
from stammtisch.minds import Mind
from stammtisch.minds.naming import named
from stammtisch.study.arena.luck import digest, number_of


@dataclass(frozen=True, slots=True)
class Performance:
    """What a mind did in one game."""

    points: int
    win: float
    """1 for a win, its share of a shared one, else 0."""
    met: int
    """Bids that were met exactly."""
    bids: int
    seconds: float
    """Time it thought; the only number that a seed does not repeat."""
    moves: int


@dataclass(frozen=True, slots=True)
class Deal:
    """The games that were played with the same cards."""

    number: int
    games: tuple[tuple[Performance, ...], ...]
    """By rotation, then by mind in the order of the lineup."""


def play_deal(minds: Sequence[str], seed: int, number: int) -> Deal:
    """Play a deal in every rotation. The same lineup, seed and number give the same games."""
    return Deal(number, tuple(_game(minds, seed, number, rotation) for rotation in range(len(minds))))


def _game(minds: Sequence[str], seed: int, number: int, rotation: int) -> tuple[Performance, ...]:
    """A whole game in which mind ``m`` sits on seat ``(m + rotation) % players``."""
    players = len(minds)
    seat_of = [(mind + rotation) % players for mind in range(players)]
    seconds, moves = [0.0] * players, [0] * players
    state = skullking.setup(skullking.Options(players=players), digest(seed, number))
    with ExitStack() as stack:
        seated: dict[int, Mind[skullking.View, skullking.Action]] = {
            seat_of[mind]: stack.enter_context(
                named(skullking.NAME, name, number_of(seed, number, rotation, mind))
            )
            for mind, name in enumerate(minds)
        }
        while seats := skullking.to_act(state):
            seat = seats[0]
            view = skullking.view(state, seat)
            began = perf_counter()
            action = seated[seat].choose(view)
            seconds[seat] += perf_counter() - began
            moves[seat] += 1
            state = skullking.play(state, seat, action).state
    result = skullking.result(state)
    assert result is not None
    return tuple(
        Performance(
            points=result.totals[seat],
            win=(seat in result.winners) / len(result.winners),
            met=sum(line.scores[seat].bid == line.scores[seat].won for line in state.sheet),
            bids=len(state.sheet),
            seconds=seconds[seat],
            moves=moves[seat],
        )
        for seat in seat_of
    )
