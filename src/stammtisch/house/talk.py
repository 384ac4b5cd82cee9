"""Reactions and lines of text at a table."""

from datetime import datetime, timedelta
from typing import Final, Literal, TypeAlias

import sqlalchemy as sa

from stammtisch.house.names import LONGEST_LINE, clean, is_visible
from stammtisch.house.refusals import Refusal
from stammtisch.house.schema import talk
from stammtisch.house.shapes import TalkLine
from stammtisch.house.tables import Table

Kind: TypeAlias = Literal["reaction", "text"]

REACTIONS: Final = ("yoho", "cheers", "laugh", "wow", "oops", "hurry", "thanks", "sorry")
"""The reactions there are; the client has a picture and a word for each."""

BURST: Final = 5
"""How many lines somebody may say within :data:`WINDOW`."""
WINDOW: Final = timedelta(seconds=10)

_COLUMNS: Final = (talk.c.id, talk.c.seat, talk.c.name, talk.c.kind, talk.c.body, talk.c.at)


def say(
    connection: sa.Connection,
    table: Table,
    guest: str,
    command: str,
    kind: Kind,
    body: str,
    now: datetime,
) -> TalkLine:
    """Say something, once for each ``command``.

    Refuses ``talk_off``, ``not_seated``, ``bad_talk``, ``too_fast``.
    """
    if said := _said(connection, table.charter.id, guest, command):
        return said
    if not table.charter.options.talk:
        raise Refusal("talk_off")
    seat = table.position.own_seat(guest)
    text = body if kind == "reaction" else clean(body)
    if (kind == "reaction" and text not in REACTIONS) or not is_visible(text) or len(text) > LONGEST_LINE:
        raise Refusal("bad_talk", {"longest": LONGEST_LINE})
    _check_pace(connection, table.charter.id, guest, now)
    line = {"seat": seat, "name": table.position.places[seat].name, "kind": kind, "body": text, "at": now}
    row = {"table_id": table.charter.id, "guest_id": guest, "command_id": command, **line}
    return TalkLine(*connection.execute(talk.insert().returning(*_COLUMNS), row).one())


def lines(connection: sa.Connection, table: str, since: int, most: int = 50) -> tuple[TalkLine, ...]:
    """The last lines after line ``since``, oldest first."""
    query = (
        sa.select(*_COLUMNS)
        .where(talk.c.table_id == table, talk.c.id > since)
        .order_by(talk.c.id.desc())
        .limit(most)
    )
    return tuple(TalkLine(*row) for row in reversed(connection.execute(query).all()))


def _said(connection: sa.Connection, table: str, guest: str, command: str) -> TalkLine | None:
    query = sa.select(*_COLUMNS).where(
        talk.c.table_id == table, talk.c.guest_id == guest, talk.c.command_id == command
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else TalkLine(*row)


def _check_pace(connection: sa.Connection, table: str, guest: str, now: datetime) -> None:
    recent = sa.and_(talk.c.at > now - WINDOW, talk.c.at <= now)  # none from before the clock was set back
    query = (
        sa.select(talk.c.at)
        .where(talk.c.table_id == table, talk.c.guest_id == guest, recent)
        .order_by(talk.c.id.desc())
    )
    said = connection.execute(query).scalars().all()
    if len(said) >= BURST:
        wait = said[BURST - 1] + WINDOW - now
        raise Refusal("too_fast", {"seconds": max(1, round(wait.total_seconds()))})
