"""``stammtisch solve``: the best that can still come of a dungeon."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from stammtisch.cli.record_file import INVALID, RecordFile, give_up, never_fail_to_encode, read_record
from stammtisch.cli.texts import _

if TYPE_CHECKING:
    from stammtisch.games.scoundrel import State

app = typer.Typer(add_completion=False)


@app.command(
    help=_("Find the best score that a dungeon of Scoundrel still allows, with the whole pile known.")
)
def solve(
    file: RecordFile,
    as_json: Annotated[
        bool, typer.Option("--json", help=_("Print everything as one JSON document."))
    ] = False,
    each: Annotated[
        bool, typer.Option("--each", help=_("Also find the best score after each legal action."))
    ] = False,
) -> None:
    """Solve the last position of a record; exit codes as for ``replay``."""
    never_fail_to_encode()
    position = _last_position(file, as_json)

    from stammtisch.kernels.compiling import before_compiling
    from stammtisch.study import solver

    if not position.over:
        before_compiling(_say_that_it_compiles)
        solver.prepare()
    solution = solver.solve(position)
    after = solver.solve_each(position) if each else None
    if as_json:
        from stammtisch.games.scoundrel import format_action

        document = {
            "winnable": solution.winnable,
            "best": solution.best,
            "proven": solution.proven,
            "line": [format_action(action) for action in solution.line],
            "seconds": solution.seconds,
            "states": solution.states,
        }
        if after is not None:
            document["each"] = {format_action(action): found.best for action, found in after.items()}
        print(json.dumps(document))
    else:
        from stammtisch.cli.solve_tables import show

        show(position, solution, after)


def _say_that_it_compiles() -> None:
    typer.echo(_("Compiling the solver, once for this installation …"), err=True)


def _last_position(file: str, as_json: bool) -> "State":
    from stammtisch.games import record, scoundrel

    reading = read_record(file)
    if reading.game != scoundrel.NAME:
        give_up(file, _("Only dungeons of Scoundrel can be solved."))
    replayed = record.replay(reading.game, reading.record)
    if replayed.error:
        from stammtisch.cli.replay_tables import refused

        if as_json:
            print(json.dumps(record.report(reading.game, replayed)))
        else:
            typer.echo(refused(reading.game, replayed), err=True)
        raise typer.Exit(INVALID)
    state: State = replayed.state
    return state
