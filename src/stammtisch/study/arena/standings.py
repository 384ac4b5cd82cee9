"""What the games of a tournament say about the minds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from openskill.models import PlackettLuce

from stammtisch.study.arena.luck import Z
from stammtisch.study.arena.matches import Deal, Performance


@dataclass(frozen=True, slots=True)
class Measure:
    """A number and how far the truth may be from it on either side, 95 times in 100."""

    value: float
    margin: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How one mind of the lineup did."""

    mind: str
    games: int
    points: Measure
    """Points in a game."""
    wins: Measure
    """Share of games won, 0 … 1; a shared win counts in part."""
    met: Measure
    """Share of bids met exactly, 0 … 1."""
    rating: Measure
    """openskill's Plackett-Luce rating; everybody starts with 25."""
    milliseconds: float
    """Average time to think about a move."""


def standings(minds: Sequence[str], deals: Sequence[Deal]) -> tuple[Standing, ...]:
    """A standing for each mind of the lineup, in its order; needs at least one deal."""
    ratings = _ratings(len(minds), deals)
    return tuple(
        _standing(name, [[game[mind] for game in deal.games] for deal in deals], ratings[mind])
        for mind, name in enumerate(minds)
    )


def _standing(name: str, deals: list[list[Performance]], rating: Measure) -> Standing:
    every = [performance for deal in deals for performance in deal]
    return Standing(
        mind=name,
        games=len(every),
        points=_measure(deals, lambda each: each.points),
        wins=_measure(deals, lambda each: each.win),
        met=_measure(deals, lambda each: each.met / each.bids),
        rating=rating,
        milliseconds=1000 * sum(each.seconds for each in every) / sum(each.moves for each in every),
    )


def _measure(deals: list[list[Performance]], what: Callable[[Performance], float]) -> Measure:
    """The mean over deals. Games with the same cards are no independent samples, so deals are counted."""
    means = [fmean(map(what, deal)) for deal in deals]
    margin = Z * stdev(means) / sqrt(len(means)) if len(means) > 1 else float("inf")
    return Measure(fmean(means), margin)


def _ratings(minds: int, deals: Sequence[Deal]) -> list[Measure]:
    """Rate the games in order."""
    model = PlackettLuce()
    teams = [[model.rating()] for _ in range(minds)]
    for deal in deals:
        for game in deal.games:
            teams = model.rate(teams, scores=[float(each.points) for each in game])
    return [Measure(rating.mu, Z * rating.sigma) for (rating,) in teams]
