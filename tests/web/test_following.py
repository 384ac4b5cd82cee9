"""What a socket follows, when things happen at once."""

import asyncio
from pathlib import Path

import pytest

from stammtisch.house import House
from stammtisch.web.fields import Sent
from stammtisch.web.following import Following


def test_a_table_left_while_it_is_told_of_stays_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leave_while_told(house: House) -> list[str]:
        guest, _ = await house.welcome()
        run = await house.open_run(guest.id, "random")
        looking, heard = asyncio.Event(), []
        look = house.look

        async def slow_look(*arguments: object) -> object:
            looking.set()
            await asyncio.sleep(0)  # the other task has its turn in the middle
            return await look(*arguments)  # type: ignore[arg-type]  # handed on as they came

        async def send(message: Sent) -> None:
            heard.append(type(message).__name__)

        with Following(house, guest, send) as following:
            await following.watch(run, None)
            assert house._attendance.present(run, guest.id)
            monkeypatch.setattr(house, "look", slow_look)
            telling = asyncio.create_task(following.tell())
            house.hub.publish(f"table/{run}")
            await looking.wait()
            await following.unwatch(run)
            assert not house._attendance.present(run, guest.id)
            monkeypatch.undo()
            await following.watch(run, None)
            assert house._attendance.present(run, guest.id), "watching again is noticed"
            telling.cancel()
        assert not house._attendance.present(run, guest.id)
        return heard

    async def play() -> list[str]:
        async with House.open(f"sqlite:///{tmp_path / 'house.db'}") as house:
            return await leave_while_told(house)

    assert asyncio.run(play()) == ["ScoundrelTable", "ScoundrelUpdate", "ScoundrelTable"]
