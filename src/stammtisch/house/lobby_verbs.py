"""Verbs of the lobby: taking seats, seating bots, getting ready, beginning."""

from dataclasses import replace

from stammtisch.games.contract import Seat
from stammtisch.house import events, rulebook
from stammtisch.house.charter import Charter
from stammtisch.house.guards import BOT_NAMES, Change, bot_for, by_host, in_lobby, own_seat, seat_of, taken
from stammtisch.house.log import Entry
from stammtisch.house.names import clean_name
from stammtisch.house.position import Place, Position
from stammtisch.house.refusals import Refusal
from stammtisch.minds import levels


def sit(charter: Charter, position: Position, entry: Entry, argument: str) -> Change:
    """Take an empty seat under a name."""
    in_lobby(position)
    seat = seat_of(entry)
    if position.seat_of(entry.guest_id) is not None:
        raise Refusal("already_seated")
    if not position.places[seat].empty:
        raise Refusal("seat_taken", {"seat": seat})
    name = clean_name(argument) if charter.options.seats > 1 else argument
    if any(place.guest and place.name.casefold() == name.casefold() for place in position.places):
        raise Refusal("name_taken", {"name": name})
    return taken(position, seat, Place(entry.guest_id, name))


def bot(charter: Charter, position: Position, entry: Entry, argument: str) -> Change:
    """Put a bot on a seat that no person has."""
    in_lobby(position)
    by_host(charter, position, entry)
    seat = seat_of(entry)
    if argument not in levels(charter.game):
        raise Refusal("bad_command", {"command": argument[:40]})
    if position.places[seat].guest is not None:
        raise Refusal("seat_taken", {"seat": seat})
    return taken(position, seat, bot_for(seat, argument))


def clear(charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    """Free a seat, whoever has it."""
    in_lobby(position)
    by_host(charter, position, entry)
    seat = seat_of(entry)
    if seat == position.host(charter):
        raise Refusal("bad_command", {"command": "!clear"})
    return position.with_place(seat, Place()), (events.SeatLeft(seat),)


def swap(charter: Charter, position: Position, entry: Entry, argument: str) -> Change:
    """Change places with another seat; the host may change any two."""
    in_lobby(position)
    seat = seat_of(entry)
    if not argument.isdecimal() or int(argument) >= charter.options.seats:
        raise Refusal("no_such_seat", {"seat": argument[:10]})
    other = int(argument)
    mine, theirs = position.places[seat], position.places[other]
    if mine.guest != entry.guest_id or theirs.guest is not None:
        by_host(charter, position, entry)
    swapped = position.with_place(seat, _named_for(seat, theirs)).with_place(other, _named_for(other, mine))
    return swapped, (events.SeatsSwapped(seat, other),)


def ready(_charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    """Be ready to begin."""
    return _set_ready(position, entry, True)


def unready(_charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    """Be no longer ready."""
    return _set_ready(position, entry, False)


def start(charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    """Deal the cards; bots take the empty seats."""
    in_lobby(position)
    by_host(charter, position, entry)
    host = position.host(charter)
    for seat, place in enumerate(position.places):
        if place.guest and not place.ready and seat != host:
            raise Refusal("not_ready", {"seat": seat, "name": place.name})
    filled = tuple(
        bot_for(seat, charter.options.bots) if place.empty else place
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


def _named_for(seat: Seat, place: Place) -> Place:
    """Bots are called by their seat."""
    return place if place.level is None else replace(place, name=BOT_NAMES[seat])


def _set_ready(position: Position, entry: Entry, ready: bool) -> Change:
    in_lobby(position)
    seat = own_seat(position, entry)
    place = replace(position.places[seat], ready=ready)
    return position.with_place(seat, place), (events.ReadyChanged(seat, ready),)
