"""``stammtisch warm``: compile everything that would be compiled on its first use."""

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter
from typing import Any

import typer

from stammtisch.cli.texts import _
from stammtisch.games.contract import Game
from stammtisch.games.shuffle import SEED_BYTES

app = typer.Typer(add_completion=False)

_TURNS = 12
"""Enough for a mind to meet every kind of question it is asked."""


@app.command(help=_("Compile simulations, solver and bots now, so that nobody waits for it later."))
def warm() -> None:
    """Use each compiled part once, with a progress display."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    started = perf_counter()
    parts = list(_parts())
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=len(parts))
        for name, use in parts:
            progress.update(task, description=name)
            use()
            progress.advance(task)
        progress.update(task, description="")
    typer.echo(_("Everything is compiled ({seconds} s).").format(seconds=round(perf_counter() - started)))


def _parts() -> Iterator[tuple[str, Callable[[], object]]]:
    """What is compiled, by name, and how to use it once."""
    from stammtisch.games import scoundrel, skullking
    from stammtisch.minds import registry
    from stammtisch.study import solver

    yield _("Simulations of Scoundrel"), _simulate
    yield _("Solver of Scoundrel"), solver.prepare
    games: tuple[tuple[Game[Any, Any, Any], object], ...] = (
        (scoundrel, scoundrel.Options()),
        (skullking, skullking.Options()),
    )
    for game, options in games:
        for level in registry.levels(game.NAME):
            yield f"{game.NAME}: {level}", partial(_sit_in, game, options, level)


def _simulate() -> None:
    import numpy as np

    from stammtisch.kernels.chance import chance
    from stammtisch.kernels.scoundrel_games import random_games
    from stammtisch.kernels.scoundrel_rows import FULL_DECK

    random_games(np.zeros(1, np.int16), FULL_DECK, chance(1))


def _sit_in(game: Game[Any, Any, Any], options: object, level: str) -> None:
    """Let a mind play the first turns of a game, in all seats."""
    from stammtisch.minds.registry import mind

    player = mind(game.NAME, level, seed=1)
    state = game.setup(options, bytes(SEED_BYTES))
    for _turn in range(_TURNS):
        for seat in game.to_act(state)[:1]:
            state = game.play(state, seat, player.choose(game.view(state, seat))).state
