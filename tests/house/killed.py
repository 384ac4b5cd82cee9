"""A house that acts without end and says aloud what was acknowledged, until it is killed."""

import asyncio
import sys

from stammtisch.house import House


async def main(url: str) -> None:
    house = House.open(url)
    async with house:
        guest, _ = await house.welcome()
        runs = [await house.open_run(guest.id, "random") for _ in range(8)]
        print(guest.id, *runs, flush=True)
        await asyncio.gather(*(play(house, guest.id, run) for run in runs))


async def play(house: House, guest: str, run: str) -> None:
    number = 0
    while True:
        look = await house.look(run, guest)
        card = next((choice for choice in look.view.choices if choice.card), None)
        for action in (card.action, "!undo") if card and not card.lethal else ("!ready",):
            number += 1
            try:
                done = await house.act(run, guest, str(number), action)
            except Exception:
                return
            print(run, done.seq, flush=True)


asyncio.run(main(sys.argv[1]))
