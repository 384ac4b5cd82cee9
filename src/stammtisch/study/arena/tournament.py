"""Many deals or dungeons on all cores."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from stammtisch.games import scoundrel, skullking
from stammtisch.minds import levels
from stammtisch.minds.preparing import rehearse
from stammtisch.study.arena.dungeons import Run, play_dungeon
from stammtisch.study.arena.matches import Deal, play_deal

T = TypeVar("T")


def deals_for(games: int, players: int) -> int:
    """How many deals it takes to play at least so many games, one for each rotation."""
    return -(-games // players)


def tournament(
    minds: Sequence[str],
    games: int,
    seed: int,
    *,
    workers: int | None = None,
    progress: Callable[[Deal], None] = lambda _: None,
) -> tuple[Deal, ...]:
    """Play at least so many games, whole deals only, and call ``progress`` after each deal, in order.

    ``workers`` processes share the deals, without a number one for each core;
    how many there are changes nothing but the time.
    """
    deals = range(deals_for(games, len(minds)))
    warm_up = partial(_warm_up, skullking.NAME, tuple(minds))
    return _all(partial(play_deal, tuple(minds), seed), deals, workers, warm_up, progress)


def expedition(
    mind: str,
    games: int,
    seed: int,
    *,
    workers: int | None = None,
    progress: Callable[[Run], None] = lambda _: None,
) -> tuple[Run, ...]:
    """Let a mind play so many random dungeons of Scoundrel; the rest as for :func:`tournament`."""
    warm_up = partial(_warm_up, scoundrel.NAME, (mind,))
    return _all(partial(play_dungeon, mind, seed), range(games), workers, warm_up, progress)


def _warm_up(game: str, minds: tuple[str, ...]) -> None:
    """Load and compile what the levels among the minds need: that is no time to think about a move."""
    for level in set(minds).intersection(levels(game)):
        with suppress(ImportError):  # without Numba they play all the same, and say so
            rehearse(game, level)


def _all(
    play: Callable[[int], T],
    numbers: range,
    workers: int | None,
    warm_up: Callable[[], None],
    progress: Callable[[T], None],
) -> tuple[T, ...]:
    played = []
    with _mapping(workers or os.cpu_count() or 1, warm_up) as mapping:
        for each in mapping(play, numbers):
            played.append(each)
            progress(each)
    return tuple(played)


@contextmanager
def _mapping(
    workers: int, warm_up: Callable[[], None]
) -> Iterator[Callable[[Callable[[int], T], range], Iterator[T]]]:
    """A ``map`` over so many processes, or in this one; each begins with ``warm_up``."""
    if workers == 1:
        warm_up()
        yield map
        return
    # Started afresh, because a copied process may not own its threads' locks.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=warm_up)
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)
