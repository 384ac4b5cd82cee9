"""Positions of the games, written in a line."""

from collections.abc import Iterable

from stammtisch.games import scoundrel, skullking
from stammtisch.games.contract import Seat
from stammtisch.games.scoundrel.cards import VALUE, Card
from stammtisch.games.scoundrel.state import Weapon
from stammtisch.games.skullking.cards import DECK, in_order
from stammtisch.games.skullking.cards import Card as TrickCard
from stammtisch.games.skullking.ruleset import CLASSIC_66, RuleSet
from stammtisch.games.skullking.state import Deals


def dungeon(
    room: str, pile: str = "", *, health: int = 20, weapon: str = "", avoided: bool = False
) -> scoundrel.State:
    """A position of Scoundrel: ``dungeon("8d Js 6c 4h", "2c 3c", weapon="9d Qs")``.

    The weapon is followed by the monsters it slew. ``avoided`` says whether the
    room before was avoided. Raises :class:`KeyError` for a card that is none.
    """
    held = _dungeon_cards(weapon)
    return scoundrel.rules.begin(
        health,
        Weapon(held[0], held[1:]) if held else None,
        _dungeon_cards(room),
        _dungeon_cards(pile),
        avoided,
    )


def trick_round(
    *hands: str, bids: Iterable[int] = (), dealer: Seat | None = None, rules: RuleSet = CLASSIC_66
) -> skullking.State:
    """A round of Skull King with these hands: ``trick_round("Y1 SK", "Y2 M1", bids=[1, 1])``.

    Seat 0 leads unless a dealer is named. Raises :class:`KeyError` for a card that is none.
    """
    dealt = tuple(in_order(_trick_cards(hand)) for hand in hands)
    players, number = len(dealt), len(dealt[0])
    dealer = players - 1 if dealer is None else dealer
    state = skullking.rules.begin(rules, players, Deals(None, ((number, dealt),)), number, dealer)
    for seat, bid in enumerate(bids):
        state = skullking.play(state, seat, skullking.Bid(bid)).state
    return state


def _dungeon_cards(text: str) -> tuple[Card, ...]:
    known = {str(card): card for card in VALUE}
    return tuple(known[code] for code in text.split())


def _trick_cards(text: str) -> tuple[TrickCard, ...]:
    known = {str(card): card for card in DECK}
    return tuple(known[code] for code in text.split())
