"""What the solver, and an expert who sees no pile, say about dungeons.

All of it is work for a :class:`.workshop.Workshop`: it takes milliseconds, but
seconds when it is used for the first time. Where Numba is missing or broken
nobody knows anything about a dungeon, and the log says why.
"""

import secrets
from collections.abc import Callable
from functools import cache, partial
from types import ModuleType
from typing import Any, Final, NamedTuple

import structlog

from stammtisch.games import scoundrel
from stammtisch.games.shuffle import SEED_BYTES
from stammtisch.house.job import Job
from stammtisch.house.refusals import Refusal
from stammtisch.house.workshop import Workshop, patiently
from stammtisch.minds import mind
from stammtisch.minds.preparing import is_ready
from stammtisch.study.preparing import solver_is_ready

_log = structlog.get_logger(__name__)

_MOST_TRIED: Final = 1000
"""Dungeons looked at before one that can be won is given up; about 6 in 1,000 cannot be."""

_LEVEL: Final = "expert"
_LUCK: Final = 1
"""The seed of the expert's own chances: it plays a dungeon once, the same way in every house."""


class Deal(NamedTuple):
    """A dungeon that was looked for."""

    number: int
    """Which one of those tried it is."""
    seed: bytes
    winnable: bool | None
    """None if nobody could say."""


class Study(NamedTuple):
    """What is known of a dungeon beyond whether it can be won; None where nobody can say."""

    best: int | None
    """The highest score there is."""
    expert: int | None
    """What an expert scores who does not see the pile."""


def prepared(job: Job) -> ModuleType | None:
    """The solver, once it is compiled and loaded; None if that cannot be.

    Loaded while the house opens: in the middle of a game everybody would feel it.
    """
    job.wait_for(solver_is_ready)
    return _solver()


def winnable(seed: bytes, job: Job) -> bool | None:
    """Whether a dungeon can be won; None if nobody can say."""
    solver = prepared(job)
    if solver is None:
        return None
    answer: bool | None = solver.winnable(_dealt(seed), _watch(solver, job))
    return answer


def first_winnable(seed_of: Callable[[int], bytes], job: Job) -> Deal:
    """The first dungeon that can be won; the very first one if nobody can say."""
    for number in range(_MOST_TRIED):
        seed = seed_of(number)
        verdict = winnable(seed, job)
        if verdict is not False:
            break
    return Deal(number, seed, verdict)


async def certified_seed(workshop: Workshop) -> bytes:
    """A fresh dungeon that can be won. Refuses ``solver_not_ready``, ``no_solver``, ``too_busy``."""
    search = partial(first_winnable, lambda _: secrets.token_bytes(SEED_BYTES))
    deal = await patiently(workshop.do(object(), search), Refusal("solver_not_ready"))
    if not deal.winnable:
        raise Refusal("no_solver")
    return deal.seed


def study(seed: bytes, job: Job) -> Study:
    """The best score of a dungeon, and what an expert scores in it, who is waited for."""
    solver = prepared(job)
    if solver is None:
        return Study(None, None)
    found = solver.solve(_dealt(seed), _watch(solver, job))
    return Study(found.best if found.proven else None, _expert(seed, job))


def _expert(seed: bytes, job: Job) -> int:
    job.wait_for(partial(is_ready, scoundrel.NAME, _LEVEL))
    player, state = mind(scoundrel.NAME, _LEVEL, _LUCK), _dealt(seed)
    while (result := scoundrel.result(state)) is None:
        job.pause(0)
        state = scoundrel.play(state, 0, player.choose(scoundrel.view(state, 0))).state
    return result.score


def _dealt(seed: bytes) -> scoundrel.State:
    return scoundrel.setup(scoundrel.Options(), seed)


@cache
def _solver() -> ModuleType | None:
    try:
        from stammtisch.study import solver

        solver.prepare()
    except Exception:  # a compiler can fail in every way there is; dungeons are dealt all the same
        _log.exception("no_solver")
        return None
    return solver


def _watch(solver: Any, job: Job) -> Any:
    watch = solver.Watch()
    job.when_abandoned(watch.cancel)
    return watch
