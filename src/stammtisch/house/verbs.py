"""What a log entry does to a table: the game's actions and the house's verbs.

The same function decides about a new command and folds a stored log. It is
pure; an entry that is not possible raises :class:`Refusal` and changes nothing.
"""

from dataclasses import replace
from typing import Final

from stammtisch.games.contract import Seat
from stammtisch.games.registry import GAMES
from stammtisch.house import lobby_verbs, table_verbs
from stammtisch.house.charter import Charter
from stammtisch.house.guards import Change, Rule, own_seat
from stammtisch.house.log import Entry
from stammtisch.house.position import Position
from stammtisch.house.refusals import Refusal

VERBS: Final[dict[str, Rule]] = {
    "!sit": lobby_verbs.sit,
    "!bot": lobby_verbs.bot,
    "!clear": lobby_verbs.clear,
    "!swap": lobby_verbs.swap,
    "!ready": lobby_verbs.ready,
    "!unready": lobby_verbs.unready,
    "!start": lobby_verbs.start,
    "!leave": table_verbs.leave,
    "!undo": table_verbs.undo,
    "!give_up": table_verbs.give_up,
    "!hint": table_verbs.hint,
    "!away": table_verbs.away,
    "!back": table_verbs.back,
    "!claim": table_verbs.claim,
    "!rematch": table_verbs.rematch,
}

HOUSE_ONLY: Final = frozenset({"!hint", "!away", "!back", "!claim", "!rematch"})
"""Verbs that no client may send."""

_NAMES_SEAT: Final = frozenset({"!sit", "!bot", "!clear", "!swap"})


def apply(charter: Charter, position: Position, entry: Entry) -> Change:
    """Do an entry. Raises :class:`Refusal` with a code of the game or the house."""
    verb, _, argument = entry.action.partition(" ")
    if not verb.startswith("!"):
        return _play(charter, position, entry)
    if verb not in VERBS:
        raise Refusal("bad_command", {"command": verb[:40]})
    after, happened = VERBS[verb](charter, position, entry, argument)
    return replace(after, moved_at=entry.at), happened


def seat_meant(
    charter: Charter, position: Position, guest: str | None, action: str, seat: Seat | None
) -> Seat:
    """The seat a command is about when its sender named ``seat`` or none."""
    verb = action.partition(" ")[0]
    if verb == "!sit" and seat is None:
        free = (number for number, place in enumerate(position.places) if place.empty)
        seat = next(free, None)
        if seat is None:
            raise Refusal("table_full" if position.phase == "lobby" else "already_started")
    elif verb not in _NAMES_SEAT or seat is None:
        seat = position.own_seat(guest)
    if not 0 <= seat < charter.options.seats:
        raise Refusal("no_such_seat", {"seat": seat})
    return seat


def _play(charter: Charter, position: Position, entry: Entry) -> Change:
    seat, game = own_seat(position, entry), GAMES[charter.game]
    action = game.parse_action(entry.action)
    if position.state is None:
        raise Refusal("not_started")
    if position.phase != "playing":
        raise Refusal("game_over")
    step = game.play(position.state, seat, action)
    waiting = set(game.to_act(position.state)) - {seat}
    after = replace(
        position,
        phase="playing" if game.result(step.state) is None else "over",
        moved_at=entry.at,
        state=step.state,
        past=(*position.past, position.state) if game.may_undo(step.state) else (),
        hint=None,
        turn_at=entry.at if set(game.to_act(step.state)) - waiting else position.turn_at,
    )
    return after, step.events
