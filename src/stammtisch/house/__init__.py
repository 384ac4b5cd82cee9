"""Running tables: the log, seats, clocks, guests, the daily, standings, talk and score pads.

A table is a fold of its log, so dropping every cache loses nothing and a
restart resumes every table. Everything a front end needs is :class:`House`,
whose methods are coroutines that never block the event loop::

    house = House.open("sqlite:///stammtisch.db")
    async with house:                                   # resumes tables, starts clocks and bots
        guest, token = await house.welcome(language="de")   # the token goes into the cookie
        run = await house.open_run(guest.id, "random")      # a table id
        done = await house.act(run, guest.id, "id-1", "8d") # stored when this returns
        look = await house.look(run, guest.id, since=0)     # view, info and what happened since

        with house.hub.listen() as listener:            # one per socket
            listener.add(f"table/{run}")
            for topic in await listener.changed():      # "table/…", "talk/…", "pad/…", "lobby"
                ...                                     # something changed there: look again

Actions are texts: those of the game (``8d``, ``avoid``, ``3``, ``SM/e``) and
the house's verbs, which begin with ``!``:

=================  =====================================================================
``!sit NAME``      take the empty seat ``seat`` (None: the first empty one), in the lobby
``!swap T``        change places with seat T (an empty one, a bot's, or the host swaps any)
``!bot LEVEL``     host: put a bot on the empty seat ``seat``, or change its level
``!clear``         host: free the seat ``seat``
``!ready`` / ``!unready``
``!start``         host: begin; empty seats are filled with bots
``!leave``         leave for good; in a running game a bot takes the seat
``!undo``          take back the last action, where that reveals nothing
``!give_up``       abandon a solo run: no score
=================  =====================================================================

``house.hint(run, guest.id, "id-2")`` asks what an expert would do, and enters it as ``!hint``.

What is not possible raises :class:`Refusal` (a game's ``IllegalAction`` is one)
with a ``code`` and ``params``; the codes of the house are in :mod:`.refusals`.
"""

from stammtisch.house.house import House
from stammtisch.house.refusals import Refusal
from stammtisch.house.shapes import Guest, Look, TableOptions

__all__ = ["Guest", "House", "Look", "Refusal", "TableOptions"]
