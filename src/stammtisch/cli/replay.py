"""``stammtisch replay``: play a record, and show what happened or what is wrong with it."""

import json
from typing import Annotated

import typer

from stammtisch.cli.record_file import INVALID, RecordFile, never_fail_to_encode, read_record
from stammtisch.cli.texts import _

app = typer.Typer(add_completion=False)


@app.command(help=_("Play a record of a game, and show what happened or what is wrong with it."))
def replay(
    file: RecordFile,
    as_json: Annotated[
        bool, typer.Option("--json", help=_("Print everything as one JSON document."))
    ] = False,
) -> None:
    """Exit with 0 for a valid record, 1 at the first illegal action, 2 for a file that is no record."""
    from stammtisch.games import record

    reading = read_record(file)
    replayed = record.replay(reading.game, reading.record)
    if as_json:
        print(json.dumps(record.report(reading.game, replayed)))
    else:
        from stammtisch.cli.replay_tables import show

        never_fail_to_encode()
        show(reading.game, replayed)
    if replayed.error:
        raise typer.Exit(INVALID)
