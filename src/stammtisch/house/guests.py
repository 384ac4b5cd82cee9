"""People without accounts: a secret in a cookie, of which the database has only the hash."""

from datetime import datetime
from typing import Final

import sqlalchemy as sa

from stammtisch.house.idents import identifier, token, token_hash
from stammtisch.house.names import clean_name
from stammtisch.house.refusals import Refusal
from stammtisch.house.schema import guest
from stammtisch.house.shapes import Guest

_COLUMNS: Final = (guest.c.id, guest.c.name, guest.c.language, guest.c.created_at)
LANGUAGES: Final = ("de", "en")


def welcome(connection: sa.Connection, name: str, language: str, now: datetime) -> tuple[Guest, str]:
    """A new guest and their secret. Refuses ``bad_name``."""
    newcomer = Guest(identifier(), clean_name(name) if name else "", _language(language), now)
    secret = token()
    connection.execute(
        guest.insert(),
        {
            "id": newcomer.id,
            "token_hash": token_hash(secret),
            "name": newcomer.name,
            "language": newcomer.language,
            "created_at": now,
        },
    )
    return newcomer, secret


def by_token(connection: sa.Connection, secret: str) -> Guest | None:
    """The guest a secret belongs to."""
    query = sa.select(*_COLUMNS).where(guest.c.token_hash == token_hash(secret))
    row = connection.execute(query).one_or_none()
    return None if row is None else Guest(*row)


def by_id(connection: sa.Connection, guest_id: str) -> Guest:
    """A guest. Raises :class:`sqlalchemy.exc.NoResultFound`."""
    return Guest(*connection.execute(sa.select(*_COLUMNS).where(guest.c.id == guest_id)).one())


def change(connection: sa.Connection, guest_id: str, name: str | None, language: str | None) -> Guest:
    """Give a guest another name or language. Refuses ``bad_name``."""
    known = by_id(connection, guest_id)
    values = {
        "name": known.name if name is None else clean_name(name),
        "language": known.language if language is None else _language(language),
    }
    connection.execute(guest.update().where(guest.c.id == guest_id), values)
    return by_id(connection, guest_id)


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("bad_options", {"option": "language"})
    return language
