"""The daily dungeon: the same cards for everybody on the same UTC day."""

import hashlib
import hmac
import secrets
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

import sqlalchemy as sa

from stammtisch.games.shuffle import SEED_BYTES, commitment
from stammtisch.house.charter import Charter
from stammtisch.house.refusals import Refusal
from stammtisch.house.schema import guest, ranked_run, secret, standing
from stammtisch.house.shapes import Board, BoardRow, Outcome

_SECRET: Final = "daily"


def draw_secret(connection: sa.Connection) -> None:
    """Draw the secret behind all daily seeds, unless this house has one."""
    if connection.execute(sa.select(secret).where(secret.c.name == _SECRET)).one_or_none() is None:
        value = secrets.token_bytes(SEED_BYTES)
        connection.execute(secret.insert(), {"name": _SECRET, "value": value})


def seed(connection: sa.Connection, day: date) -> bytes:
    """The seed of a day: HMAC-SHA256 of the house's secret."""
    key = connection.execute(sa.select(secret.c.value).where(secret.c.name == _SECRET)).scalar_one()
    return hmac.digest(key, f"scoundrel/{day.isoformat()}".encode(), hashlib.sha256)


def ranked_table(connection: sa.Connection, guest_id: str, day: date) -> str | None:
    """The table of the one run of a guest that counts on a day."""
    query = sa.select(ranked_run.c.table_id).where(ranked_run.c.guest_id == guest_id, ranked_run.c.day == day)
    return connection.execute(query).scalar_one_or_none()


def check_visible(connection: sa.Connection, charter: Charter, guest_id: str | None, today: date) -> None:
    """Refuse ``daily_hidden`` where somebody else's run would show cards that are still to be faced."""
    if charter.day is None or charter.created_by == guest_id:
        return
    outcome = _own_outcome(connection, guest_id, charter.day)
    if outcome == "running" or (outcome is None and charter.day >= today):
        raise Refusal("daily_hidden")


def seed_is_public(connection: sa.Connection, charter: Charter, guest_id: str | None, today: date) -> bool:
    """Whether a guest may know the seed of a game that is over."""
    return charter.day is None or _is_known(connection, charter.day, guest_id, today)


def board(connection: sa.Connection, guest_id: str | None, day: date, today: date) -> Board:
    """The board of a day. Refuses ``no_such_day`` for days to come."""
    if day > today:
        raise Refusal("no_such_day")
    rows = _rows(connection, guest_id, day, today)
    playing = sum(outcome == "running" for outcome in _outcomes(connection, day))
    day_seed = seed(connection, day)
    return Board(
        day=day,
        running=day == today,
        next_at=datetime.combine(today + timedelta(days=1), time(), UTC),
        rows=rows,
        playing=playing,
        table=None if guest_id is None else ranked_table(connection, guest_id, day),
        outcome=_own_outcome(connection, guest_id, day),
        streak=0 if guest_id is None else streak(connection, guest_id, day),
        commitment=commitment(day_seed),
        seed=day_seed.hex() if _is_known(connection, day, guest_id, today) else None,
    )


def streak(connection: sa.Connection, guest_id: str, day: date) -> int:
    """Days in a row on which a guest finished a ranked run, up to ``day`` or the one before it."""
    query = sa.select(standing.c.day).where(
        standing.c.guest_id == guest_id,
        standing.c.ranked,
        standing.c.outcome.in_(("won", "lost")),
        standing.c.day <= day,
    )
    finished = {each.toordinal() for each in connection.execute(query).scalars()}
    last = day.toordinal()
    if last not in finished:
        last -= 1
    length = 0
    while last - length in finished:
        length += 1
    return length


def _rows(connection: sa.Connection, guest_id: str | None, day: date, today: date) -> tuple[BoardRow, ...]:
    """Best score first, then fewer rooms avoided, then the earlier end; abandoned runs last.

    Equal scores share a rank. A run that its day left unfinished is listed with the abandoned ones.
    """
    listed = ("won", "lost", "abandoned") if day == today else ("won", "lost", "abandoned", "running")
    query = (
        sa.select(standing, guest.c.name)
        .join(guest, guest.c.id == standing.c.guest_id)
        .where(standing.c.day == day, standing.c.ranked, standing.c.outcome.in_(listed))
        .order_by(
            standing.c.score.is_(None),
            standing.c.score.desc(),
            standing.c.rooms_avoided,
            standing.c.ended_at,
            standing.c.started_at,
        )
    )
    rows: list[BoardRow] = []
    for place, row in enumerate(connection.execute(query), 1):
        tied = rows and rows[-1].score == row.score
        rank = rows[-1].rank if tied else place
        you = row.guest_id == guest_id
        rows.append(BoardRow(rank, row.name, you, row.outcome, row.score, row.rooms_avoided, row.ended_at))
    return tuple(rows)


def _outcomes(connection: sa.Connection, day: date) -> list[Outcome]:
    query = sa.select(standing.c.outcome).where(standing.c.day == day, standing.c.ranked)
    return list(connection.execute(query).scalars())


def _own_outcome(connection: sa.Connection, guest_id: str | None, day: date) -> Outcome | None:
    query = sa.select(standing.c.outcome).where(
        standing.c.day == day, standing.c.ranked, standing.c.guest_id == guest_id
    )
    outcome: Outcome | None = connection.execute(query).scalar_one_or_none()
    return outcome


def _is_known(connection: sa.Connection, day: date, guest_id: str | None, today: date) -> bool:
    """Whether a guest may know a day's seed: the day is over, and so is their own ranked run of it."""
    return day < today and _own_outcome(connection, guest_id, day) != "running"
