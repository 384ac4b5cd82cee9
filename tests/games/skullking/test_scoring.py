"""What a round brings: every row of the rules, and a shared win."""

import pytest

from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.games.skullking.scoring import final, points, score


@pytest.mark.parametrize(
    ("bid", "won", "bonus", "round_", "expected"),
    [
        (3, 3, 0, 5, 60),
        (1, 1, 0, 1, 20),
        (10, 10, 0, 10, 200),
        (1, 1, 60, 2, 80),  # bonuses are added to a bid that was met
        (2, 2, 50, 7, 90),
        (5, 1, 0, 8, -40),
        (1, 4, 0, 8, -30),
        (2, 1, 60, 2, -10),  # and lost with one that was missed
        (0, 0, 0, 4, 40),
        (0, 0, 0, 10, 100),
        (0, 2, 0, 9, -90),  # the same for one trick as for three
        (0, 1, 0, 9, -90),
        (0, 3, 0, 9, -90),
        (0, 1, 50, 3, -30),
    ],
)
def test_points_of_a_round(bid: int, won: int, bonus: int, round_: int, expected: int) -> None:
    assert points(bid, won, bonus, round_, CLASSIC_66) == expected


def test_how_a_score_came_about() -> None:
    kept = score(2, 2, 50, 30, 6, 100, CLASSIC_66)
    assert (kept.bonus_kept, kept.points, kept.total) == (True, 120, 220)
    lost = score(2, 3, 50, 30, 6, 100, CLASSIC_66)
    assert (lost.mermaid, lost.pirates, lost.bonus_kept) == (50, 30, False)
    assert (lost.points, lost.total) == (-10, 90)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [([10, 30, 20], (1,)), ([30, 10, 30], (0, 2)), ([-20, -20], (0, 1)), ([0, -10], (0,))],
)
def test_the_most_points_win_and_a_tie_is_shared(totals: list[int], winners: tuple[int, ...]) -> None:
    assert final(totals).winners == winners
    assert final(totals).totals == tuple(totals)
