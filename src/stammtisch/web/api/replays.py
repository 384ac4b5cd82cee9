"""Games to look at again.

A long one takes tenths of a second to put together. That happens in other
threads, so that no table waits for it.
"""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Body
from fastapi.responses import Response

from stammtisch.web import replays
from stammtisch.web.fields import TableId
from stammtisch.web.guests import TheHouse, Visitor

router = APIRouter(tags=["replays"])


@router.get("/tables/{table}/replay", response_model=replays.AnyReplay)
async def read_replay(table: TableId, house: TheHouse, visitor: Visitor) -> Response:
    """A finished game, position by position."""
    found = await house.replay(table, visitor.id if visitor else None)
    return await asyncio.to_thread(lambda: _answer(replays.of_table(found)))


@router.post("/replay", response_model=replays.AnyReplay)
def replay_record(record: Annotated[dict[str, Any], Body()]) -> Response:
    """An uploaded record, position by position."""
    return _answer(replays.of_record(replays.written(record)))


def _answer(replay: replays.AnyReplay) -> Response:
    return Response(replay.model_dump_json(), media_type="application/json")
