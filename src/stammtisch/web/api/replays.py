"""Games to look at again."""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Body

from stammtisch.games.record import BadRecord
from stammtisch.web import replays
from stammtisch.web.fields import TableId
from stammtisch.web.guests import TheHouse, Visitor

router = APIRouter(tags=["replays"])


@router.get("/tables/{table}/replay")
async def read_replay(table: TableId, house: TheHouse, visitor: Visitor) -> replays.AnyReplay:
    """A finished game, position by position."""
    return replays.of_table(await house.replay(table, visitor.id if visitor else None))


@router.post("/replay")
async def replay_record(record: Annotated[dict[str, Any], Body()]) -> replays.AnyReplay:
    """An uploaded record, position by position."""
    try:
        document = json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError:  # half a surrogate, which no answer could repeat
        raise BadRecord("", "not_json") from None
    return replays.of_record(document)
