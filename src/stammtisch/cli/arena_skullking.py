"""The arena of Skull King on the terminal."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import typer
from rich.console import Console
from rich.table import Table

from stammtisch.cli import lineup
from stammtisch.cli.counting import counting
from stammtisch.cli.figures import decimal, percent
from stammtisch.cli.texts import _
from stammtisch.games.skullking import NAME
from stammtisch.games.skullking.options import MAX_PLAYERS, MIN_PLAYERS
from stammtisch.study.arena import Measure, Standing, plot_standings, standings, tournament
from stammtisch.study.arena.tournament import deals_for

_PICTURES: Final = (".png", ".svg", ".pdf")
_ENOUGH: Final = 30
"""From so many deals on the margins mean something."""


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
    _check(minds, plot)
    with counting() as progress:
        task = progress.add_task(_("deals"), total=deals_for(games, len(minds)))
        deals = tournament(minds, games, seed, workers=workers, progress=lambda _deal: progress.advance(task))
    table = standings(minds, deals)
    if as_json:
        print(json.dumps({"game": NAME, "seed": seed, "deals": len(deals), "standings": _document(table)}))
    else:
        _show(table, len(deals))
    _write(table, markdown, plot)


def _check(minds: tuple[str, ...], plot: Path | None) -> None:
    if not MIN_PLAYERS <= len(minds) <= MAX_PLAYERS:
        hint = _("Skull King needs two to six bots, separated by commas.")
        raise typer.BadParameter(hint, param_hint="--minds")
    lineup.check(NAME, minds, "--minds")
    if plot and plot.suffix not in _PICTURES:
        hint = _("A picture ends in {endings}.").format(endings=", ".join(_PICTURES))
        raise typer.BadParameter(hint, param_hint="--plot")


def _write(table: tuple[Standing, ...], markdown: Path | None, plot: Path | None) -> None:
    try:
        if markdown:
            markdown.write_text(_markdown(table), encoding="utf-8")
        if plot:
            plot_standings(table, plot)
    except ImportError:
        problem = _("Without matplotlib nothing is drawn; install it first.")
    except OSError as error:
        problem = _("{file} cannot be written. Is there such a folder, and may you write there?").format(
            file=error.filename
        )
    else:
        return
    typer.echo(problem, err=True)
    raise typer.Exit(1)


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
    told = _("{deals} deals, each in every seating; ± holds 95 times in 100.").format(deals=deals)
    if deals < _ENOUGH:
        told += " " + _("With fewer than {enough} deals it says little.").format(enough=_ENOUGH)
    console.print(told, style="dim")


def _markdown(table: tuple[Standing, ...]) -> str:
    headings = _headings()
    rows = [headings, ("---", *("---:" for _heading in headings[1:])), *map(_cells, table)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)
