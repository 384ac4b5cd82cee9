"""Games to look at again."""

from typing import Annotated, Any

from fastapi import APIRouter, Body, Request

from stammtisch.web import replays
from stammtisch.web.fields import TableId
from stammtisch.web.guests import TheHouse, Visitor

router = APIRouter(tags=["replays"])


@router.get("/tables/{table}/replay")
async def read_replay(table: TableId, house: TheHouse, visitor: Visitor) -> replays.AnyReplay:
    """A finished game, position by position."""
    return replays.of_table(await house.replay(table, visitor.id if visitor else None))


@router.post("/replay")
async def replay_record(request: Request, record: Annotated[dict[str, Any], Body()]) -> replays.AnyReplay:  # noqa: ARG001 - names the body in the API's description
    """An uploaded record, position by position."""
    return replays.of_record(await request.body())
