"""Reviews of runs that are over: work for a :class:`.workshop.Workshop`."""

from functools import cache, partial
from types import ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple

import sqlalchemy as sa
import structlog

from stammtisch.games import scoundrel
from stammtisch.house import log, replays, rulebook
from stammtisch.house.refusals import Refusal
from stammtisch.house.tables import Table
from stammtisch.house.workshop import Abandoned, Job, Ticket, Workshop
from stammtisch.minds.preparing import is_ready
from stammtisch.study.preparing import solver_is_ready

if TYPE_CHECKING:
    from stammtisch.study.review.scoundrel_shapes import Review

_log = structlog.get_logger(__name__)

_LEVEL: Final = "expert"
_MOMENT: Final = 0.2
"""Seconds after which a job that waits for a compiler looks whether it still should."""


class Run(NamedTuple):
    """What was played: equal runs have equal reviews."""

    start: scoundrel.State
    actions: tuple[scoundrel.Action, ...]


def run(connection: sa.Connection, table: Table) -> Run:
    """What was played at a table, without what was taken back. Refuses ``not_over``, ``no_such_review``."""
    if table.charter.game != scoundrel.NAME:
        raise Refusal("no_such_review")
    replays.check_over(table)
    moves = replays.moves(log.read(connection, table.charter.id))
    return Run(rulebook.deal(table.charter), tuple(scoundrel.parse_action(move.action) for move in moves))


def ask(workshop: Workshop, run: Run) -> "Ticket[Review]":
    """Have a run reviewed. Refuses ``too_busy``; the result may be refused with ``no_reviews``."""
    return workshop.ask(("review", run), partial(_review, run))


def _review(run: Run, job: Job) -> "Review":
    while not (solver_is_ready(within=_MOMENT) and is_ready(scoundrel.NAME, _LEVEL)):
        job.pause(_MOMENT)
    study = _study()
    if study is None:
        raise Refusal("no_reviews")
    watch = study.Watch()
    job.when_abandoned(watch.cancel)
    try:
        found: Review = study.review(run.start, run.actions, study.expert(_LEVEL), watch, job.report)
    except study.Cancelled:
        raise Abandoned from None
    return found


@cache
def _study() -> ModuleType | None:
    """What reviews are made with; None where Numba is missing or broken, and the log says why."""
    try:
        from stammtisch.study import solver
        from stammtisch.study.review import scoundrel as study

        solver.prepare()
    except Exception:  # a compiler can fail in every way there is
        _log.exception("no_reviews")
        return None
    return study
