"""The one socket: who may open it, and what becomes of it."""

from fastapi import APIRouter, WebSocket

from stammtisch.web.connection import Connection
from stammtisch.web.guests import the_house, visitor
from stammtisch.web.security import same_origin
from stammtisch.web.settings import Settings

router = APIRouter()


@router.websocket("/ws")
async def socket(websocket: WebSocket) -> None:
    """Serve a socket until either side closes it; pages of other sites get none."""
    settings: Settings = websocket.app.state.settings
    if not same_origin(websocket.headers, settings.public_url):
        await websocket.close()  # before it was accepted: answered with 403
        return
    guest = await visitor(websocket)
    await websocket.accept()
    await Connection(websocket, the_house(websocket), guest, settings).run()
