"""Shared score pads."""

from typing import Final

from fastapi import APIRouter, status

from stammtisch.games.skullking import pad, ruleset
from stammtisch.web.bodies import ChangePad, NewPad, OwnPad
from stammtisch.web.fields import TableId
from stammtisch.web.guests import TheHouse
from stammtisch.web.messages.from_server import SharedPad, shared_pad

router = APIRouter(tags=["pads"])

SCORES: Final = pad.table(ruleset.CLASSIC_66)


@router.post("/pads", status_code=status.HTTP_201_CREATED)
async def share_pad(new: NewPad, house: TheHouse) -> OwnPad:
    """Share a pad; keep ``owner`` to change it later."""
    shared, owner = await house.share_pad(new.body)
    return OwnPad(share=shared.share, version=shared.version, owner=owner)


@router.get("/pad/scores")
async def scores() -> pad.PadTable:
    """The points of every bid and outcome: with them a pad adds up without a network."""
    return SCORES


@router.get("/pads/{share}")
async def read_pad(share: TableId, house: TheHouse) -> SharedPad:
    """A shared pad; to follow it, watch it through the socket."""
    return shared_pad(await house.pad(share))


@router.put("/pads/{share}")
async def change_pad(share: TableId, change: ChangePad, house: TheHouse) -> SharedPad:
    """Replace what a pad holds."""
    return shared_pad(await house.write_pad(share, change.owner, change.body))
