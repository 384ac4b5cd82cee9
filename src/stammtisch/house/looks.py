"""Putting together what a guest may see of a table."""

from stammtisch.house import clocks, rulebook
from stammtisch.house.attendance import Attendance
from stammtisch.house.shapes import Info, Look, OpenTable, SeatInfo
from stammtisch.house.tables import Table


def look(
    table: Table,
    guest: str | None,
    since: int | None,
    attendance: Attendance,
    *,
    seed_is_public: bool,
    winnable: bool | None,
) -> Look:
    """A table as a guest may see it, with what happened after entry ``since``."""
    charter, position = table.charter, table.position
    seat = position.seat_of(guest)
    return Look(
        table=charter.id,
        game=charter.game,
        seq=table.seq,
        seat=seat,
        view=None if position.state is None else rulebook.view(charter, position.state, seat),
        info=info(table, guest, attendance, seed_is_public=seed_is_public, winnable=winnable),
        steps=() if since is None else table.since(since),
    )


def info(
    table: Table,
    guest: str | None,
    attendance: Attendance,
    *,
    seed_is_public: bool,
    winnable: bool | None,
) -> Info:
    """What the house says about a table to a guest; the seed only once the game is over."""
    charter, position = table.charter, table.position
    over = position.phase == "over"
    return Info(
        game=charter.game,
        mode=charter.mode,
        phase=position.phase,
        options=charter.options,
        seats=seats(table, guest, attendance),
        commitment=charter.commitment,
        seed=charter.seed.hex() if over and seed_is_public else None,
        code=charter.code,
        day=charter.day,
        ranked=charter.ranked,
        certified=charter.certified,
        winnable=winnable,
        helped=position.helped,
        hint=position.hint,
        abandoned=position.abandoned,
        can_undo=position.phase == "playing" and bool(position.past),
        created_at=charter.created_at,
        ended_at=position.moved_at if over else None,
        turn_ends_at=clocks.wanted(charter, position).get(clocks.TURN),
        rematch=position.rematch,
    )


def seats(table: Table, guest: str | None, attendance: Attendance) -> tuple[SeatInfo, ...]:
    """The seats of a table as a guest may see them."""
    charter, position = table.charter, table.position
    host, leaving = position.host(charter), attendance.leaving(charter.id)
    return tuple(
        SeatInfo(
            seat=seat,
            kind="bot" if place.level else "person" if place.guest else "empty",
            name=place.name,
            level=place.level,
            you=place.guest is not None and place.guest == guest,
            host=seat == host,
            ready=place.ready,
            present=place.level is not None or attendance.present(charter.id, place.guest),
            away=place.away,
            away_at=leaving.get(seat),
        )
        for seat, place in enumerate(position.places)
    )


def open_table(table: Table, guest: str | None, attendance: Attendance) -> OpenTable:
    """A table as the lobby lists it."""
    charter = table.charter
    return OpenTable(
        charter.id,
        charter.game,
        table.position.phase,
        seats(table, guest, attendance),
        charter.options,
        charter.created_at,
    )
