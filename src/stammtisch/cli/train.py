"""``stammtisch train``: make the tables that bots have learned from."""

from pathlib import Path
from typing import Annotated, Final

import typer

from stammtisch.cli.texts import _

app = typer.Typer(add_completion=False)

GAMES: Final = ("skullking",)


@app.command(help=_("Make the tables that the expert has learned by playing against itself."))
def train(
    game: Annotated[str, typer.Argument(help=_("The game: {games}.").format(games=", ".join(GAMES)))],
    folder: Annotated[
        Path | None, typer.Option("--folder", help=_("Where to write them; into the package by default."))
    ] = None,
) -> None:
    """Dispatch to the recipe of the game."""
    if game not in GAMES:
        raise typer.BadParameter(_("Nothing is learned for “{game}”.").format(game=game), param_hint="game")
    from rich.console import Console
    from rich.progress import Progress

    from stammtisch.minds.skullking import recipe

    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(_("self-play"), total=None)
        learned = recipe.train(
            recipe.RECIPE, lambda done, steps: progress.update(task, completed=done, total=steps)
        )
    target = folder or recipe.FOLDER
    recipe.write(target, recipe.RECIPE, learned)
    typer.echo(str(target / recipe.TABLES))
