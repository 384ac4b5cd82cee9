"""``stammtisch warm``: compile everything that would be compiled on its first use."""

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

import typer

from stammtisch.cli.texts import _

app = typer.Typer(add_completion=False)


@app.command(help=_("Compile simulations, solver and bots now, so that nobody waits for it later."))
def warm() -> None:
    """Use each compiled part once, with a progress display."""
    from stammtisch.cli.counting import counting

    started = perf_counter()
    parts = list(_parts())
    with counting() as progress:
        task = progress.add_task("", total=len(parts))
        for name, use in parts:
            progress.update(task, description=name)
            use()
            progress.advance(task)
        progress.update(task, description="")
    typer.echo(_("Everything is compiled ({seconds} s).").format(seconds=round(perf_counter() - started)))


def _parts() -> Iterator[tuple[str, Callable[[], object]]]:
    """What is compiled, by name, and how to use it once."""
    from stammtisch.minds.preparing import COMPILED, rehearse
    from stammtisch.study import solver

    yield _("Simulations of Scoundrel"), _simulate
    yield _("Solver of Scoundrel"), solver.prepare
    for game, level in sorted(COMPILED):
        yield f"{game}: {level}", partial(rehearse, game, level)


def _simulate() -> None:
    import numpy as np

    from stammtisch.kernels.chance import chance
    from stammtisch.kernels.scoundrel_games import random_games
    from stammtisch.kernels.scoundrel_rows import FULL_DECK

    random_games(np.zeros(1, np.int16), FULL_DECK, chance(1))
