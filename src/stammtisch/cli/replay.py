"""``stammtisch replay``: play a record, and show what happened or what is wrong with it."""

import json
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, BinaryIO, Final, NoReturn

import typer

from stammtisch.cli.texts import _, ngettext

app = typer.Typer(add_completion=False)

INVALID: Final = 1
"""Exit code for a record with an illegal action."""
NO_RECORD: Final = 2
"""Exit code for a file that is no record."""

_NAMED_AT_MOST: Final = 5


@app.command(help=_("Play a record of a game, and show what happened or what is wrong with it."))
def replay(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help=_("A record in JSON; - reads it from standard input."))
    ],
    as_json: Annotated[
        bool, typer.Option("--json", help=_("Print everything as one JSON document."))
    ] = False,
) -> None:
    """Exit with 0 for a valid record, 1 at the first illegal action, 2 for a file that is no record."""
    from stammtisch.cli import words
    from stammtisch.games import record

    try:
        reading = record.read(_content(file))
    except record.BadRecord as error:
        _give_up(file, words.complaint(error))
    if reading.ignored:
        _warn(file, [words.printable(place) for place in reading.ignored])
    replayed = record.replay(reading.game, reading.record)
    if as_json:
        print(json.dumps(record.report(reading.game, replayed)))
    else:
        from stammtisch.cli.replay_tables import show

        _never_fail_to_encode()
        show(reading.game, replayed)
    if replayed.error:
        raise typer.Exit(INVALID)


def _content(file: str) -> bytes:
    try:
        if file == "-":
            return _bounded(sys.stdin.buffer)
        with Path(file).open("rb") as stream:
            return _bounded(stream)
    except FileNotFoundError:
        _give_up(file, _("There is no such file."))
    except IsADirectoryError:
        _give_up(file, _("This is a folder."))
    except PermissionError:
        _give_up(file, _("You may not read this file."))
    except OSError:
        _give_up(file, _("This file cannot be read."))


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


def _give_up(file: str, why: str) -> NoReturn:
    _say(file, why)
    raise typer.Exit(NO_RECORD)


def _say(file: str, text: str) -> None:
    from stammtisch.cli.words import printable

    _never_fail_to_encode()
    typer.echo(f"{printable(file)}: {text}", err=True)


def _never_fail_to_encode() -> None:
    """Let a terminal that lacks a character show another instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
