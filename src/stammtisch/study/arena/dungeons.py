"""One dungeon of Scoundrel in the arena, and what many of them say about a mind."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, quantiles
from time import perf_counter

from stammtisch.games import scoundrel
from stammtisch.minds.naming import named
from stammtisch.study.arena.luck import Z, digest, number_of


@dataclass(frozen=True, slots=True)
class Run:
    """How a mind fared in one dungeon."""

    number: int
    won: bool
    score: int
    seconds: tuple[float, ...]
    """The time it thought about each move; the only numbers that a seed does not repeat."""


@dataclass(frozen=True, slots=True)
class Expedition:
    """What many dungeons say about a mind."""

    mind: str
    games: int
    win_rate: float
    """Share of the dungeons that were won, 0 … 1."""
    ci95: tuple[float, float]
    """Within these the true share lies 95 times in 100."""
    mean_score: float
    milliseconds: float
    """Average time to think about a move."""
    milliseconds_p95: float
    """The time that 95 of 100 moves did not exceed."""


def play_dungeon(mind: str, seed: int, number: int) -> Run:
    """Let a mind play a random dungeon. The same mind, seed and number give the same run."""
    seconds = []
    state = scoundrel.setup(scoundrel.Options(), digest(seed, number))
    with named(scoundrel.NAME, mind, number_of(seed, number)) as player:
        while not state.over:
            view = scoundrel.view(state, 0)
            began = perf_counter()
            action = player.choose(view)
            seconds.append(perf_counter() - began)
            state = scoundrel.play(state, 0, action).state
    result = scoundrel.result(state)
    assert result is not None
    return Run(number, result.outcome == "won", result.score, tuple(seconds))


def expedition_of(mind: str, runs: Sequence[Run]) -> Expedition:
    """Sum up runs, of which there is at least one."""
    times = [second for run in runs for second in run.seconds]
    won = sum(run.won for run in runs)
    return Expedition(
        mind=mind,
        games=len(runs),
        win_rate=won / len(runs),
        ci95=_interval(won, len(runs)),
        mean_score=fmean(run.score for run in runs),
        milliseconds=1000 * fmean(times),
        milliseconds_p95=1000 * quantiles(times, n=20, method="inclusive")[-1],
    )


def _interval(won: int, games: int) -> tuple[float, float]:
    """The score interval of a share (E. B. Wilson, "Probable Inference", JASA 1927)."""
    share, weight = won / games, Z * Z / games
    centre = share + weight / 2
    reach = Z * sqrt(share * (1 - share) / games + weight / (4 * games))
    return (centre - reach) / (1 + weight), (centre + reach) / (1 + weight)
