"""The score pad: its table gives the scores of the game, and impossible entries are named."""

import pytest

from stammtisch.games.skullking.numbers import round_score
from stammtisch.games.skullking.pad import Entry, Problem, most_pirates, problems, sheet, table
from stammtisch.games.skullking.ruleset import CLASSIC_66


def test_the_table_agrees_with_the_rules_everywhere() -> None:
    pad = table(CLASSIC_66)
    assert [row.round for row in pad.rounds] == list(range(1, 11))
    for row in pad.rounds:
        assert len(row.outcomes) == row.round + 1
        for bid, by_won in enumerate(row.outcomes):
            for won, outcome in enumerate(by_won):
                for bonus in (0, 30, 50):
                    kept = bonus if outcome.keeps_bonus else 0
                    assert outcome.points + kept == round_score(bid, won, bonus, row.round, 10)
    assert (pad.mermaid_bonus, pad.pirate_bonus) == (50, 30)
    assert pad.most_pirates == ((2, 1), (3, 2), (4, 3), (5, 4), (6, 5))


def test_six_pirates_are_in_the_deck() -> None:
    assert most_pirates(8, CLASSIC_66) == 6


@pytest.mark.parametrize(
    ("entries", "round_", "expected"),
    [
        ([Entry(1, 1), Entry(0, 0)], 1, []),
        ([Entry(2, 2, king_caught=True), Entry(2, 0)], 2, []),
        ([Entry(0, 1, pirates_caught=2), Entry(2, 1), Entry(0, 0)], 2, []),
        ([Entry(1, 1), Entry(1, 1)], 1, [Problem("tricks_do_not_add_up", None, 2, 1)]),
        ([Entry(0, 0), Entry(1, 1)], 2, [Problem("tricks_do_not_add_up", None, 1, 2)]),
        ([Entry(2, 1), Entry(0, 0)], 1, [Problem("bid_out_of_range", 0, 2, 1)]),
        ([Entry(0, 0), Entry(-1, 1)], 1, [Problem("bid_out_of_range", 1, -1, 1)]),
        (
            [Entry(0, 2), Entry(0, -1)],
            1,
            [Problem("won_out_of_range", 0, 2, 1), Problem("won_out_of_range", 1, -1, 1)],
        ),
        ([Entry(0, 0, king_caught=True), Entry(1, 1)], 1, [Problem("bonus_without_trick", 0, 1, 0)]),
        ([Entry(0, 0), Entry(1, 1, pirates_caught=2)], 1, [Problem("pirates_out_of_range", 1, 2, 1)]),
        ([Entry(0, 1, True), Entry(0, 1, False, 1)], 2, [Problem("skull_king_counted_twice", None, 2, 1)]),
        ([Entry(2, 2, True, 1), Entry(0, 0)], 2, [Problem("skull_king_counted_twice", None, 2, 1)]),
    ],
)
def test_what_cannot_be(entries: list[Entry], round_: int, expected: list[Problem]) -> None:
    assert list(problems(entries, round_, CLASSIC_66)) == expected


def test_a_sheet_adds_up() -> None:
    rows = sheet(
        [[Entry(1, 1, pirates_caught=1), Entry(0, 0)], [Entry(0, 1), Entry(1, 1, king_caught=True)]],
        CLASSIC_66,
    )
    assert [[score.points for score in row.scores] for row in rows] == [[50, 10], [-20, 70]]
    assert [score.total for score in rows[-1].scores] == [30, 80]
    assert (rows[0].scores[0].pirates, rows[1].scores[1].mermaid) == (30, 50)
