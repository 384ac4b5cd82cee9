"""Verbs of a running table: leaving, undoing, hints, being away, playing on elsewhere."""

from dataclasses import replace
from typing import Any

from stammtisch.games.contract import Seat
from stammtisch.house import events
from stammtisch.house.charter import Charter
from stammtisch.house.guards import Change, bot_for, own_seat, seat_of, taken
from stammtisch.house.log import Entry
from stammtisch.house.position import Place, Position
from stammtisch.house.refusals import Refusal
from stammtisch.house.shapes import Hint


def leave(charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    """Leave for good; in a running game a bot takes the seat."""
    seat = own_seat(position, entry)
    if position.phase not in ("lobby", "playing"):
        raise Refusal("game_over")
    if charter.options.seats == 1:
        return give_up(charter, position, entry, "")
    happened: tuple[Any, ...] = (events.SeatLeft(seat),)
    left = position.with_place(seat, Place())
    if position.phase == "playing":
        left, seated = taken(position, seat, bot_for(seat, charter.options.bots))
        happened += seated
    if not any(place.guest for place in left.places):
        left = replace(left, phase="closed")
    return left, happened


def undo(_charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    """Go back to the state before the last action."""
    seat = own_seat(position, entry)
    if position.phase != "playing" or not position.past:
        raise Refusal("nothing_to_undo")
    undone = replace(position, state=position.past[-1], past=position.past[:-1], hint=None)
    return undone, (events.Undone(seat),)


def give_up(charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    """End a solo run without a score."""
    seat = own_seat(position, entry)
    if charter.options.seats != 1:
        raise Refusal("bad_command", {"command": "!give_up"})
    if position.phase != "playing":
        raise Refusal("game_over")
    return replace(position, phase="over", abandoned=True, past=(), hint=None), (events.GaveUp(seat),)


def hint(charter: Charter, position: Position, entry: Entry, argument: str) -> Change:
    """Keep the hint that the house gives, an action and its chance in percent; the run counts as helped."""
    seat = own_seat(position, entry)
    if charter.options.seats != 1:
        raise Refusal("bad_command", {"command": "!hint"})
    if charter.mode == "daily":
        raise Refusal("no_hints_in_daily")
    if position.phase != "playing":
        raise Refusal("game_over")
    action, _, percent = argument.partition(" ")
    given = Hint(action, int(percent))
    return replace(position, helped=True, hint=given), (events.Hinted(seat, action, given.chance),)


def away(_charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    """Let a bot act for a person."""
    seat = seat_of(entry)
    return _set_away(position, seat, True), (events.WentAway(seat),)


def back(charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    """Give a person their seat back, with a whole turn if it is theirs."""
    seat = seat_of(entry)
    returned = _set_away(position, seat, False)
    if seat in position.to_act(charter):
        returned = replace(returned, turn_at=entry.at)
    return returned, (events.CameBack(seat),)


def claim(_charter: Charter, position: Position, entry: Entry, _argument: str) -> Change:
    """Give a seat to the guest of the entry, who has shown that they may have it."""
    seat = seat_of(entry)
    if position.seat_of(entry.guest_id) is not None:
        raise Refusal("already_seated")
    return taken(position, seat, replace(position.places[seat], guest=entry.guest_id, away=False))


def rematch(_charter: Charter, position: Position, _entry: Entry, argument: str) -> Change:
    """Say where the same people play on."""
    return replace(position, rematch=argument), (events.RematchOpened(argument),)


def _set_away(position: Position, seat: Seat, away: bool) -> Position:
    place = position.places[seat]
    if place.guest is None or place.away == away or position.phase != "playing":
        raise Refusal("bad_command", {"command": "!away" if away else "!back"})
    return position.with_place(seat, replace(place, away=away))
