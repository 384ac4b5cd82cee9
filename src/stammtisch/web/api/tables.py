"""Tables: opening them, what stands there, moving on."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, status

from stammtisch.house.shapes import OpenTable, TableOptions
from stammtisch.web import tables
from stammtisch.web.bodies import NewRun, NewTable, Opened, Rejoin, RejoinLink
from stammtisch.web.fields import TableId
from stammtisch.web.guests import TheGuest, TheHouse, Visitor

router = APIRouter(tags=["tables"])


@router.get("/tables")
async def open_tables(house: TheHouse, visitor: Visitor) -> tuple[OpenTable, ...]:
    """The lobby: public tables that wait for players or may be watched."""
    return await house.open_tables(visitor.id if visitor else None)


@router.post("/tables", status_code=status.HTTP_201_CREATED)
async def open_table(
    new: Annotated[NewRun | NewTable, Body(discriminator="game")], house: TheHouse, guest: TheGuest
) -> Opened:
    """Start a run of Scoundrel, or open a table of Skull King."""
    if isinstance(new, NewRun):
        return Opened(table=await house.open_run(guest.id, new.mode, new.code, certified=new.certified))
    options = TableOptions(**new.options.model_dump())
    return Opened(table=await house.open_table(guest.id, options, new.name, new.game))


@router.get("/tables/{table}")
async def read_table(table: TableId, house: TheHouse, visitor: Visitor) -> tables.Table:
    """A table as you may see it; to follow it, watch it through the socket."""
    return tables.table(await house.look(table, visitor.id if visitor else None))


@router.get("/tables/{table}/record")
async def read_record(table: TableId, house: TheHouse, visitor: Visitor) -> dict[str, Any]:
    """The portable record of a finished game, with the seed that its commitment was made from."""
    return await house.record(table, visitor.id if visitor else None)


@router.post("/tables/{table}/rematch")
async def rematch(table: TableId, house: TheHouse, guest: TheGuest) -> Opened:
    """Play on with the same people: the table to go to."""
    return Opened(table=await house.rematch(table, guest.id))


@router.post("/tables/{table}/rejoin-link")
async def rejoin_link(table: TableId, house: TheHouse, guest: TheGuest) -> RejoinLink:
    """A link for your other device: whoever opens it first has your seat."""
    return RejoinLink(token=await house.rejoin_link(table, guest.id))


@router.post("/rejoin")
async def rejoin(wish: Rejoin, house: TheHouse, guest: TheGuest) -> Opened:
    """Take over the seat that a rejoin link names."""
    return Opened(table=await house.rejoin(wish.token, guest.id))
