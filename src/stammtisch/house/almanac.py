"""Settles which dungeon a day has before the day comes, and finds out what can be known of it."""

import asyncio
from datetime import date, timedelta
from functools import partial
from typing import Final

import structlog

from stammtisch.house import daily, solving
from stammtisch.house.database import Reader
from stammtisch.house.desk import Clock
from stammtisch.house.workshop import Workshop
from stammtisch.house.writer import Writer

_LOOK_AGAIN: Final = timedelta(minutes=1)
"""How often the house looks whether there is something to settle or to study."""

_log = structlog.get_logger(__name__)


class Almanac:
    """Keeps the dungeons of the days; what somebody waits for is done at the bench."""

    def __init__(
        self, read: Reader, writer: Writer, bench: Workshop, workshop: Workshop, clock: Clock
    ) -> None:
        self._read = read
        self._writer = writer
        self._bench = bench
        self._workshop = workshop
        self._clock = clock
        self._settled: set[date] = set()
        self._studied: set[date] = set()  # what a study leaves open would be open the next time, too

    async def tend(self) -> None:
        """Prepare the days for as long as the house is open.

        What nobody waits for begins a little later: a house that opens has enough to do.
        """
        while True:
            try:
                await self._bench.do("solver", solving.prepared)
                await self._settle_near_days()
                await asyncio.sleep(_LOOK_AGAIN.total_seconds())
                await self._study_days()
            except Exception:  # whatever it was, it must not keep the days to come from being prepared
                _log.exception("days_not_prepared")
                await asyncio.sleep(_LOOK_AGAIN.total_seconds())

    async def prepare(self) -> None:
        """Settle today and tomorrow, and study the days of which something is not known yet, once."""
        await self._settle_near_days()
        await self._study_days()

    async def _settle_near_days(self) -> None:
        today = self._clock().date()
        for day in (today, today + timedelta(days=1)):
            await self.settle(day)

    async def _study_days(self) -> None:
        for day in await self._read(daily.unstudied):
            if day not in self._studied:
                await self._study(day)

    async def settle(self, day: date) -> None:
        """See to it that a day has its dungeon: the first of its seeds that can be won."""
        if day in self._settled:
            return
        key = await self._read(lambda c: None if daily.settled(c, day) else daily.key(c))
        if key is not None:
            search = partial(solving.first_winnable, partial(daily.numbered_seed, key, day))
            deal = await self._bench.do(("daily", day), search)
            await self._writer.write(lambda t: daily.settle(t.connection, day, deal.number, deal.winnable))
            _log.info("day_settled", day=day.isoformat(), number=deal.number, winnable=deal.winnable)
        self._settled.add(day)

    async def _study(self, day: date) -> None:
        settled = await self._read(lambda c: daily.settled(c, day))
        assert settled is not None  # no day is ever unsettled again
        found = await self._workshop.do(("study", day), partial(solving.study, settled.seed))
        await self._writer.write(lambda t: daily.keep_study(t.connection, day, found.best, found.expert))
        self._studied.add(day)
