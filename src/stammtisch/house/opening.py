"""Opening tables: dungeons alone, and tables for several."""

import secrets
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from stammtisch.games import scoundrel
from stammtisch.games.shuffle import SEED_BYTES
from stammtisch.house import daily, guests, rulebook
from stammtisch.house.charter import Charter, check_options
from stammtisch.house.desk import Act, Desk
from stammtisch.house.idents import identifier
from stammtisch.house.refusals import Refusal
from stammtisch.house.schema import dungeon, ranked_run
from stammtisch.house.shapes import Mode, TableOptions
from stammtisch.house.writer import Transaction

_ALONE = TableOptions(seats=1, talk=False)
_CODE_LENGTH = 8


def open_run(
    desk: Desk,
    transaction: Transaction,
    guest_id: str,
    mode: Mode,
    code: str | None,
    certified: bytes | None,
    now: datetime,
) -> str:
    """Start a dungeon; the daily's ranked run, once started, is resumed until it is over.

    ``certified`` is the seed of a random dungeon that can be won; None for any.
    """
    connection = transaction.connection
    charter: dict[str, Any] = {"day": None, "code": None, "ranked": False, "certified": False}
    if mode == "daily":
        today = now.date()
        ranked = daily.ranked_table(connection, guest_id, today)
        if ranked and desk.table(transaction, ranked).position.phase == "playing":
            return ranked
        dungeon_of_today = daily.settled(connection, today)
        if dungeon_of_today is None:
            raise Refusal("daily_not_ready")
        charter |= {"day": today, "ranked": ranked is None}
        charter |= {"seed": dungeon_of_today.seed, "certified": dungeon_of_today.winnable is True}
    elif mode == "code":
        charter |= {"code": code, "seed": _seed_of(connection, code)}
    else:
        charter |= _new_dungeon(connection, certified or secrets.token_bytes(SEED_BYTES))
        charter["certified"] = certified is not None
    table = Charter(
        id=identifier(),
        game=scoundrel.NAME,
        mode=mode,
        options=_ALONE,
        rules=rulebook.RULE_SETS[scoundrel.NAME],
        created_by=guest_id,
        created_at=now,
        **charter,
    )
    name = guests.by_id(connection, guest_id).name
    desk.open(transaction, table, [Act(0, f"!sit {name}", guest_id), Act(0, "!start", guest_id)])
    if table.ranked:
        row = {"day": table.day, "guest_id": guest_id, "table_id": table.id}
        connection.execute(ranked_run.insert(), row)
    return table.id


def open_table(
    desk: Desk,
    transaction: Transaction,
    guest_id: str,
    game: str,
    options: TableOptions,
    seated: list[Act],
    now: datetime,
) -> str:
    """Open a table for several, with the first acts at it. Refuses ``bad_options``."""
    if game not in rulebook.RULE_SETS or game == scoundrel.NAME:
        raise Refusal("bad_options", {"option": "game"})
    check_options(game, options)
    charter = Charter(
        id=identifier(),
        game=game,
        mode="table",
        options=options,
        rules=rulebook.RULE_SETS[game],
        seed=secrets.token_bytes(SEED_BYTES),
        code=None,
        day=None,
        ranked=False,
        certified=False,
        created_by=guest_id,
        created_at=now,
    )
    desk.open(transaction, charter, seated)
    return charter.id


def _new_dungeon(connection: sa.Connection, seed: bytes) -> dict[str, Any]:
    """A seed, and a code that leads to it and says nothing about it."""
    code = identifier(_CODE_LENGTH)
    connection.execute(dungeon.insert(), {"code": code, "seed": seed})
    return {"code": code, "seed": seed}


def _seed_of(connection: sa.Connection, code: str | None) -> bytes:
    query = sa.select(dungeon.c.seed).where(dungeon.c.code == code)
    seed: bytes | None = connection.execute(query).scalar_one_or_none()
    if seed is None:
        raise Refusal("no_such_code")
    return seed
