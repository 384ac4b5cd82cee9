"""``stammtisch arena``: minds play with the same cards."""

from pathlib import Path
from typing import Annotated, Final

import typer

from stammtisch.cli.texts import _

app = typer.Typer(add_completion=False)

GAMES: Final = ("scoundrel", "skullking")


@app.command(help=_("Let bots play with the same cards, and measure how strong they are."))
def arena(
    game: Annotated[str, typer.Argument(help=_("The game: {games}.").format(games=", ".join(GAMES)))],
    minds: Annotated[
        str,
        typer.Option(
            "--minds",
            "--mind",
            help=_("The bots, separated by commas: levels, “random”, or programs. One for Scoundrel."),
        ),
    ],
    games: Annotated[int, typer.Option("--games", min=1, help=_("How many games to play at least."))] = 200,
    seed: Annotated[int, typer.Option("--seed", help=_("The same seed repeats every game."))] = 1,
    workers: Annotated[
        int | None,
        typer.Option("--workers", min=1, help=_("How many processes play; as many as cores by default.")),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help=_("Print everything as one JSON document."))
    ] = False,
    markdown: Annotated[
        Path | None, typer.Option("--markdown", help=_("Also write the table as Markdown to this file."))
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option("--plot", help=_("Also draw points and wins into this file (needs matplotlib).")),
    ] = None,
) -> None:
    """Dispatch to the module of the game."""
    if game not in GAMES:
        raise typer.BadParameter(_("There is no arena for “{game}”.").format(game=game), param_hint="game")
    lineup = tuple(name.strip() for name in minds.split(","))
    if game == "scoundrel" and (markdown or plot):
        raise typer.BadParameter(
            _("One bot alone makes no table and no picture; leave --markdown and --plot out."),
            param_hint="--markdown / --plot",
        )

    from stammtisch.cli.words import failure
    from stammtisch.minds.external import ExternalMindError

    try:
        if game == "scoundrel":
            from stammtisch.cli import arena_scoundrel

            arena_scoundrel.run(lineup, games, seed, workers=workers, as_json=as_json)
        else:
            from stammtisch.cli import arena_skullking

            arena_skullking.run(
                lineup, games, seed, workers=workers, as_json=as_json, markdown=markdown, plot=plot
            )
    except ExternalMindError as error:
        typer.echo(failure(error), err=True)
        raise typer.Exit(1) from None
