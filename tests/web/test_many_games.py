"""Whole games of six over real sockets, several at once, with every raw frame looked through.

``GAMES=500 pytest tests/web/test_many_games.py`` plays that many; without it, a few.
"""

import asyncio
import json
import os
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from stammtisch.games import record
from tests.web.cards import cards_in
from tests.web.serving import NO_TLS, PATIENCE, serving

GAMES: Final = int(os.environ.get("GAMES", "2"))
AT_ONCE: Final = 4
SEATS: Final = 6


class Seat:
    """A program at a table: plays at random, keeps all frames."""

    def __init__(self, table: str, number: int, connection: ClientConnection, random: Random) -> None:
        self.table, self.number, self.random = table, number, random
        self.frames: list[tuple[str, dict[str, Any]]] = []
        """As they came, and as they were read."""
        self.result: dict[str, Any] | None = None
        self._connection = connection
        self._sent = 0

    async def command(self, type: str, **fields: Any) -> None:
        self._sent += 1
        message = {"type": type, "table": self.table, "id": f"c{self._sent}", **fields}
        await self._connection.send(json.dumps(message))

    async def watch(self) -> None:
        """Follow the table; everything sent before is done by then."""
        await self._connection.send(json.dumps({"type": "watch", "table": self.table}))
        while json.loads(await asyncio.wait_for(self._connection.recv(), PATIENCE))["type"] != "table":
            pass

    async def play(self) -> None:
        """Act whenever something may be done, until the game is over."""
        answered: tuple[str, int, int] | None = None
        while not self.result:
            frame = str(await asyncio.wait_for(self._connection.recv(), PATIENCE))
            message = json.loads(frame)
            self.frames.append((frame, message))
            assert message["type"] != "refused", message
            view = message.get("view")
            if not view:
                continue
            self.result = view["result"]
            # The bids of others change the view too; each turn is answered once.
            turn = (view["phase"], view["round"], view["seats"][self.number]["cards"])
            if view["choices"] and turn != answered:
                answered = turn
                await self.command("act", action=self.random.choice(view["choices"])["action"])

    def check_frames(self, document: dict[str, Any], hands: dict[int, Any]) -> None:
        """No frame before the end held the seed, a bid unseen or a card that lay in another hand."""
        for frame, message in self.frames:
            view = message.get("view")
            if not view or view["result"]:
                continue
            assert document["seed"] not in frame
            plays = document["rounds"][view["round"] - 1]["plays"]
            lying = sum(len(trick["cards"]) for trick in (*view["tricks"], view["trick"]))
            known = {*hands[view["round"]][self.number], *(play.partition("/")[0] for play in plays[:lying])}
            if not known >= cards_in(frame):
                # Events and the last trick may be those of the round before, when the cards lay elsewhere.
                now = {**message, "steps": None, "view": {**view, "last_trick": None}}
                assert known >= cards_in(json.dumps(now))
            if view["phase"] == "bidding":
                assert [each["bid"] for each in view["seats"]] == [None] * SEATS


async def play_a_game(url: str, game: int) -> None:
    async with AsyncExitStack() as stack:
        seats: list[Seat] = []
        table = ""
        for number in range(SEATS):
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=NO_TLS)
            )
            if number == 0:
                body = {"game": "skullking", "name": "0", "options": {"seats": SEATS}}
                table = (await http.post("/api/tables", json=body)).json()["table"]
            else:
                await http.put("/api/me", json={"name": str(number)})
            cookie = {"Cookie": f"stammtisch_guest={http.cookies['stammtisch_guest']}"}
            socket = connect(f"{url.replace('http', 'ws')}/ws", additional_headers=cookie, proxy=None)
            seat = Seat(table, number, await stack.enter_async_context(socket), Random(game * SEATS + number))
            if number:
                await seat.command("sit", name=str(number), seat=number)
            await seat.command("ready", ready=True)
            seats.append(seat)
        for seat in seats:
            await seat.watch()
        await seats[0].command("start")
        await asyncio.gather(*(seat.play() for seat in seats))
        document = (await http.get(f"/api/tables/{table}/record")).json()
    reading = record.read(json.dumps(document).encode())
    replay = record.replay(reading.game, reading.record)
    assert replay.error is None
    hands: dict[int, Any] = {}
    for step in replay.steps:
        hands.setdefault(step.state.round, step.state.hands)
    for seat in seats:
        assert seat.result
        assert seat.result["totals"] == list(replay.state.totals)
        await asyncio.to_thread(seat.check_frames, document, hands)  # the other games play on


def test_games_end_as_their_records_say_and_no_frame_holds_a_secret(tmp_path: Path) -> None:
    async def play_all(url: str) -> None:
        room = asyncio.Semaphore(AT_ONCE)

        async def one(game: int) -> None:
            async with room:
                await play_a_game(url, game)

        await asyncio.gather(*map(one, range(GAMES)))

    with serving(tmp_path / "house.db") as house:
        asyncio.run(play_all(house.url))
