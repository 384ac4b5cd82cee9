"""Positions of Scoundrel for the tests of minds."""

import random
from collections.abc import Iterator

from stammtisch.games import scoundrel as game
from stammtisch.games.scoundrel import rules
from stammtisch.games.scoundrel.cards import DECK


def positions(count: int, seed: str) -> Iterator[game.State]:
    """Positions of random games whose runs go on, in the middle of rooms too."""
    rng = random.Random(seed)
    while count:
        state = rules.enter(tuple(rng.sample(DECK, rng.randint(1, 44))))
        while not state.over and count:
            yield state
            count -= 1
            actions = rules.legal_actions(state)
            alive = [each for each in actions if rules.apply(state, each).state.health > 0]
            state = rules.apply(state, rng.choice(alive or actions)).state
