"""Random games through the pure rules and through the kernels agree in every state."""

import random
import subprocess
import sys

import numpy as np
import pytest

from stammtisch.games import scoundrel as game
from stammtisch.games.scoundrel import rules
from stammtisch.games.scoundrel.cards import DECK
from stammtisch.kernels import scoundrel as kernel
from stammtisch.kernels.chance import chance
from stammtisch.kernels.scoundrel_games import random_games
from stammtisch.kernels.scoundrel_rows import CARD, FULL_DECK, action_of, codes, index_of, row_of


def canonical(row: kernel.Row) -> tuple[list[int], list[int], list[int]]:
    """Fields, room and pile of a row, without the ring's rotation and stale slots."""
    fields = row[: kernel.KNOWN_BOTTOM + 1].tolist()
    top = fields.pop(kernel.TOP)
    room = row[kernel.ROOM : kernel.ROOM + row[kernel.ROOM_COUNT]].tolist()
    pile = np.roll(row[kernel.PILE :], -top)[: row[kernel.PILE_COUNT]].tolist()
    return fields, room, pile


def careful(state: game.State, actions: tuple[game.Action, ...], rng: random.Random) -> game.Action:
    """A random action that does not kill, if there is one, so that games last."""
    alive = [a for a in actions if rules.apply(state, a).state.health > 0]
    return rng.choice(alive or actions)


@pytest.mark.parametrize("cards", [44, None])
def test_every_state_agrees(cards: int | None) -> None:
    rng = random.Random(f"twin {cards}")
    finished = {"won": 0, "lost": 0}
    for _ in range(1500):
        deck = rng.sample(DECK, cards or rng.randint(4, 20))
        state = rules.enter(tuple(deck))
        row = np.empty(kernel.ROW, np.int16)
        kernel.lay(row, codes(deck))
        while not state.over:
            assert canonical(row) == canonical(row_of(state))
            actions = rules.legal_actions(state)
            mask = kernel.legal(row)
            indices = [i for i in range(kernel.ACTIONS) if mask >> i & 1]
            assert {action_of(i, state.room) for i in indices} == set(actions)
            assert sorted(index_of(a, state.room) for a in actions) == indices
            action = careful(state, actions, rng)
            kernel.step(row, index_of(action, state.room))
            state = rules.apply(state, action).state
        result = rules.result(state)
        assert result is not None
        assert kernel.over(row)
        assert kernel.legal(row) == 0
        assert kernel.score(row) == result.score
        finished[result.outcome] += 1
    assert finished["lost"] > 0
    assert finished["won"] > 0 or cards


def test_a_deal_is_a_permutation_and_repeats() -> None:
    decks = []
    for seed in (1, 1, 2):
        row = np.empty(kernel.ROW, np.int16)
        kernel.deal(row, FULL_DECK, chance(seed))
        _, room, pile = canonical(row)
        decks.append([CARD[c] for c in room + pile])
    assert sorted(decks[0]) == sorted(DECK)
    assert decks[0] == decks[1] != decks[2]


def test_every_card_comes_first_equally_often() -> None:
    rng, row = chance(7), np.empty(kernel.ROW, np.int16)
    counts = dict.fromkeys(FULL_DECK.tolist(), 0)
    for _ in range(44_000):
        kernel.deal(row, FULL_DECK, rng)
        counts[int(row[kernel.ROOM])] += 1
    # χ² with 43 degrees of freedom exceeds 87 once in ten thousand; the seed is fixed.
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 87


def test_shuffling_the_top_leaves_what_is_known() -> None:
    row = np.empty(kernel.ROW, np.int16)
    kernel.lay(row, FULL_DECK)
    kernel.step(row, kernel.AVOID)
    _, room, pile = canonical(row)
    unseen = row[kernel.PILE_COUNT] - row[kernel.KNOWN_BOTTOM]
    kernel.shuffle_top(row, unseen, chance(3))
    _, same_room, shuffled = canonical(row)
    assert same_room == room
    assert shuffled[unseen:] == pile[unseen:]
    assert shuffled[:unseen] != pile[:unseen]
    assert sorted(shuffled) == sorted(pile)


def test_random_games_repeat() -> None:
    first, second = np.zeros(5000, np.int16), np.zeros(5000, np.int16)
    random_games(first, FULL_DECK, chance(1))
    random_games(second, FULL_DECK, chance(1))
    assert (first == second).all()
    assert -188 <= first.min() < first.max() <= 30


def test_importing_the_package_is_free() -> None:
    code = "import stammtisch.kernels, sys; print('numba' in sys.modules, 'numpy' in sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.split() == ["False", "False"]
