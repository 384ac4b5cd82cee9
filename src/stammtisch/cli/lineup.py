"""The bots that a command is given."""

from collections.abc import Iterable

import typer

from stammtisch.cli.texts import _
from stammtisch.cli.words import failure
from stammtisch.minds.external import ExternalMindError
from stammtisch.minds.naming import named
from stammtisch.minds.registry import levels


def check(game: str, minds: Iterable[str], option: str) -> None:
    """Refuse a name behind which there is no bot. Raises :class:`typer.BadParameter`."""
    for name in minds:
        try:
            with named(game, name, 0):
                pass
        except ExternalMindError as error:
            raise typer.BadParameter(failure(error), param_hint=option) from None
        except ValueError:
            text = _(
                "There is no bot “{name}”. There are {levels} and random, "
                "functions as package.module:function, and programs as ./program."
            )
            hint = text.format(name=name, levels=", ".join(levels(game)))
            raise typer.BadParameter(hint, param_hint=option) from None
