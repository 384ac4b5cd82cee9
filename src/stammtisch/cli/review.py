"""``stammtisch review``: what the decisions of a game were worth."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import typer

from stammtisch.cli.record_file import RecordFile, never_fail_to_encode, read_record
from stammtisch.cli.studied_file import faultless
from stammtisch.cli.texts import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.games.contract import Replay
    from stammtisch.study.review.scoundrel import Chances
    from stammtisch.study.review.skullking import Values
    from stammtisch.study.solver import Watch

app = typer.Typer(add_completion=False)

INTERRUPTED: Final = 130
"""Exit code after Ctrl-C, as shells have it."""


Level: TypeAlias = Literal["expert", "master"]
"""Who estimates the chances."""


class Study(NamedTuple):
    """How a game is reviewed, and how the review is shown."""

    work: "Callable[[Watch, Callable[[float], None]], Any]"
    """Given what cancels it and what is told the progress, 0 … 1."""
    show: "Callable[[Any], None]"


@app.command(
    help=_("Review a game: which decisions gave something away? Of a dungeon also: could it be won?")
)
def review(
    file: RecordFile,
    as_json: Annotated[
        bool, typer.Option("--json", help=_("Print everything as one JSON document."))
    ] = False,
    level: Annotated[
        Level,
        typer.Option(
            "--level",
            help=_("Who estimates the chances in a dungeon; a master takes ten times as long."),
        ),
    ] = "expert",
) -> None:
    """Review a record, finished or not; exit codes as for ``replay``, and 130 after Ctrl-C."""
    from stammtisch.games import scoundrel

    never_fail_to_encode()
    reading = read_record(file)
    replayed = faultless(reading, as_json)
    if reading.game == scoundrel.NAME:
        study = _of_dungeon(replayed, level)
    else:
        study, level = _of_skull_king(replayed), "expert"
    try:
        found = _with_progress(study)
    except KeyboardInterrupt:
        typer.echo(_("The review was cancelled."), err=True)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print(json.dumps({"game": reading.game, "level": level, **asdict(found)}))
    else:
        study.show(found)


def _of_dungeon(replayed: "Replay[Any, Any]", level: Level) -> Study:
    from stammtisch.cli.review_tables import show
    from stammtisch.games.scoundrel import parse_action
    from stammtisch.study.review.scoundrel import review

    start, actions = replayed.steps[0].state, [parse_action(text) for text in replayed.record.actions]
    chances = _compiled(level)
    return Study(lambda watch, report: review(start, actions, chances, watch, report), show)


def _of_skull_king(replayed: "Replay[Any, Any]") -> Study:
    from stammtisch.cli.review_skullking import show
    from stammtisch.games import record, skullking
    from stammtisch.study.review.skullking import review

    start, moves = replayed.steps[0].state, record.made(skullking.NAME, replayed)
    values = _compiled_for_skull_king()
    return Study(lambda watch, report: review(start, moves, values, watch, report), show)


def _compiled(level: Level) -> "Chances":
    """The estimates of that level, with everything compiled that a review needs."""
    from stammtisch.games.scoundrel import rules, view
    from stammtisch.games.scoundrel.cards import DECK
    from stammtisch.kernels.compiling import before_compiling
    from stammtisch.study import solver
    from stammtisch.study.review.scoundrel import expert

    before_compiling(_say_that_it_compiles)
    solver.prepare()
    chances = expert(level)
    chances(view(rules.enter(DECK), 0), 0)
    return chances


def _compiled_for_skull_king() -> "Values":
    """The expert's estimates, compiled."""
    from stammtisch.games import skullking
    from stammtisch.kernels.compiling import before_compiling
    from stammtisch.minds.preparing import rehearse
    from stammtisch.study.review.skullking import expert

    before_compiling(_say_that_it_compiles)
    rehearse(skullking.NAME, "expert")
    return expert()


def _say_that_it_compiles() -> None:
    typer.echo(_("Compiling what a review needs, once for this installation …"), err=True)


def _with_progress(study: Study) -> Any:
    """The review, made in another thread: Python hears of Ctrl-C only between two calls of a kernel."""
    from concurrent.futures import ThreadPoolExecutor

    from rich.console import Console
    from rich.progress import Progress

    from stammtisch.study.solver import Watch

    watch, console = Watch(), Console(stderr=True)
    with (
        Progress(console=console, transient=True, disable=not console.is_terminal) as progress,
        ThreadPoolExecutor(1) as pool,
    ):
        task = progress.add_task(_("Reviewing"), total=1.0)
        work = pool.submit(study.work, watch, lambda done: progress.update(task, completed=done))
        try:
            return work.result()
        except KeyboardInterrupt:
            watch.cancel()
            raise
