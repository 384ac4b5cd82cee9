"""The review of a run of Scoundrel.

Two judges look at it. An expert who sees only what the player saw estimates
the chance to win after each action: what that falls by is what a decision gave
away, without any luck in it. The solver knows the whole pile: it says whether
this very dungeon could still be won.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from stammtisch.games.scoundrel import Action, State, View, format_action, rules, view
from stammtisch.study import solver
from stammtisch.study.line import by_rooms
from stammtisch.study.review.scoundrel_reasons import reason
from stammtisch.study.review.scoundrel_shapes import Ply, Review
from stammtisch.study.review.verdicts import CHANCE
from stammtisch.study.solver import Cancelled, Watch

Level: TypeAlias = Literal["expert", "master"]
"""Who estimates: the master takes longer and errs less."""

Chances: TypeAlias = Callable[[View, int], Mapping[Action, float]]
"""The chance to win (0 … 1) after each legal action, from a view and a seed."""

SOLVING: Final = 0.2
"""The solver's part of the progress; the rest are the estimates, one after another."""


def expert(level: Level = "master") -> Chances:
    """The estimates of a mind of that level. Needs Numba; compiles unless that was done before."""
    from stammtisch.minds.scoundrel.thinking import chances

    return lambda seen, seed: chances(seen, level, seed)


def review(
    start: State,
    actions: Sequence[Action],
    chances: Chances,
    watch: Watch | None = None,
    report: Callable[[float], None] = lambda _: None,
) -> Review:
    """Look back at a run, finished or not, from its first position and its actions.

    ``report`` is told the progress, 0 … 1. The same run gets the same review.
    Raises :class:`~stammtisch.study.solver.search.Cancelled` once ``watch`` is
    cancelled, and :class:`IllegalAction`.
    """
    watch = watch or Watch()
    positions = [start]
    for action in actions:
        positions.append(rules.apply(positions[-1], action).state)
    solution = solver.solve(start, watch)
    last = _last_winnable(positions, watch) if solution.winnable else None
    estimates: list[Estimate] = []
    for number, position in enumerate(positions):
        if watch.stop[0]:
            raise Cancelled
        report(SOLVING + (1 - SOLVING) * number / len(positions))
        estimates.append(_estimate(position, chances))
    report(1.0)
    ended = rules.result(positions[-1])
    return Review(
        outcome=ended.outcome if ended else None,
        score=ended.score if ended else None,
        winnable=solution.winnable,
        best=solution.best,
        proven=solution.proven,
        line=tuple(by_rooms(start, solution.line)),
        plies=tuple(
            _ply(*step, winnable=last is not None and number < last)
            for number, step in enumerate(zip(pairwise(positions), actions, pairwise(estimates), strict=True))
        ),
        winnable_until=last,
    )


@dataclass(frozen=True, slots=True)
class Estimate:
    """What the expert thinks of a position."""

    chance: float
    """To win from here: 1 or 0 if the run is over."""
    each: Mapping[Action, float]
    """After each legal action."""


def _estimate(position: State, chances: Chances) -> Estimate:
    if ended := rules.result(position):
        return Estimate(float(ended.outcome == "won"), {})
    # One seed for a room: all its positions are judged by the same imagined piles.
    each = chances(view(position, 0), position.rooms_opened)
    return Estimate(max(each.values()), each)


def _ply(
    positions: tuple[State, State], action: Action, estimates: tuple[Estimate, Estimate], *, winnable: bool
) -> Ply:
    """What an action was worth.

    Within a room an action shows nothing new, so what the expert thinks of the
    position that it leads to counts as well: beforehand, only the ways that
    seemed best were looked at closely.
    """
    (position, following), (now, then) = positions, estimates
    better = max(now.each, key=now.each.__getitem__)
    after = now.each[action]
    if following.rooms_opened == position.rooms_opened:
        after = max(after, then.chance)
    before = max(now.chance, after)
    found = CHANCE.verdict(before - after)
    weapon = position.weapon
    return Ply(
        room_number=position.rooms_opened,
        room=position.room,
        health=position.health,
        weapon=weapon.card if weapon else None,
        limit=weapon.limit if weapon else None,
        action=format_action(action),
        choices=len(now.each),
        before=before,
        after=after,
        better=format_action(better) if found else None,
        verdict=found,
        reason=reason(position, action, better) if found else None,
        winnable=winnable,
    )


def _last_winnable(positions: Sequence[State], watch: Watch) -> int:
    """The last of some positions in a row from which the dungeon can be won; the first one can be.

    What is lost once stays lost, so this halves the rows in question. A position
    of which the solver is not sure counts as lost.
    """
    won, beyond = 0, len(positions)
    while beyond - won > 1:
        middle = (won + beyond) // 2
        if solver.winnable(positions[middle], watch):
            won = middle
        else:
            beyond = middle
    return won
