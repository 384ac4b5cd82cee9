"""Once every card is known, a mind knows exactly what can still be won."""

import random
from collections.abc import Iterator

import pytest

from stammtisch.games import scoundrel as game
from stammtisch.games.scoundrel import rules
from stammtisch.games.scoundrel.cards import DECK
from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.compiling import kernel
from stammtisch.kernels.scoundrel_rows import row_of
from stammtisch.minds.scoundrel import endgame
from stammtisch.minds.scoundrel.thinking import chances, choose
from stammtisch.study.solver import winnable


@kernel
def known(row: s.Row) -> bool:
    return endgame.known(row)


@kernel
def solved(row: s.Row, trail: endgame.Trail) -> float:
    return endgame.solved(row, trail)


def ends(count: int, seed: str) -> Iterator[game.State]:
    """Positions whose pile is known, from runs that avoid whenever they may; in the middle of rooms too."""
    rng = random.Random(seed)
    while count:
        state = rules.enter(tuple(rng.sample(DECK, rng.randint(8, 36))))
        while not state.over and count:
            if state.known_bottom == len(state.pile):
                yield state
                count -= 1
            actions = rules.legal_actions(state)
            alive = [each for each in actions if rules.apply(state, each).state.health > 0]
            avoids = [each for each in actions if each.card is None and state.known_bottom < len(state.pile)]
            state = rules.apply(state, rng.choice(avoids or alive or actions)).state


def test_what_can_be_won_is_what_the_exact_solver_says() -> None:
    trail, won = endgame.empty_trail(), 0
    for state in ends(1500, "solved"):
        row = row_of(state)
        assert known(row)
        found = solved(row, trail)
        assert found == float(bool(winnable(state))), state
        won += found > 0
    assert 300 < won < 1200


def test_a_pile_with_an_unseen_card_is_not_known() -> None:
    state = game.setup(game.Options(), bytes(32))
    assert not known(row_of(state))


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_every_action_at_a_known_end_leads_to_certainty(level: str) -> None:
    for number, state in enumerate(ends(150, "certain")):
        view = game.view(state, 0)
        found = chances(view, level, number)
        after = {action: rules.apply(state, action).state for action in rules.legal_actions(state)}
        assert found == {action: float(bool(winnable(next_))) for action, next_ in after.items()}, state
        chosen = choose(view, level, number)
        if chosen:
            assert max(found, key=found.__getitem__) == chosen
        if winnable(state):
            assert chosen is not None
            assert winnable(after[chosen])
