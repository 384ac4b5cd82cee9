"""What a log entry does to a table: the game's actions and the house's verbs.

The same function decides about a new command and folds a stored log. It is
pure; an entry that is not possible raises :class:`Refusal` and changes nothing.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeAlias

from stammtisch.games.contract import Seat
from stammtisch.games.registry import GAMES
from stammtisch.house import events, rulebook
from stammtisch.house.charter import Charter
from stammtisch.house.log import Entry
from stammtisch.house.names import BOT_NAMES, clean_name
from stammtisch.house.position import Place, Position
from stammtisch.house.refusals import Refusal
from stammtisch.minds import levels

Change: TypeAlias = tuple[Position, tuple[Any, ...]]
"""The position afterwards, and the events that everybody may see."""

Rule: TypeAlias = Callable[[Charter, Position, Entry, str], Change]
"""The string is what follows the verb."""


def apply(charter: Charter, position: Position, entry: Entry) -> Change:
    """Do an entry. Raises :class:`Refusal` with a code of the game or the house."""
    verb, _, argument = entry.action.partition(" ")
    if not verb.startswith("!"):
        after, happened = _play(charter, position, entry)
    elif verb in VERBS:
        after, happened = VERBS[verb](charter, position, entry, argument)
    else:
        raise Refusal("bad_command", {"command": verb[:40]})
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
    seat, game = _own(position, entry), GAMES[charter.game]
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
        state=step.state,
        past=(*position.past, position.state) if game.may_undo(step.state) else (),
        turn_at=entry.at if set(game.to_act(step.state)) - waiting else position.turn_at,
    )
    return after, step.events


def _sit(charter: Charter, position: Position, entry: Entry, argument: str) -> Change:
    _in_lobby(position)
    seat = _seat(entry)
    if position.seat_of(entry.guest_id) is not None:
        raise Refusal("already_seated")
    if not position.places[seat].empty:
        raise Refusal("seat_taken", {"seat": seat})
    name = clean_name(argument) if charter.options.seats > 1 else argument
    if any(place.name.casefold() == name.casefold() for place in position.places if not place.empty):
        raise Refusal("name_taken", {"name": name})
    return _taken(position, seat, Place(entry.guest_id, name))


def _bot(charter: Charter, position: Position, entry: Entry, argument: str) -> Change:
    _in_lobby(position)
    _by_host(charter, position, entry)
    seat = _seat(entry)
    if argument not in levels(charter.game):
        raise Refusal("bad_command", {"command": argument[:40]})
    if position.places[seat].guest is not None:
        raise Refusal("seat_taken", {"seat": seat})
    return _taken(position, seat, _bot_for(seat, argument))


def _clear(charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    _in_lobby(position)
    _by_host(charter, position, entry)
    seat = _seat(entry)
    if seat == position.host(charter):
        raise Refusal("bad_command", {"command": "!clear"})
    return position.with_place(seat, Place()), (events.SeatLeft(seat),)


def _swap(charter: Charter, position: Position, entry: Entry, argument: str) -> Change:
    _in_lobby(position)
    seat = _seat(entry)
    if not argument.isdecimal() or int(argument) >= charter.options.seats:
        raise Refusal("no_such_seat", {"seat": argument[:10]})
    other = int(argument)
    mine, theirs = position.places[seat], position.places[other]
    if mine.guest != entry.guest_id or theirs.guest is not None:
        _by_host(charter, position, entry)
    swapped = position.with_place(seat, _named_for(seat, theirs)).with_place(other, _named_for(other, mine))
    return swapped, (events.SeatsSwapped(seat, other),)


def _ready(_charter: Charter, position: Position, entry: Entry, argument: str) -> Change:
    _in_lobby(position)
    seat = _own(position, entry)
    ready = argument != "no"
    place = replace(position.places[seat], ready=ready)
    return position.with_place(seat, place), (events.ReadyChanged(seat, ready),)


def _unready(charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    return _ready(charter, position, entry, "no")


def _start(charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    _in_lobby(position)
    _by_host(charter, position, entry)
    host = position.host(charter)
    for seat, place in enumerate(position.places):
        if place.guest and not place.ready and seat != host:
            raise Refusal("not_ready", {"seat": seat, "name": place.name})
    filled = tuple(
        _bot_for(seat, charter.options.bots) if place.empty else place
        for seat, place in enumerate(position.places)
    )
    newcomers = tuple(
        events.SeatTaken(seat, place.name, place.level)
        for seat, place in enumerate(filled)
        if position.places[seat].empty
    )
    state = rulebook.deal(charter)
    started = replace(position, phase="playing", places=filled, state=state, turn_at=entry.at)
    return started, (*newcomers, events.GameStarted(len(filled)))


def _leave(charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    seat = _own(position, entry)
    if position.phase not in ("lobby", "playing"):
        raise Refusal("game_over")
    if charter.options.seats == 1:
        return _give_up(charter, position, entry, "")
    happened: tuple[Any, ...] = (events.SeatLeft(seat),)
    left = position.with_place(seat, Place())
    if position.phase == "playing":
        left, taken = _taken(position, seat, _bot_for(seat, charter.options.bots))
        happened += taken
    if not any(place.guest for place in left.places):
        left = replace(left, phase="closed")
    return left, happened


def _undo(_charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    seat = _own(position, entry)
    if position.phase != "playing" or not position.past:
        raise Refusal("nothing_to_undo")
    undone = replace(position, state=position.past[-1], past=position.past[:-1])
    return undone, (events.Undone(seat),)


def _give_up(charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    seat = _own(position, entry)
    if charter.options.seats != 1:
        raise Refusal("bad_command", {"command": "!give_up"})
    if position.phase != "playing":
        raise Refusal("game_over")
    return replace(position, phase="over", abandoned=True, past=()), (events.GaveUp(seat),)


def _away(_charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    seat = _seat(entry)
    return _set_away(position, seat, True), (events.WentAway(seat),)


def _back(_charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    seat = _seat(entry)
    return _set_away(position, seat, False), (events.CameBack(seat),)


def _claim(_charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    """The guest of the entry takes the seat over; whoever had it proved that they may."""
    seat = _seat(entry)
    if position.seat_of(entry.guest_id) is not None:
        raise Refusal("already_seated")
    return _taken(position, seat, replace(position.places[seat], guest=entry.guest_id, away=False))


def _rematch(_charter: Charter, position: Position, _entry: Entry, argument: str) -> Change:
    return replace(position, rematch=argument), (events.RematchOpened(argument),)


VERBS: Final[dict[str, Rule]] = {
    "!sit": _sit,
    "!bot": _bot,
    "!clear": _clear,
    "!swap": _swap,
    "!ready": _ready,
    "!unready": _unready,
    "!start": _start,
    "!leave": _leave,
    "!undo": _undo,
    "!give_up": _give_up,
    "!away": _away,
    "!back": _back,
    "!claim": _claim,
    "!rematch": _rematch,
}

HOUSE_ONLY: Final = frozenset({"!away", "!back", "!claim", "!rematch"})
"""Verbs that no client may send."""

_NAMES_SEAT: Final = frozenset({"!sit", "!bot", "!clear", "!swap"})


def _seat(entry: Entry) -> Seat:
    if entry.seat is None:
        raise Refusal("no_such_seat", {"seat": ""})
    return entry.seat


def _own(position: Position, entry: Entry) -> Seat:
    """The entry's seat, if it belongs to whoever made the entry; the house acts for anybody."""
    seat = _seat(entry)
    if entry.guest_id is not None and position.places[seat].guest != entry.guest_id:
        raise Refusal("not_seated")
    return seat


def _in_lobby(position: Position) -> None:
    if position.phase != "lobby":
        raise Refusal("already_started")


def _by_host(charter: Charter, position: Position, entry: Entry) -> None:
    if entry.guest_id is not None and position.seat_of(entry.guest_id) != position.host(charter):
        raise Refusal("not_host")


def _taken(position: Position, seat: Seat, place: Place) -> Change:
    return position.with_place(seat, place), (events.SeatTaken(seat, place.name, place.level),)


def _bot_for(seat: Seat, level: str) -> Place:
    return Place(None, BOT_NAMES[seat], level, ready=True)


def _named_for(seat: Seat, place: Place) -> Place:
    """Bots are called by their seat."""
    return place if place.level is None else replace(place, name=BOT_NAMES[seat])


def _set_away(position: Position, seat: Seat, away: bool) -> Position:
    place = position.places[seat]
    if place.guest is None or place.away == away or position.phase != "playing":
        raise Refusal("bad_command", {"command": "!away" if away else "!back"})
    return position.with_place(seat, replace(place, away=away))
