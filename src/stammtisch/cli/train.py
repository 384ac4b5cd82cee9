"""``stammtisch train``: make what bots have learned."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer

from stammtisch.cli.texts import _

app = typer.Typer(add_completion=False)

_FOLDER = typer.Option("--folder", help=_("Where to write it; into the package by default."))

_SHOWN: Final = 5
"""A line of the curve is printed for every so many blocks."""
_WIDTH: Final = 50
"""Characters that stand for all dungeons won."""


def _train_scoundrel(folder: Path | None) -> Path:
    from stammtisch.cli.counting import counting
    from stammtisch.cli.figures import percent
    from stammtisch.minds.scoundrel import recipe

    with counting() as progress:
        task = progress.add_task(_("self-play"), total=recipe.RECIPE.blocks)

        def tell(block: recipe.Block) -> None:
            text = _("won {share}").format(share=percent(block.won))
            progress.update(task, completed=block.number, description=text)
            if block.number % _SHOWN == 0:
                progress.print(f"{block.number:>4}  {'━' * round(_WIDTH * block.won)} {text}")

        network, curve = recipe.train(recipe.RECIPE, tell)
    target = folder or recipe.FOLDER
    recipe.write(target, recipe.RECIPE, network, curve)
    return target / recipe.WEIGHTS


def _train_skullking(folder: Path | None) -> Path:
    from stammtisch.cli.counting import counting
    from stammtisch.minds.skullking import recipe

    with counting() as progress:
        task = progress.add_task(_("self-play"), total=None)
        learned = recipe.train(
            recipe.RECIPE, lambda done, steps: progress.update(task, completed=done, total=steps)
        )
    target = folder or recipe.FOLDER
    recipe.write(target, recipe.RECIPE, learned)
    return target / recipe.TABLES


_TRAINERS: Final[dict[str, Callable[[Path | None], Path]]] = {
    "scoundrel": _train_scoundrel,
    "skullking": _train_skullking,
}


@app.command(help=_("Make anew what the bots have learned by playing against themselves."))
def train(
    game: Annotated[str, typer.Argument(help=_("The game: {games}.").format(games=", ".join(_TRAINERS)))],
    folder: Annotated[Path | None, _FOLDER] = None,
) -> None:
    """Dispatch to the recipe of the game."""
    if game not in _TRAINERS:
        raise typer.BadParameter(_("Nothing is learned for “{game}”.").format(game=game), param_hint="game")
    typer.echo(str(_TRAINERS[game](folder)))
