"""Whether a dungeon that is over could have been won."""

from concurrent.futures import Future
from functools import partial

from stammtisch.games import scoundrel
from stammtisch.house import solving
from stammtisch.house.hub import Hub
from stammtisch.house.job import Ticket
from stammtisch.house.refusals import Refusal
from stammtisch.house.tables import Table
from stammtisch.house.workshop import Workshop


class Verdicts:
    """Asks the solver about finished runs; only about those, so that nobody learns of it earlier."""

    def __init__(self, workshop: Workshop, hub: Hub) -> None:
        self._workshop = workshop
        self._hub = hub

    def at_once(self, table: Table) -> bool | None:
        """What is known now: nobody waits for it. When the rest is known the table's listeners are told."""
        ticket = self._ask(table)
        if ticket is None:
            return _by_charter(table)
        if ticket.future.done():
            return _answer(ticket.future)
        topic = f"table/{table.charter.id}"

        def tell(future: Future[bool | None]) -> None:
            if _answer(future) is not None:
                self._hub.publish(topic)

        ticket.future.add_done_callback(tell)
        return None

    def _ask(self, table: Table) -> Ticket[bool | None] | None:
        if not _is_over(table) or table.charter.certified:
            return None
        seed = table.charter.seed
        try:
            return self._workshop.ask(("winnable", seed), partial(solving.winnable, seed))
        except Refusal:  # so much to do: whoever looks again will know
            return None


def _is_over(table: Table) -> bool:
    return table.charter.game == scoundrel.NAME and table.position.phase == "over"


def _by_charter(table: Table) -> bool | None:
    return True if _is_over(table) and table.charter.certified else None


def _answer(future: Future[bool | None]) -> bool | None:
    return None if future.exception() else future.result()
