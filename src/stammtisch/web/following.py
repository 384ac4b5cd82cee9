"""What a client follows, and telling it what changes there.

Nothing is queued for a client. The hub only says *what* changed; the state is
read when the socket can take it, so a slow client gets fewer and larger steps.
"""

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Final, Self

from stammtisch.house import Guest, House, Refusal
from stammtisch.web import tables
from stammtisch.web.fields import Sent
from stammtisch.web.messages.from_server import Lobby, Problem, Said, shared_pad

MOST_TABLES: Final = 20
"""How many tables one socket may watch."""


class Following:
    """The topics of one socket; a context manager that says good-bye to all of them."""

    def __init__(self, house: House, guest: Guest | None, send: Callable[[Sent], Awaitable[None]]) -> None:
        self._house = house
        self._guest_id = guest.id if guest else None
        self._send = send
        self._listener = house.hub.listen()
        self._seqs: dict[str, int] = {}
        """The last action told of each watched table."""
        self._lines: dict[str, int] = {}
        """The last line of talk told of each watched table."""
        self._telling = asyncio.Lock()
        """What was told last and what is told next must be the same for all tasks."""

    async def tell(self) -> None:
        """Tell the client of changes, for ever."""
        while True:
            for topic in await self._listener.changed():
                async with self._telling:
                    await self._tell_of(topic)

    async def watch(self, table: str, since: int | None) -> None:
        """Show a table and follow it. Raises ``Refusal``."""
        if table not in self._seqs and len(self._seqs) >= MOST_TABLES:
            raise Refusal("too_many_tables", {"most": MOST_TABLES})
        async with self._telling:
            topics = (f"table/{table}", f"talk/{table}")
            for topic in topics:
                self._listener.add(topic)
            try:
                look = await self._house.look(table, self._guest_id, since)
            except Refusal:
                if table not in self._seqs:
                    for topic in topics:
                        self._listener.discard(topic)
                raise
            if table not in self._seqs and self._guest_id:
                self._house.came(table, self._guest_id)
            self._seqs[table] = look.seq
            await self._send(tables.table(look))
            await self._tell_talk(table)

    async def unwatch(self, table: str) -> None:
        """Follow a table no more."""
        async with self._telling:
            self._forget(table)

    async def watch_lobby(self) -> None:
        """Show the open tables and follow them."""
        async with self._telling:
            self._listener.add("lobby")
            await self._tell_lobby()

    async def watch_pad(self, share: str) -> None:
        """Show a shared pad and follow it. Raises ``Refusal``."""
        async with self._telling:
            self._listener.add(f"pad/{share}")
            try:
                await self._tell_pad(share)
            except Refusal:
                self._listener.discard(f"pad/{share}")
                raise

    def _forget(self, table: str) -> None:
        if table in self._seqs:
            del self._seqs[table]
            self._lines.pop(table, None)
            self._listener.discard(f"table/{table}")
            self._listener.discard(f"talk/{table}")
            if self._guest_id:
                self._house.went(table, self._guest_id)

    async def _tell_of(self, topic: str) -> None:
        kind, _, name = topic.partition("/")
        match kind:
            case "lobby":
                await self._tell_lobby()
            case "pad":
                await self._tell_pad(name)
            case "table" if name in self._seqs:
                await self._tell_table(name)
            case "talk" if name in self._seqs:
                await self._tell_talk(name)

    async def _tell_table(self, table: str) -> None:
        try:
            look = await self._house.look(table, self._guest_id, self._seqs[table])
        except Refusal as refusal:
            self._forget(table)
            await self._send(Problem(code=refusal.code, params={**refusal.params, "table": table}))
            return
        self._seqs[table] = look.seq
        await self._send(tables.update(look))

    async def _tell_talk(self, table: str) -> None:
        lines = await self._house.talk(table, self._lines.get(table, 0))
        if lines:
            self._lines[table] = lines[-1].id
            await self._send(Said(table=table, lines=lines))

    async def _tell_lobby(self) -> None:
        await self._send(Lobby(tables=await self._house.open_tables(self._guest_id)))

    async def _tell_pad(self, share: str) -> None:
        await self._send(shared_pad(await self._house.pad(share)))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for table in tuple(self._seqs):
            self._forget(table)
        self._listener.close()
