"""Tables with the hands written down, for all tests of Skull King."""

from collections.abc import Callable

import pytest

from stammtisch.games.skullking import State, parse_action, play, rules
from stammtisch.games.skullking.state import Event
from stammtisch.testkit import trick_round

Table = Callable[..., State]
PlayAll = Callable[[State, str], tuple[State, list[Event]]]


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
    return trick_round


@pytest.fixture
def play_all() -> PlayAll:
    return play_in_turn
