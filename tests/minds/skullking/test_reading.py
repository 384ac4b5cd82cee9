"""What was played tells the expert what its opponents hold."""

import pytest

from stammtisch.games.skullking import view
from stammtisch.games.skullking.cards import Card
from stammtisch.games.skullking.notation import NUMBER
from stammtisch.kernels import skullking as kernel
from stammtisch.kernels.chance import chance
from stammtisch.kernels.skullking_rows import plays_in, row_of, set_of
from stammtisch.minds.skullking import guessing, reading
from stammtisch.minds.skullking.memory import known
from stammtisch.minds.skullking.policies import JUDGEMENT, LEARNED, choose, odds
from stammtisch.minds.skullking.thinking import learned
from tests.minds.skullking.positions import dealt, played

STYLES = pytest.mark.parametrize("style", [JUDGEMENT, LEARNED])

# Everybody wants no trick; seat 3 lays a low yellow card under the highest.
DUCKED = played(dealt(["Y13 R2", "Y5 R3", "Y6 R4", "Y2 Y1"], dealer=3), [1, 0, 0, 0], "Y13 Y5 Y6 Y2")


@STYLES
def test_the_odds_of_all_plays_add_up_and_favour_the_play_that_is_made(style: int) -> None:
    state = played(dealt(["Y13 SM E1", "Y5 R3 B2", "Y6 R4 J3", "Y2 P1 B9"], dealer=3), [1, 0, 0, 1], "")
    row = row_of(state)
    each = {NUMBER[play]: odds(row, style, learned(), NUMBER[play]) for play in plays_in(*kernel.legal(row))}
    assert sum(each.values()) == pytest.approx(1)
    assert each[choose(row, style, learned())] == pytest.approx(max(each.values()))


@STYLES
def test_who_ducks_with_a_low_card_is_not_believed_to_hold_a_high_one(style: int) -> None:
    row, plays = known(view(DUCKED, 0))
    told = reading.story(row, plays)

    def likelihood(card: str) -> float:
        low, high = set_of([Card(card)])
        return reading.likelihood(told, 3, low, high, style, learned())

    assert likelihood("Y12") < likelihood("Y1") / 2


def test_guesses_lean_towards_hands_that_explain_the_plays() -> None:
    row, plays = known(view(DUCKED, 0))

    def high_yellow(told: reading.Story) -> int:
        """How often seat 3 is guessed to hold one."""
        rng, times = chance(1), 0
        guess = guessing.first_guess(row, 0, told, learned(), rng)
        for _ in range(4000):
            guessing.wander(guess, 0, 10, told, learned(), rng)
            card = plays_in(*guess.row[kernel.HANDS + 6 : kernel.HANDS + 8].tolist())[0].card
            times += card in {"Y8", "Y9", "Y10", "Y11", "Y12"}
        return times

    assert high_yellow(reading.story(row, plays)) < high_yellow(reading.story(row, plays[:0])) / 2
