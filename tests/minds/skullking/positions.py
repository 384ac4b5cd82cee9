"""Positions of Skull King for the tests of minds."""

from collections.abc import Sequence

from stammtisch.games.skullking import Bid, State, parse_action, play
from stammtisch.games.skullking.cards import Card, in_order
from stammtisch.games.skullking.rules import begin
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.games.skullking.state import Deals


def dealt(hands: Sequence[str], dealer: int) -> State:
    """A round with these hands, whose length says which round it is."""
    held = tuple(in_order(map(Card, hand.split())) for hand in hands)
    round_ = len(held[0])
    return begin(CLASSIC_66, len(held), Deals(None, ((round_, held),)), round_, dealer)


def played(state: State, bids: Sequence[int], plays: str) -> State:
    """The state after all bids and some plays."""
    for seat, bid in enumerate(bids):
        state = play(state, seat, Bid(bid)).state
    for text in plays.split():
        state = play(state, state.turn, parse_action(text)).state
    return state
