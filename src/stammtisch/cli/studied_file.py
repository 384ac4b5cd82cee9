"""The games that a command studies: records without a fault."""

import json
from typing import TYPE_CHECKING, Any

import typer

from stammtisch.cli.record_file import INVALID, give_up, read_record
from stammtisch.cli.texts import _

if TYPE_CHECKING:
    from stammtisch.games.contract import Replay
    from stammtisch.games.record import Reading
    from stammtisch.games.scoundrel import State


def read_dungeon(file: str, as_json: bool) -> "Replay[Any, State]":
    """The replayed dungeon in a file; without one, exits with INVALID or NO_RECORD as ``replay`` does."""
    from stammtisch.games import scoundrel

    reading = read_record(file)
    if reading.game != scoundrel.NAME:
        give_up(file, _("Only dungeons of Scoundrel can be solved."))
    return faultless(reading, as_json)


def faultless(reading: "Reading", as_json: bool) -> "Replay[Any, Any]":
    """A record, replayed; if the rules refuse an action, exits with INVALID as ``replay`` does."""
    from stammtisch.games import record

    replayed = record.replay(reading.game, reading.record)
    if replayed.error:
        from stammtisch.cli.replay_tables import refused

        if as_json:
            print(json.dumps(record.report(reading.game, replayed)))
        else:
            typer.echo(refused(reading.game, replayed), err=True)
        raise typer.Exit(INVALID)
    return replayed
