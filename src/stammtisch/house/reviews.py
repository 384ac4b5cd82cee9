"""Reviews of games that are over: work for a :class:`.workshop.Workshop`."""

from functools import cache, partial
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import sqlalchemy as sa
import structlog

from stammtisch.games import record, scoundrel
from stammtisch.games.contract import Seat
from stammtisch.house import replays, solving
from stammtisch.house.job import Abandoned, Job, Ticket
from stammtisch.house.refusals import Refusal
from stammtisch.house.tables import Table
from stammtisch.house.workshop import Workshop
from stammtisch.minds.preparing import is_ready

if TYPE_CHECKING:
    from stammtisch.study.review.shapes import AnyReview

_log = structlog.get_logger(__name__)

_LEVEL: Final = "expert"


class Played(NamedTuple):
    """What was played: equal games have equal reviews."""

    game: str
    start: Any
    moves: tuple[tuple[Seat, Any], ...]


def played(connection: sa.Connection, table: Table) -> Played:
    """What was played at a table, without what was taken back. Refuses ``not_over``."""
    replays.check_over(table)
    return recorded(table.charter.game, replays.written(connection, table))


def recorded(game: str, written: Any) -> Played:
    """What is in a record that was read, up to its end or its first illegal move."""
    replay = record.replay(game, written)
    return Played(game, replay.steps[0].state, record.made(game, replay))


def ask(workshop: Workshop, played: Played) -> "Ticket[AnyReview]":
    """Have a game reviewed. Refuses ``too_busy``; the result may be refused with ``no_reviews``."""
    return workshop.ask(("review", played), partial(_review, played))


def _review(played: Played, job: Job) -> "AnyReview":
    if played.game == scoundrel.NAME and solving.prepared(job) is None:
        raise Refusal("no_reviews")
    job.wait_for(partial(is_ready, played.game, _LEVEL))
    study = _study(played.game)
    if study is None:
        raise Refusal("no_reviews")
    watch = study.Watch()
    job.when_abandoned(watch.cancel)
    if played.game == scoundrel.NAME:
        actions = [action for _, action in played.moves]
        look_back = partial(study.review, played.start, actions, study.expert(_LEVEL))
    else:
        look_back = partial(study.review, played.start, played.moves, study.expert())
    try:
        found: AnyReview = look_back(watch, job.report)
    except study.Cancelled:
        raise Abandoned from None
    return found


@cache
def _study(game: str) -> ModuleType | None:
    """What reviews are made with; None where Numba is missing or broken, and the log says why."""
    try:
        return import_module(f"stammtisch.study.review.{game}")
    except Exception:  # a compiler can fail in every way there is
        _log.exception("no_reviews")
        return None
