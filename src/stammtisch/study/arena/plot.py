"""Standings as a picture, if matplotlib is installed."""

from collections.abc import Sequence
from pathlib import Path

from stammtisch.study.arena.standings import Standing


def plot_standings(table: Sequence[Standing], file: Path) -> None:
    """Draw points, wins and bids met with their margins; the suffix names the format.

    Raises :class:`ImportError` without matplotlib.
    """
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 1.2 + 0.5 * len(table)), layout="constrained")
    places = range(len(table))
    panels = (
        ("points", [standing.points for standing in table]),
        ("games won", [standing.wins for standing in table]),
        ("bids met", [standing.met for standing in table]),
    )
    for axes, (title, measures) in zip(figure.subplots(1, len(panels), sharey=True), panels, strict=True):
        values, margins = [each.value for each in measures], [each.margin for each in measures]
        axes.barh(places, values, xerr=margins, color="#3b6ea5", ecolor="#222222", capsize=3)
        axes.set_title(title)
        axes.set_yticks(places, [standing.mind for standing in table])
        axes.invert_yaxis()
    figure.savefig(file)
