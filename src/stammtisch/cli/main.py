"""The ``stammtisch`` command.

Each subcommand is a module of this package that holds ``app``, a Typer app of
that one command, ``typer.Typer(add_completion=False)``. The module is imported
when its command is run or listed, and imports its own machinery inside the
command: replaying a record loads no web server, and ``--help`` loads neither.
"""

from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from stammtisch import __version__
from stammtisch.cli.texts import _

COMMANDS: Final = ("serve", "replay", "solve", "review", "arena", "train", "warm")
"""The subcommands in the order that ``--help`` lists them."""


class LazyGroup(TyperGroup):
    """A group that imports the module of a command when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - Typer's signature
        """The names of all subcommands."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:
        """The subcommand of that name, or None."""
        if cmd_name not in COMMANDS:
            return None
        command = typer.main.get_command(import_module(f"stammtisch.cli.{cmd_name}").app)
        assert isinstance(command, TyperCommand)
        command.name = cmd_name
        _translate(command.get_help_option(ctx))
        return command

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        """``--help``, with its own help in the language of the terminal."""
        return _translate(super().get_help_option(ctx))


def _translate(help_option: TyperOption | None) -> TyperOption | None:
    """Put into our words the one text of Typer that it does not take from a catalogue."""
    if help_option:
        help_option.help = _("Show this message and exit.")
    return help_option


app = typer.Typer(
    cls=LazyGroup,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help=_("A house for card games: Scoundrel and Skull King."),
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", help=_("Print the version."), callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """What every subcommand has in common."""


def run() -> None:
    """The entry point of the console script."""
    app(prog_name="stammtisch")
