"""Dungeons that a test knows, and tables that have come some way before anybody looks at them."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import BrowserContext
from sqlalchemy.dialects.sqlite import insert

from stammtisch.games.shuffle import SEED_BYTES
from stammtisch.house import House, TableOptions, database, housekeeper, opening
from stammtisch.house.schema import dungeon
from stammtisch.minds import mind
from stammtisch.web.guests import GUEST_COOKIE
from tests.browser.house import House as Running
from tests.web.serving import Person

HARMLESS = 2
"""The seed of a dungeon whose first seven cards are weapons and potions."""

WEAK_MONSTERS = 41
"""The seed of a dungeon that begins with a weapon of 8, monsters of 5 and 3, and a potion."""


def known_dungeon(house: Running, seed: int) -> str:
    """An address under which everybody starts a run of the dungeon with that seed."""
    return f"{house.url}/en/scoundrel/{known_code(house, seed)}"


def known_code(house: Running, seed: int) -> str:
    """The code of that dungeon, which the house knows from now on."""
    row = {"code": f"seed-{seed}", "seed": seed.to_bytes(SEED_BYTES, "big")}
    engine = database.connect(f"sqlite:///{house.database}")
    with engine.begin() as connection:
        connection.execute(insert(dungeon).on_conflict_do_nothing(), row)
    engine.dispose()
    return f"seed-{seed}"


@dataclass(frozen=True, slots=True)
class Prepared:
    """A table in a database, and who has seat 0 there."""

    database: Path
    table: str
    token: str

    def enter(self, context: BrowserContext, url: str) -> None:
        """Let a browser profile be the one on seat 0."""
        context.add_cookies([{"name": GUEST_COOKIE, "value": self.token, "url": url}])


def lose(house: Running, seed: int, *actions: str) -> Prepared:
    """A run that began with some actions and then, at the greatest cost each time, was lost."""
    with Person(house.url) as person:
        run = person.named("Ann").run(mode="code", code=known_code(house, seed))
        with person.socket() as line:
            line.watch(run)
            for action in actions:
                line.act(run, action)
            line.lose(run)
        return Prepared(house.database, run, person.token)


def prepare(database: Path, *, seats: int, round_: int | None, seed: int = 1) -> Prepared:
    """A table with bots on all seats but the first, at the bidding of a round, or over for None.

    The seed decides the deals and what the bots do, so that it is the same table every time.
    """
    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(1) as pool:
        dealt = SimpleNamespace(token_bytes=lambda size: seed.to_bytes(size, "big"))
        patch.setattr(opening, "secrets", dealt)
        patch.setattr(housekeeper, "mind", partial(mind, seed=seed))
        # in a thread of its own: Playwright's event loop is running in this one
        return pool.submit(asyncio.run, _play(database, seats, round_)).result()


async def _play(database: Path, seats: int, round_: int | None) -> Prepared:
    house = House.open(f"sqlite:///{database}")
    await house.resume()
    guest, token = await house.welcome(name="Ann")
    options = TableOptions(seats=seats, paced=False, bots="novice")
    table = await house.open_table(guest.id, options, "Ann")
    await house.act(table, guest.id, "start", "!start")

    async def look() -> Any:
        return (await house.look(table, guest.id)).view

    count = 0
    while not _there(view := await look(), round_):
        if 0 in view.to_act:
            count += 1
            await house.act(table, guest.id, f"act-{count}", view.choices[0].action)
        else:
            house.enforce_due()
    house.close()
    return Prepared(database, table, token)


def _there(view: Any, round_: int | None) -> bool:
    if view.result is not None:
        return True
    return bool(round_ == view.round and view.phase == "bidding")
