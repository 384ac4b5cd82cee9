"""Shared score pads."""

from fastapi import APIRouter, status

from stammtisch.web.bodies import ChangePad, NewPad, OwnPad
from stammtisch.web.fields import TableId
from stammtisch.web.guests import TheHouse
from stammtisch.web.messages import SharedPad, shared_pad

router = APIRouter(tags=["pads"])


@router.post("/pads", status_code=status.HTTP_201_CREATED)
async def share_pad(new: NewPad, house: TheHouse) -> OwnPad:
    """Share a pad; keep ``owner`` to change it later."""
    pad, owner = await house.share_pad(new.body)
    return OwnPad(share=pad.share, version=pad.version, owner=owner)


@router.get("/pads/{share}")
async def read_pad(share: TableId, house: TheHouse) -> SharedPad:
    """A shared pad; to follow it, watch it through the socket."""
    return shared_pad(await house.pad(share))


@router.put("/pads/{share}")
async def change_pad(share: TableId, change: ChangePad, house: TheHouse) -> SharedPad:
    """Replace what a pad holds."""
    return shared_pad(await house.write_pad(share, change.owner, change.body))
