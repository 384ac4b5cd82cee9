"""What the expert knows is what its seat has seen, and its guesses agree with it."""

import random

import numpy as np
import pytest

from stammtisch.games import skullking as game
from stammtisch.games.skullking import numbers
from stammtisch.games.skullking.cards import DECK, INDEX
from stammtisch.games.skullking.notation import NUMBER
from stammtisch.kernels import skullking as kernel
from stammtisch.kernels.chance import chance
from stammtisch.kernels.skullking_rows import plays_in, row_of
from stammtisch.minds import mind
from stammtisch.minds.skullking import guessing, policies, reading, tables
from stammtisch.minds.skullking.hindsight import hide
from stammtisch.minds.skullking.judgement import chance_to_take, misfit
from stammtisch.minds.skullking.memory import known
from stammtisch.minds.skullking.worth import share_beaten, tricks_expected


def positions(players: int, seed: int, step: int) -> list[game.State]:
    """Some positions with cards to play, from a game of regulars."""
    player = mind("skullking", "regular", seed)
    state = game.setup(game.Options(players=players), random.Random(seed).randbytes(32))
    found = []
    while seats := game.to_act(state):
        if not state.bidding:
            found.append(state)
        state = game.play(state, seats[0], player.choose(game.view(state, seats[0]))).state
    return found[::step]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_view_is_remembered_as_the_position_without_the_other_hands(players: int) -> None:
    for state in positions(players, 1, 7):
        hidden = np.empty(kernel.ROW, np.int64)
        hide(row_of(state), state.turn, hidden)
        row, plays = known(game.view(state, state.turn))
        assert row.tolist() == hidden.tolist()
        tricks = [*(trick for trick, _ in state.tricks), state.trick]
        assert plays.tolist() == [NUMBER[play] for trick in tricks for play in trick.plays]


@pytest.mark.parametrize("players", range(2, 7))
def test_guessed_deals_agree_with_everything_seen(players: int) -> None:
    learned = tables.empty()
    for state in positions(players, 2, 5):
        row, plays = known(game.view(state, state.turn))
        told, rng = reading.story(row, plays), chance(1)
        guess = guessing.first_guess(row, state.turn, told, learned, rng)
        seen = {play.card for trick, _ in state.tricks for play in trick.plays}
        seen |= {play.card for play in state.trick.plays} | set(state.hands[state.turn])
        hidden = sorted(INDEX[card] for card in DECK if card not in seen)
        assert sorted(guess.cards[: guess.hidden].tolist()) == hidden
        guessing.wander(guess, state.turn, 100, told, learned, rng)
        assert sorted(guess.cards[: guess.hidden].tolist()) == hidden
        for seat, hand in enumerate(state.hands):
            words = kernel.HANDS + 2 * seat
            held = plays_in(*guess.row[words : words + 2].tolist())
            assert len({play.card for play in held}) == len(hand)
            suits = {numbers.suit(NUMBER[play]) for play in held} - {numbers.NO_SUIT}
            assert not any(guess.row[kernel.VOIDS + seat] >> suit & 1 for suit in suits)


def test_the_policy_in_playouts_judges_as_the_regular_does() -> None:
    for state in positions(4, 3, 3):
        view, seat = game.view(state, state.turn), state.turn
        worth = sum(tricks_expected(card, 4) for card in state.hands[seat])
        hand = min(worth, len(state.hands[seat]))
        misfits = {}
        for choice in view.choices:
            play = game.parse_action(choice.action)
            assert isinstance(play, game.Play)
            chances = chance_to_take(share_beaten(play), choice.winning, 3 - len(state.trick.plays))
            needed = state.revealed[seat] - state.won(seat)
            misfits[NUMBER[play]] = misfit(needed, chances, hand - tricks_expected(play.card, 4))
        assert misfits[policies.by_judgement(row_of(state))] == pytest.approx(min(misfits.values()))
