"""The record that a command is given: a file, or the standard input."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO, Final, NoReturn, TypeAlias

import typer

from stammtisch.cli.texts import _, ngettext

if TYPE_CHECKING:
    from stammtisch.games.record import Reading

INVALID: Final = 1
"""Exit code for a record with an illegal action."""
NO_RECORD: Final = 2
"""Exit code for a file that is no record, or none that the command can use."""

_NAMED_AT_MOST: Final = 5

RecordFile: TypeAlias = Annotated[
    str, typer.Argument(metavar="FILE", help=_("A record in JSON; - reads it from standard input."))
]
"""The argument that names the file."""


def read_record(file: str) -> "Reading":
    """The record in a file; if there is none, say why in one line and exit with NO_RECORD."""
    from stammtisch.cli import words
    from stammtisch.games import record

    try:
        reading = record.read(_content(file))
    except record.BadRecord as error:
        give_up(file, words.complaint(error))
    if reading.ignored:
        _warn(file, [words.printable(place, 40) for place in reading.ignored])
    return reading


def _content(file: str) -> bytes:
    if not file:
        raise typer.BadParameter(_("Name a file, or - for the standard input."), param_hint="FILE")
    try:
        if file == "-":
            return _bounded(sys.stdin.buffer)
        with Path(file).open("rb") as stream:
            return _bounded(stream)
    except FileNotFoundError:
        give_up(file, _("There is no such file."))
    except IsADirectoryError:
        give_up(file, _("This is a folder."))
    except PermissionError:
        give_up(file, _("You may not read this file."))
    except OSError:
        give_up(file, _("This file cannot be read."))


def _bounded(stream: BinaryIO) -> bytes:
    """As much as a record may hold, and a byte more to tell that there is more."""
    from stammtisch.games.document import MAX_BYTES

    return stream.read(MAX_BYTES + 1)


def _warn(file: str, ignored: Sequence[str]) -> None:
    named = ", ".join(ignored[:_NAMED_AT_MOST])
    if len(ignored) > _NAMED_AT_MOST:
        named += ", …"
    text = ngettext(
        "{number} unknown key was ignored: {named}",
        "{number} unknown keys were ignored: {named}",
        len(ignored),
    )
    _say(file, text.format(number=len(ignored), named=named))


def give_up(file: str, why: str) -> NoReturn:
    """Say what is wrong with a file, and exit with NO_RECORD."""
    _say(file, why)
    raise typer.Exit(NO_RECORD)


def _say(file: str, text: str) -> None:
    from stammtisch.cli.words import printable

    never_fail_to_encode()
    typer.echo(f"{printable(file)}: {text}", err=True)


def never_fail_to_encode() -> None:
    """Let a terminal that lacks a character show another instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
