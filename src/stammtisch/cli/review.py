"""``stammtisch review``: what the decisions of a game were worth."""

import json
import signal
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import typer

from stammtisch.cli.record_file import RecordFile, never_fail_to_encode, read_record
from stammtisch.cli.studied_file import faultless
from stammtisch.cli.texts import _

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from stammtisch.games.contract import Replay
    from stammtisch.study.solver import Watch

app = typer.Typer(add_completion=False)

INTERRUPTED: Final = 130
"""Exit code after Ctrl-C, as shells have it."""


Level: TypeAlias = Literal["expert", "master"]
"""Who estimates the chances."""

_LEVEL: Final = "expert"


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
        Level | None,
        typer.Option(
            "--level",
            help=_("Who estimates the chances in a dungeon; a master takes ten times as long."),
            show_default=_LEVEL,
        ),
    ] = None,
) -> None:
    """Review a record, finished or not; exit codes as for ``replay``, and 130 after Ctrl-C."""
    from stammtisch.games import scoundrel

    never_fail_to_encode()
    reading = read_record(file)
    replayed = faultless(reading, as_json)
    if reading.game == scoundrel.NAME:
        study = _of_dungeon(replayed, level or _LEVEL)
    elif level:
        raise typer.BadParameter(_("Only dungeons have levels; leave --level out."), param_hint="--level")
    else:
        study = _of_skull_king(replayed)
    from stammtisch.study.solver import Cancelled

    try:
        found = _with_progress(study)
    except Cancelled:
        typer.echo(_("The review was cancelled."), err=True)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print(json.dumps({"game": reading.game, "level": level or _LEVEL, **asdict(found)}))
    else:
        study.show(found)


def _of_dungeon(replayed: "Replay[Any, Any]", level: Level) -> Study:
    from stammtisch.cli.review_tables import show
    from stammtisch.games import scoundrel
    from stammtisch.study.review.scoundrel import expert, review

    start = replayed.steps[0].state
    actions = [scoundrel.parse_action(text) for text in replayed.record.actions]
    _compile(scoundrel.NAME)
    chances = expert(level)
    return Study(lambda watch, report: review(start, actions, chances, watch, report), show)


def _of_skull_king(replayed: "Replay[Any, Any]") -> Study:
    from stammtisch.cli.review_skullking import show
    from stammtisch.games import record, skullking
    from stammtisch.study.review.skullking import expert, review

    start, moves = replayed.steps[0].state, record.made(skullking.NAME, replayed)
    _compile(skullking.NAME)
    values = expert()
    return Study(lambda watch, report: review(start, moves, values, watch, report), show)


def _compile(game: str) -> None:
    """Compile everything that a review needs, and say so if it takes a while."""
    from stammtisch.games import scoundrel
    from stammtisch.kernels.compiling import before_compiling
    from stammtisch.minds.preparing import rehearse
    from stammtisch.study import solver

    before_compiling(_say_that_it_compiles)
    if game == scoundrel.NAME:
        solver.prepare()
    rehearse(game, _LEVEL)  # a master thinks with the same kernels, for longer


def _say_that_it_compiles() -> None:
    typer.echo(_("Compiling what a review needs, once for this installation …"), err=True)


@contextmanager
def _cancelled_by_ctrl_c(watch: "Watch") -> "Iterator[None]":
    """Let Ctrl-C cancel, and not raise an exception wherever two threads happen to wait for each other."""
    before = signal.signal(signal.SIGINT, lambda *_: watch.cancel())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


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
        _cancelled_by_ctrl_c(watch),
    ):
        task = progress.add_task(_("Reviewing"), total=1.0)
        work = pool.submit(study.work, watch, lambda done: progress.update(task, completed=done))
        return work.result()
