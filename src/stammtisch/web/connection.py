"""One open socket: hears the client's messages and answers them."""

import asyncio
from typing import Final

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from starlette.types import Message
from starlette.websockets import WebSocketDisconnected

from stammtisch.house import Guest, House, Refusal
from stammtisch.web import metrics
from stammtisch.web.commands import carry_out
from stammtisch.web.failures import code_of, first_fault
from stammtisch.web.fields import Params, Sent
from stammtisch.web.following import Following
from stammtisch.web.messages.from_client import (
    AnyClientMessage,
    ClientMessage,
    Command,
    Ping,
    Unwatch,
    Watch,
    WatchLobby,
    WatchPad,
)
from stammtisch.web.messages.from_server import Done, Pong, Problem, Refused
from stammtisch.web.pace import Pace
from stammtisch.web.settings import Settings

PATIENCE: Final = 30.0
"""Seconds that a client may take nothing of what is sent to it before it is dropped."""

_READ: Final[TypeAdapter[AnyClientMessage]] = TypeAdapter(ClientMessage)
_log = structlog.get_logger()


class Connection:
    """A client, known as ``guest`` for as long as the socket is open."""

    def __init__(self, websocket: WebSocket, house: House, guest: Guest | None, settings: Settings) -> None:
        self._websocket = websocket
        self._house = house
        self._guest = guest
        self._following = Following(house, guest, self._send)
        self._pace = Pace(settings.messages_per_second, settings.burst)
        self._complained = False

    async def run(self) -> None:
        """Serve until the client is gone."""
        with self._following, metrics.SOCKETS.track_inprogress():
            try:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(self._following.tell())
                    while True:
                        await self._pace.wait()
                        await self._hear(await self._websocket.receive())
            except* WebSocketDisconnect:
                pass

    async def _hear(self, frame: Message) -> None:
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        try:
            message = _READ.validate_json(frame.get("text") or "")
        except ValidationError as error:
            await self._complain(error)
            return
        match message:
            case Ping():
                await self._send(Pong())
            case Command():
                await self._obey(message)
            case _:
                await self._follow(message)

    async def _complain(self, error: ValidationError) -> None:
        metrics.MALFORMED.inc()
        if not self._complained:
            self._complained = True
            _log.warning("malformed message", fault=error.errors()[0]["type"])
        faults = error.errors()
        await self._send(Problem(code=code_of(faults, "bad_message"), params=first_fault(faults)))

    async def _obey(self, command: Command) -> None:
        answer: Sent
        try:
            if self._guest is None:
                raise Refusal("no_guest")
            with metrics.COMMANDS.labels(type(command).__name__).time():
                seq = await carry_out(self._house, self._guest.id, command)
            answer = Done(id=command.id, table=command.table, seq=seq)
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            answer = Refused(
                id=command.id, table=command.table, code=refusal.code, params=dict(refusal.params)
            )
        await self._send(answer)

    async def _follow(self, wish: AnyClientMessage) -> None:
        wanted: Params = {}
        try:
            match wish:
                case Watch(table=table, since=since):
                    wanted = {"table": table}
                    await self._following.watch(table, since)
                case Unwatch(table=table):
                    await self._following.unwatch(table)
                case WatchLobby():
                    await self._following.watch_lobby()
                case WatchPad(share=share):
                    wanted = {"share": share}
                    await self._following.watch_pad(share)
        except Refusal as refusal:
            await self._send(Problem(code=refusal.code, params={**refusal.params, **wanted}))

    async def _send(self, message: Sent) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._websocket.send_text(message.model_dump_json())
        except (TimeoutError, WebSocketDisconnected):  # the latter if another task has found it gone
            raise WebSocketDisconnect from None
