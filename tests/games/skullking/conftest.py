"""Tables with the hands written down, for all tests of Skull King."""

from collections.abc import Callable, Iterable

import pytest

from stammtisch.games.skullking import State, parse_action, play, rules
from stammtisch.games.skullking.cards import Card, in_order
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.games.skullking.state import Deals, Event

Table = Callable[..., State]
PlayAll = Callable[[State, str], tuple[State, list[Event]]]


def written_table(*hands: str, bids: Iterable[int] | None = None, dealer: int | None = None) -> State:
    """A round with these hands, ``"Y1 SK"`` for instance; seat 0 leads unless a dealer is named."""
    dealt = tuple(in_order(Card(code) for code in hand.split()) for hand in hands)
    players, round_ = len(dealt), len(dealt[0])
    dealer = players - 1 if dealer is None else dealer
    state = rules.begin(CLASSIC_66, players, Deals(None, ((round_, dealt),)), round_, dealer)
    for seat, bid in enumerate(bids or ()):
        state = play(state, seat, parse_action(str(bid))).state
    return state


def play_in_turn(state: State, actions: str) -> tuple[State, list[Event]]:
    """The state after actions like ``"Y1 SM/e"``, each by the first seat that may act, and all events."""
    events: list[Event] = []
    for text in actions.split():
        step = play(state, rules.to_act(state)[0], parse_action(text))
        state = step.state
        events += step.events
    return state, events


@pytest.fixture
def table() -> Table:
    return written_table


@pytest.fixture
def play_all() -> PlayAll:
    return play_in_turn
