"""What the house's verbs ask before they change anything, and what several of them do."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from stammtisch.games.contract import Seat
from stammtisch.house import events
from stammtisch.house.charter import Charter
from stammtisch.house.log import Entry
from stammtisch.house.position import Place, Position
from stammtisch.house.refusals import Refusal

Change: TypeAlias = tuple[Position, tuple[Any, ...]]
"""The position afterwards, and the events that everybody may see."""

Rule: TypeAlias = Callable[[Charter, Position, Entry, str], Change]
"""The string is what follows the verb."""

BOT_NAMES: Final = ("Bonny", "Rackham", "Read", "Kidd", "Ching", "Störtebeker")
"""What a bot is called, by its seat."""


def seat_of(entry: Entry) -> Seat:
    """The seat an entry names. Refuses ``no_such_seat`` without one."""
    if entry.seat is None:
        raise Refusal("no_such_seat", {"seat": ""})
    return entry.seat


def own_seat(position: Position, entry: Entry) -> Seat:
    """The entry's seat, if it belongs to whoever made the entry; the house acts for anybody."""
    seat = seat_of(entry)
    if entry.guest_id is not None and position.places[seat].guest != entry.guest_id:
        raise Refusal("not_seated")
    return seat


def in_lobby(position: Position) -> None:
    """Refuse ``already_started`` once the game has begun."""
    if position.phase != "lobby":
        raise Refusal("already_started")


def by_host(charter: Charter, position: Position, entry: Entry) -> None:
    """Refuse ``not_host`` unless the host or the house made the entry."""
    if entry.guest_id is not None and position.seat_of(entry.guest_id) != position.host(charter):
        raise Refusal("not_host")


def taken(position: Position, seat: Seat, place: Place) -> Change:
    """Somebody new has a seat."""
    return position.with_place(seat, place), (events.SeatTaken(seat, place.name, place.level),)


def bot_for(seat: Seat, level: str) -> Place:
    """A bot for a seat."""
    return Place(None, BOT_NAMES[seat], level, ready=True)
