"""Seats across tables and devices: rematches, and moving a seat by link."""

from datetime import datetime

import sqlalchemy as sa

from stammtisch.house.desk import Act, Desk
from stammtisch.house.idents import token, token_hash
from stammtisch.house.opening import open_table
from stammtisch.house.refusals import Refusal
from stammtisch.house.schema import rejoin
from stammtisch.house.tables import Table
from stammtisch.house.writer import Transaction


def rematch(desk: Desk, transaction: Transaction, table_id: str, guest: str, now: datetime) -> str:
    """Play on with the same people: the first to ask opens the table, the last one starts it."""
    old = desk.table(transaction, table_id)
    old.position.own_seat(guest)
    if old.position.phase != "over" or old.charter.options.seats == 1:
        raise Refusal("not_over")
    new_id = old.position.rematch
    if new_id is None or desk.table(transaction, new_id).position.phase == "closed":
        new_id = _open_rematch(desk, transaction, old, guest, now)
    new = desk.table(transaction, new_id)
    seat = new.position.seat_of(guest)
    if seat is None:  # given up meanwhile: they may sit down again, or watch
        return new_id
    if new.position.phase == "lobby" and not new.position.places[seat].ready:
        new = desk.enter(transaction, new, [Act(seat, "!ready", guest)])
        if all(place.ready for place in new.position.places):
            desk.enter(transaction, new, [Act(new.position.host(new.charter), "!start")])
    return new_id


def rejoin_link(desk: Desk, transaction: Transaction, table_id: str, guest: str) -> str:
    """A token that moves the guest's seat to whoever presents it first; earlier ones end."""
    table = desk.table(transaction, table_id)
    table.position.own_seat(guest)
    if table.charter.options.seats == 1:
        raise Refusal("bad_command", {"command": "rejoin"})
    link = token()
    row = {"token_hash": token_hash(link), "table_id": table_id, "guest_id": guest}
    mine = sa.and_(rejoin.c.table_id == table_id, rejoin.c.guest_id == guest)
    transaction.connection.execute(rejoin.delete().where(mine))
    transaction.connection.execute(rejoin.insert(), row)
    return link


def claim(desk: Desk, transaction: Transaction, link: str, guest: str) -> str:
    """Move the seat of a link to this guest; the table. Refuses ``no_such_link``, ``already_seated``."""
    mine = rejoin.c.token_hash == token_hash(link)
    row = transaction.connection.execute(sa.select(rejoin).where(mine)).one_or_none()
    if row is None:
        raise Refusal("no_such_link")
    table = desk.table(transaction, row.table_id)
    seat = table.position.seat_of(row.guest_id)
    if seat is None:  # whoever made the link has no seat any more
        raise Refusal("no_such_link")
    if row.guest_id != guest:
        desk.enter(transaction, table, [Act(seat, "!claim", guest)])
        transaction.connection.execute(rejoin.delete().where(mine))
    return table.charter.id


def _open_rematch(desk: Desk, transaction: Transaction, old: Table, guest: str, now: datetime) -> str:
    seated = [
        Act(seat, f"!sit {place.name}", place.guest) if place.guest else Act(seat, f"!bot {place.level}")
        for seat, place in enumerate(old.position.places)
    ]
    new_id = open_table(desk, transaction, guest, old.charter.game, old.charter.options, seated, now)
    desk.enter(transaction, old, [Act(None, f"!rematch {new_id}")])
    return new_id
