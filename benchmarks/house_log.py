"""How many actions a house acknowledges, and how long an acknowledgement takes.

    python benchmarks/house_log.py [DATABASE_URL]

Without an address it measures SQLite in a temporary file (WAL, synchronous=FULL).
Two measurements of each of two kinds of work:

* entries: bare appends to the log, the writer alone;
* moves: whole commands of Scoundrel through the rules, ``await house.act(...)``.

*Flat out* keeps 500 in flight; *paced* offers a fixed rate and times each one
from when it was due, so that a stall counts for everybody who waited in it.
"""

import asyncio
import itertools
import json
import platform
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from statistics import quantiles

from stammtisch.house import House
from stammtisch.house.log import Entry

IN_FLIGHT = 500
SECONDS = 5.0
ENTRIES_PER_SECOND = 2000
MOVES_PER_SECOND = 1000
TABLES = 200

Do = Callable[[], Awaitable[object]]


async def flat_out(work: Iterator[Do]) -> float:
    """Acknowledgements in a second with many in flight."""
    end, done = time.perf_counter() + SECONDS, 0

    async def keep_going() -> None:
        nonlocal done
        while time.perf_counter() < end:
            await next(work)()
            done += 1

    began = time.perf_counter()
    await asyncio.gather(*(keep_going() for _ in range(IN_FLIGHT)))
    return done / (time.perf_counter() - began)


async def paced(work: Iterator[Do], rate: int) -> list[float]:
    """Milliseconds from when each was due to its acknowledgement."""
    latencies: list[float] = []
    began = time.perf_counter()

    async def one(due: float) -> None:
        await next(work)()
        latencies.append((time.perf_counter() - due) * 1000)

    async with asyncio.TaskGroup() as group:
        for number in range(int(rate * SECONDS)):
            due = began + number / rate
            if (ahead := due - time.perf_counter()) > 0:
                await asyncio.sleep(ahead)
            group.create_task(one(due))
    return latencies


async def entries(house: House) -> Iterator[Do]:
    """Appends to the logs of many tables in turn."""
    guest, _ = await house.welcome()
    tables = [await house.open_run(guest.id, "random") for _ in range(TABLES)]
    numbers = ((seq, table) for seq in itertools.count(3) for table in tables)

    def append() -> Awaitable[None]:
        seq, table = next(numbers)
        entry = Entry(seq, 0, "8d", datetime.now(UTC), guest.id, f"c{seq}")
        return house._writer.write(lambda transaction: transaction.append(table, [entry]))

    return itertools.repeat(append)


async def moves(house: House) -> Iterator[Do]:
    """A legal card and its undoing, again and again, at many tables in turn."""
    guest, _ = await house.welcome()
    tables = [await house.open_run(guest.id, "random") for _ in range(TABLES)]
    actions = []
    for table in tables:
        view = (await house.look(table, guest.id)).view
        safest = max((choice for choice in view.choices if choice.card), key=lambda choice: choice.health)
        actions.append((table, safest.action))
    commands = (
        (table, action if turn % 2 == 0 else "!undo", f"c{turn}")
        for turn in itertools.count()
        for table, action in actions
    )

    def act() -> Awaitable[object]:
        table, action, command = next(commands)
        return house.act(table, guest.id, command, action)

    return itertools.repeat(act)


async def measure(url: str) -> dict[str, object]:
    """All measurements over one database."""
    results: dict[str, object] = {"python": platform.python_version(), "database": url.split(":")[0]}
    for kind, make, rate in (("entries", entries, ENTRIES_PER_SECOND), ("moves", moves, MOVES_PER_SECOND)):
        async with House.open(url) as house:
            work = await make(house)
            results[f"{kind}_per_second"] = round(await flat_out(work))
        async with House.open(url) as house:
            latencies = quantiles(await paced(await make(house), rate), n=100)
            results[f"{kind}_at_{rate}_per_second_ms"] = {
                "p50": round(latencies[49], 2),
                "p99": round(latencies[98], 2),
            }
    return results


def main() -> None:
    """Measure and print one JSON document."""
    with tempfile.TemporaryDirectory() as folder:
        url = sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{Path(folder) / 'house.db'}"
        print(json.dumps(asyncio.run(measure(url)), indent=2))


if __name__ == "__main__":
    main()
