"""``stammtisch solve``: the best that can still come of a dungeon."""

import json
from typing import Annotated

import typer

from stammtisch.cli.record_file import RecordFile, never_fail_to_encode
from stammtisch.cli.studied_file import read_dungeon
from stammtisch.cli.texts import _

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
    position = read_dungeon(file, as_json).state

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
