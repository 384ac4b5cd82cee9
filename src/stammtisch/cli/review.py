"""``stammtisch review``: what the decisions of a run were worth."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import typer

from stammtisch.cli.dungeon_file import read_dungeon
from stammtisch.cli.record_file import RecordFile, never_fail_to_encode
from stammtisch.cli.texts import _

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.games.scoundrel import Action, State
    from stammtisch.study.review.scoundrel import Chances
    from stammtisch.study.review.scoundrel_shapes import Review

app = typer.Typer(add_completion=False)

INTERRUPTED: Final = 130
"""Exit code after Ctrl-C, as shells have it."""


Level: TypeAlias = Literal["expert", "master"]
"""Who estimates the chances."""


@app.command(help=_("Review a run of Scoundrel: could it be won, and which decisions gave that away?"))
def review(
    file: RecordFile,
    as_json: Annotated[
        bool, typer.Option("--json", help=_("Print everything as one JSON document."))
    ] = False,
    level: Annotated[
        Level, typer.Option("--level", help=_("Who estimates the chances; a master takes ten times as long."))
    ] = "expert",
) -> None:
    """Review a record, finished or not; exit codes as for ``replay``, and 130 after Ctrl-C."""
    from stammtisch.games.scoundrel import parse_action

    never_fail_to_encode()
    replayed = read_dungeon(file, as_json)
    start, actions = replayed.steps[0].state, [parse_action(text) for text in replayed.record.actions]
    try:
        found = _with_progress(start, actions, _compiled(level))
    except KeyboardInterrupt:
        typer.echo(_("The review was cancelled."), err=True)
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print(json.dumps({"level": level, **asdict(found)}))
    else:
        from stammtisch.cli.review_tables import show

        show(found)


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


def _say_that_it_compiles() -> None:
    typer.echo(_("Compiling solver and expert, once for this installation …"), err=True)


def _with_progress(start: "State", actions: "Sequence[Action]", chances: "Chances") -> "Review":
    """The review, made in another thread: Python hears of Ctrl-C only between two calls of a kernel."""
    from concurrent.futures import ThreadPoolExecutor

    from rich.console import Console
    from rich.progress import Progress

    from stammtisch.study.review.scoundrel import review
    from stammtisch.study.solver import Watch

    watch, console = Watch(), Console(stderr=True)
    with (
        Progress(console=console, transient=True, disable=not console.is_terminal) as progress,
        ThreadPoolExecutor(1) as pool,
    ):
        task = progress.add_task(_("Reviewing"), total=1.0)
        work = pool.submit(
            review, start, actions, chances, watch, lambda done: progress.update(task, completed=done)
        )
        try:
            return work.result()
        except KeyboardInterrupt:
            watch.cancel()
            raise
