"""The daily dungeon: the same cards for everybody on the same UTC day.

A day could have many seeds, numbered from 0; :mod:`.almanac` settles which one
it has before anybody plays.
"""

import hashlib
import hmac
import secrets
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, NamedTuple

import sqlalchemy as sa

from stammtisch.games.shuffle import SEED_BYTES, commitment
from stammtisch.house.charter import Charter
from stammtisch.house.refusals import Refusal
from stammtisch.house.schema import daily_dungeon, guest, ranked_run, secret, standing
from stammtisch.house.shapes import Board, BoardRow, Outcome
from stammtisch.house.statistics import statistics

_SECRET: Final = "daily"


class Settled(NamedTuple):
    """The dungeon of a day."""

    seed: bytes
    winnable: bool | None
    """Whether it can be won; None if nobody could say when it was settled."""
    best: int | None
    expert: int | None
    """Both as in :class:`.shapes.Statistics`."""


def draw_secret(connection: sa.Connection) -> None:
    """Draw the secret behind all daily seeds, unless this house has one."""
    if connection.execute(sa.select(secret).where(secret.c.name == _SECRET)).one_or_none() is None:
        value = secrets.token_bytes(SEED_BYTES)
        connection.execute(secret.insert(), {"name": _SECRET, "value": value})


def key(connection: sa.Connection) -> bytes:
    """The secret behind all daily seeds."""
    found: bytes = connection.execute(sa.select(secret.c.value).where(secret.c.name == _SECRET)).scalar_one()
    return found


def numbered_seed(key: bytes, day: date, number: int) -> bytes:
    """A seed that a day could have: HMAC-SHA256 of ``scoundrel/2026-11-30``, then of ``…/1``, ``…/2``, ….

    The number is 0, 1, 2, …; the key is the house's secret.
    """
    label = f"scoundrel/{day.isoformat()}" + (f"/{number}" if number else "")
    return hmac.digest(key, label.encode(), hashlib.sha256)


def settled(connection: sa.Connection, day: date) -> Settled | None:
    """What is known of a day's dungeon; None before it is settled."""
    row = connection.execute(sa.select(daily_dungeon).where(daily_dungeon.c.day == day)).one_or_none()
    if row is None:
        return None
    seed = numbered_seed(key(connection), day, row.number)
    return Settled(seed, row.winnable, row.best, row.expert)


def settle(connection: sa.Connection, day: date, number: int, winnable: bool | None) -> None:
    """Give a day its dungeon, once and for all: what another node settled stands."""
    if settled(connection, day) is None:
        row = {"day": day, "number": number, "winnable": winnable}
        connection.execute(daily_dungeon.insert(), row)


def keep_study(connection: sa.Connection, day: date, best: int | None, expert: int | None) -> None:
    """Keep what was found out about a day's dungeon."""
    change = daily_dungeon.update().where(daily_dungeon.c.day == day)
    connection.execute(change, {"best": best, "expert": expert})


def unstudied(connection: sa.Connection, most: int = 20) -> list[date]:
    """Days of which something is not known yet, the latest first."""
    unknown = sa.or_(daily_dungeon.c.best.is_(None), daily_dungeon.c.expert.is_(None))
    query = sa.select(daily_dungeon.c.day).where(unknown).order_by(daily_dungeon.c.day.desc()).limit(most)
    return list(connection.execute(query).scalars())


def ranked_table(connection: sa.Connection, guest_id: str, day: date) -> str | None:
    """The table of the one run of a guest that counts on a day."""
    query = sa.select(ranked_run.c.table_id).where(ranked_run.c.guest_id == guest_id, ranked_run.c.day == day)
    return connection.execute(query).scalar_one_or_none()


def check_visible(connection: sa.Connection, charter: Charter, guest_id: str | None, today: date) -> None:
    """Refuse ``daily_hidden`` where somebody else's run would show cards that are still to be faced."""
    if charter.day is None or charter.created_by == guest_id:
        return
    if _is_ahead(_own_outcome(connection, guest_id, charter.day), charter.day, today):
        raise Refusal("daily_hidden")


def seed_is_public(connection: sa.Connection, charter: Charter, guest_id: str | None, today: date) -> bool:
    """Whether a guest may know the seed of a game that is over."""
    return charter.day is None or _is_known(connection, charter.day, guest_id, today)


def board(connection: sa.Connection, guest_id: str | None, day: date, today: date) -> Board:
    """The board of a day. Refuses ``no_such_day`` for days to come and days without a house."""
    known, outcomes = settled(connection, day), _outcomes(connection, day)
    if day > today or (day < today and not known and not outcomes):
        raise Refusal("no_such_day")
    rows = _rows(connection, guest_id, day, today)
    playing = sum(outcome == "running" for outcome in outcomes)
    outcome = _own_outcome(connection, guest_id, day)
    return Board(
        day=day,
        running=day == today,
        next_at=datetime.combine(today + timedelta(days=1), time(), UTC),
        rows=rows,
        playing=playing,
        table=None if guest_id is None else ranked_table(connection, guest_id, day),
        outcome=outcome,
        streak=0 if guest_id is None else streak(connection, guest_id, day),
        certified=known is not None and known.winnable is True,
        statistics=(
            statistics(rows, known.best, known.expert)
            if known and not _is_ahead(outcome, day, today)
            else None
        ),
        commitment=commitment(known.seed) if known else None,
        seed=known.seed.hex() if known and _is_known(connection, day, guest_id, today) else None,
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


def _is_ahead(own: Outcome | None, day: date, today: date) -> bool:
    """Whether a guest whose ranked run stands thus has the cards of a day still before them."""
    return own == "running" or (own is None and day >= today)


def _is_known(connection: sa.Connection, day: date, guest_id: str | None, today: date) -> bool:
    """Whether a guest may know a day's seed: the day is over, and so is their own ranked run of it."""
    return day < today and _own_outcome(connection, guest_id, day) != "running"
