"""What the house has to know about each game beyond the contract."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from stammtisch.games import scoundrel, skullking
from stammtisch.games.contract import Seat
from stammtisch.games.registry import GAMES
from stammtisch.house.charter import Charter
from stammtisch.house.shapes import Outcome

RULE_SETS: Final[Mapping[str, Mapping[str, str]]] = {
    scoundrel.NAME: {"rules": "tavern"},
    skullking.NAME: {"rules": "classic-66"},
}
"""The rule set a new table gets, kept with it so that it never changes."""


def options(charter: Charter) -> scoundrel.Options | skullking.Options:
    """What the game was set up with."""
    if charter.game == scoundrel.NAME:
        return scoundrel.Options(**charter.rules)
    return skullking.Options(players=charter.options.seats, **charter.rules)


def deal(charter: Charter) -> Any:
    """The first state of a table's game."""
    return GAMES[charter.game].setup(options(charter), charter.seed)


def outcome(result: Any, seat: Seat) -> tuple[Outcome, int]:
    """Whether a seat won, and its score."""
    if isinstance(result, scoundrel.Result):
        return result.outcome, result.score
    return ("won" if seat in result.winners else "lost"), result.totals[seat]


def rooms_avoided(state: Any) -> int:
    """Rooms avoided in a dungeon; 0 in every other game."""
    return scoundrel.view(state, None).rooms_avoided if isinstance(state, scoundrel.State) else 0


def view(charter: Charter, state: Any, seat: Seat | None) -> Any:
    """The game's view, less what the table's options hide."""
    seen = GAMES[charter.game].view(state, seat)
    if isinstance(seen, skullking.View) and not charter.options.last_trick:
        return replace(seen, last_trick=None, tricks=())
    return seen


def has_last_card(state: Any, seat: Seat) -> bool:
    """Whether the seat can do nothing but play its last card of the round in the one way there is."""
    if not isinstance(state, skullking.State) or state.bidding or len(state.hands[seat]) != 1:
        return False
    return len(skullking.legal(state, seat)) == 1


def seconds_to_watch(state: Any) -> float:
    """How long people look before anybody thinks of the next move: at a whole trick, or all bids opened."""
    if not isinstance(state, skullking.State) or state.bidding or state.trick.plays:
        return 0
    return 1.7 if state.tricks else 3.2
