"""Clients that take nothing of what is sent to them, or are gone."""

import asyncio
from pathlib import Path
from typing import cast

import pytest
from fastapi import WebSocket, WebSocketDisconnect
from starlette.types import Message

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


def test_several_tasks_may_find_it_gone(tmp_path: Path) -> None:
    """One tells of a change and one answers: whichever sends later is refused by the socket itself."""
    arriving: list[Message] = [
        {"type": "websocket.connect"},
        {"type": "websocket.receive", "text": '{"type": "ping"}'},
    ]

    async def receive() -> Message:
        return arriving.pop(0)

    async def send(message: Message) -> None:
        if message["type"] == "websocket.send":
            raise OSError

    async def serve() -> None:
        websocket = WebSocket({"type": "websocket", "headers": []}, receive, send)
        await websocket.accept()
        with pytest.raises(WebSocketDisconnect):
            await websocket.send_text("a change")
        async with House.open(f"sqlite:///{tmp_path / 'house.db'}") as house:
            await asyncio.wait_for(connection.Connection(websocket, house, None, Settings()).run(), 20)

    asyncio.run(serve())
    assert not arriving
