"""Hints: what an expert would do who sees no more than the player does."""

import asyncio
from functools import partial
from typing import Final, NamedTuple

from stammtisch.games import scoundrel
from stammtisch.games.contract import Seat
from stammtisch.house import rulebook
from stammtisch.house.database import Reader
from stammtisch.house.desk import Act, Desk
from stammtisch.house.job import Job
from stammtisch.house.refusals import Refusal
from stammtisch.house.shapes import Done, Hint
from stammtisch.house.tables import Cache, Table
from stammtisch.house.workshop import Workshop, patiently
from stammtisch.house.writer import Transaction, Writer
from stammtisch.minds.preparing import is_ready

_LEVEL: Final = "expert"


class Question(NamedTuple):
    """A position in which somebody wants a hint."""

    seat: Seat
    seq: int
    """The entry of the log after which it stands."""
    view: scoundrel.View


class Adviser:
    """Gives hints, and enters them in the logs."""

    def __init__(self, read: Reader, cache: Cache, writer: Writer, desk: Desk, workshop: Workshop) -> None:
        self._read = read
        self._cache = cache
        self._writer = writer
        self._desk = desk
        self._workshop = workshop

    async def hint(self, table: str, guest: str, command: str) -> Done:
        """See to it that a hint stands at the table, once for each position."""
        while True:
            found = await self._read(partial(self._cache.fresh, table=table))
            seq = found.done(guest, command)
            if seq is None and _stands(found, guest):
                seq = found.seq
            if seq is None:
                asked = await asyncio.to_thread(question, found, guest)
                job = self._workshop.do(("hint", table, asked.seq), partial(think, asked))
                hint = await patiently(job, Refusal("too_busy"))
                seq = await self._writer.write(partial(self._enter, table, guest, command, asked, hint))
            if seq is not None:
                return Done(table, seq)

    def _enter(
        self, table_id: str, guest: str, command: str, asked: Question, hint: Hint, transaction: Transaction
    ) -> int | None:
        """The number of the hint in the log; None if the position is another one by now."""
        table = self._desk.table(transaction, table_id)
        if table.seq != asked.seq:
            return None
        act = Act(asked.seat, f"!hint {hint.action} {hint.chance}", guest, command)
        return self._desk.enter(transaction, table, [act]).seq


def _stands(table: Table, guest: str) -> bool:
    """Whether a hint is there for a guest who may ask for one. Refuses ``not_seated``."""
    table.position.own_seat(guest)
    return table.position.hint is not None


def question(table: Table, guest: str) -> Question:
    """What to think about for a guest.

    Refuses ``not_seated``, ``bad_command``, ``no_hints_in_daily``, ``game_over``, ``adviser_not_ready``.
    """
    seat = table.position.own_seat(guest)
    if table.charter.game != scoundrel.NAME:
        raise Refusal("bad_command", {"command": "hint"})
    if table.charter.mode == "daily":
        raise Refusal("no_hints_in_daily")
    if table.position.phase != "playing":
        raise Refusal("game_over")
    if not is_ready(scoundrel.NAME, _LEVEL):
        raise Refusal("adviser_not_ready")
    return Question(seat, table.seq, rulebook.view(table.charter, table.position.state, seat))


def think(asked: Question, _job: Job) -> Hint:
    """The hint for a position, the same whenever it is asked. Refuses ``no_adviser``."""
    try:
        from stammtisch.minds.scoundrel.thinking import chances  # loads a compiler
    except ImportError:
        raise Refusal("no_adviser") from None
    found = chances(asked.view, _LEVEL, asked.seq)
    best = max(found, key=found.__getitem__)
    return Hint(scoundrel.format_action(best), round(100 * found[best]))
