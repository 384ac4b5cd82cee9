"""The arena of Scoundrel on the terminal: one mind in many dungeons."""

import json

import typer

from stammtisch.cli import lineup
from stammtisch.cli.counting import counting
from stammtisch.cli.figures import decimal, percent
from stammtisch.cli.texts import _
from stammtisch.games.scoundrel import NAME
from stammtisch.study.arena import Expedition, expedition, expedition_of


def run(minds: tuple[str, ...], games: int, seed: int, *, workers: int | None, as_json: bool) -> None:
    """Play, then print how the mind fared."""
    mind = _only(minds)
    with counting() as progress:
        task = progress.add_task(_("dungeons"), total=games)
        runs = expedition(mind, games, seed, workers=workers, progress=lambda _run: progress.advance(task))
    found = expedition_of(mind, runs)
    if as_json:
        print(json.dumps(_document(found)))
    else:
        typer.echo(_sentences(found))


def _only(minds: tuple[str, ...]) -> str:
    if len(minds) != 1:
        raise typer.BadParameter(_("Scoundrel is played by one bot alone."), param_hint="--mind")
    lineup.check(NAME, minds, "--mind")
    return minds[0]


def _document(found: Expedition) -> dict[str, object]:
    return {
        "mind": found.mind,
        "games": found.games,
        "win_rate": found.win_rate,
        "ci95": list(found.ci95),
        "mean_score": found.mean_score,
        "ms_per_move": {"mean": found.milliseconds, "p95": found.milliseconds_p95},
    }


def _sentences(found: Expedition) -> str:
    low, high = found.ci95
    return "\n".join(
        (
            _(
                "{mind} won {share} of {games} dungeons; "
                "the truth lies between {low} and {high}, 95 times in 100."
            ).format(
                mind=found.mind,
                share=percent(found.win_rate),
                games=found.games,
                low=percent(low),
                high=percent(high),
            ),
            _("Average score: {score}.").format(score=decimal(found.mean_score)),
            _("Time to think about a move: {mean} ms on average, at most {p95} ms in 95 of 100.").format(
                mean=decimal(found.milliseconds, 2), p95=decimal(found.milliseconds_p95, 2)
            ),
        )
    )
