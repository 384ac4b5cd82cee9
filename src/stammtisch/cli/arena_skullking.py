"""The arena of Skull King on the terminal."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from stammtisch.cli.counting import counting
from stammtisch.cli.figures import decimal, percent
from stammtisch.cli.texts import _
from stammtisch.cli.words import failure
from stammtisch.games.skullking import NAME, Options
from stammtisch.minds.external import ExternalMindError
from stammtisch.minds.naming import named
from stammtisch.study.arena import Measure, Standing, plot_standings, standings, tournament
from stammtisch.study.arena.tournament import deals_for


def run(
    minds: tuple[str, ...],
    games: int,
    seed: int,
    *,
    workers: int | None,
    as_json: bool,
    markdown: Path | None,
    plot: Path | None,
) -> None:
    """Play, then print the standings and write what was asked for."""
    _check(minds)
    with counting() as progress:
        task = progress.add_task(_("deals"), total=deals_for(games, len(minds)))
        deals = tournament(minds, games, seed, workers=workers, progress=lambda _deal: progress.advance(task))
    table = standings(minds, deals)
    if markdown:
        markdown.write_text(_markdown(table), encoding="utf-8")
    if plot:
        try:
            plot_standings(table, plot)
        except ImportError:
            typer.echo(_("Without matplotlib nothing is drawn; install it first."), err=True)
            raise typer.Exit(1) from None
    if as_json:
        print(json.dumps({"game": NAME, "seed": seed, "deals": len(deals), "standings": _document(table)}))
    else:
        _show(table, len(deals))


def _check(minds: tuple[str, ...]) -> None:
    try:
        Options(players=len(minds))
        for name in minds:
            with named(NAME, name, 0):
                pass
    except ExternalMindError as error:
        raise typer.BadParameter(failure(error), param_hint="--minds") from None
    except ValueError:
        hint = _("Skull King needs two to six bots, each a level, “random” or a program.")
        raise typer.BadParameter(hint, param_hint="--minds") from None


def _document(table: tuple[Standing, ...]) -> list[dict[str, Any]]:
    return [asdict(standing) for standing in table]


def _headings() -> tuple[str, ...]:
    return (
        _("Bot"),
        _("Games"),
        _("Points"),
        _("Games won"),
        _("Bids met"),
        _("Rating"),
        _("ms a move"),
    )


def _cells(standing: Standing) -> tuple[str, ...]:
    return (
        standing.mind,
        str(standing.games),
        _plain(standing.points),
        _percent(standing.wins),
        _percent(standing.met),
        _plain(standing.rating),
        decimal(standing.milliseconds, 2),
    )


def _plain(measure: Measure) -> str:
    return f"{decimal(measure.value)} ± {decimal(measure.margin)}"


def _percent(measure: Measure) -> str:
    return f"{decimal(100 * measure.value)} ± {percent(measure.margin)}"


def _show(table: tuple[Standing, ...], deals: int) -> None:
    console = Console(highlight=False, markup=False)
    grid = Table()
    for i, heading in enumerate(_headings()):
        grid.add_column(heading, justify="left" if i == 0 else "right")
    for standing in table:
        grid.add_row(*_cells(standing))
    console.print(grid)
    console.print(
        _("{deals} deals, each in every seating; ± holds 95 times in 100.").format(deals=deals), style="dim"
    )


def _markdown(table: tuple[Standing, ...]) -> str:
    headings = _headings()
    rows = [headings, ("---", *("---:" for _heading in headings[1:])), *map(_cells, table)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)
