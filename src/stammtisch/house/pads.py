"""Score pads shared by link: the owner's token writes, the link reads."""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

import sqlalchemy as sa

from stammtisch.house.idents import identifier, token, token_hash
from stammtisch.house.refusals import Refusal
from stammtisch.house.schema import pad
from stammtisch.house.shapes import Pad

LARGEST: Final = 64 * 1024
"""Bytes of JSON; a full block takes a tenth of it."""
DEEPEST: Final = 32
"""How many objects and lists may lie in each other; what lies deeper no answer could repeat."""

_COLUMNS: Final = (pad.c.share, pad.c.version, pad.c.body, pad.c.updated_at)


def share(connection: sa.Connection, body: Mapping[str, Any], now: datetime) -> tuple[Pad, str]:
    """Share a pad: the pad, and the owner's token. Refuses ``bad_pad``."""
    owner, link = token(), identifier()
    row = {
        "share": link,
        "owner_hash": token_hash(owner),
        "version": 1,
        "body": _text(body),
        "updated_at": now,
    }
    connection.execute(pad.insert(), row)
    return read(connection, link), owner


def write(connection: sa.Connection, link: str, owner: str, body: Mapping[str, Any], now: datetime) -> Pad:
    """Replace what a pad says. Refuses ``no_such_pad``, ``not_your_pad``, ``bad_pad``."""
    read(connection, link)
    values = {"version": pad.c.version + 1, "body": _text(body), "updated_at": now}
    theirs = sa.and_(pad.c.share == link, pad.c.owner_hash == token_hash(owner))
    if not connection.execute(pad.update().where(theirs).values(values)).rowcount:
        raise Refusal("not_your_pad")
    return read(connection, link)


def read(connection: sa.Connection, link: str) -> Pad:
    """A shared pad. Refuses ``no_such_pad``."""
    row = connection.execute(sa.select(*_COLUMNS).where(pad.c.share == link)).one_or_none()
    if row is None:
        raise Refusal("no_such_pad")
    return Pad(*row)


def _text(body: Mapping[str, Any]) -> str:
    if _is_deeper(body, DEEPEST):
        raise Refusal("bad_pad")
    try:
        text = json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        size = len(text.encode())
    except (TypeError, ValueError):  # also half a surrogate, which is no text
        raise Refusal("bad_pad") from None
    if size > LARGEST:
        raise Refusal("bad_pad")
    return text


def _is_deeper(value: Any, levels: int) -> bool:
    """Whether objects and lists lie in each other on more than so many levels."""
    if not isinstance(value, Mapping | list):
        return False
    inner = value.values() if isinstance(value, Mapping) else value
    return levels == 0 or any(_is_deeper(each, levels - 1) for each in inner)
