"""A client that takes nothing of what is sent to it."""

import asyncio
from pathlib import Path
from typing import cast

import pytest
from fastapi import WebSocket

from stammtisch.house import House
from stammtisch.web import connection
from stammtisch.web.settings import Settings


class Stuck:
    """A socket on which one message arrives and nothing can be sent."""

    def __init__(self) -> None:
        self._arriving = ['{"type": "ping"}']

    async def receive(self) -> dict[str, str]:
        if self._arriving:
            return {"type": "websocket.receive", "text": self._arriving.pop()}
        await asyncio.Event().wait()
        raise AssertionError

    async def send_text(self, _: str) -> None:
        await asyncio.Event().wait()


def test_it_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.01)

    async def serve() -> None:
        async with House.open(f"sqlite:///{tmp_path / 'house.db'}") as house:
            stuck = cast(WebSocket, Stuck())
            await asyncio.wait_for(connection.Connection(stuck, house, None, Settings()).run(), 20)

    asyncio.run(serve())
