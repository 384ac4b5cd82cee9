"""What a finished game is remembered for."""

from stammtisch.games.skullking import scoring
from stammtisch.games.skullking.awards import Award, awards
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.games.skullking.scoring import RoundScore


def sheet(*rounds: tuple[tuple[int, int, int], ...]) -> tuple[RoundScore, ...]:
    """Rounds from (bid, won, points for pirates) of each seat."""
    lines: list[RoundScore] = []
    for number, seats in enumerate(rounds, 1):
        before = [score.total for score in lines[-1].scores] if lines else [0] * len(seats)
        scores = [
            scoring.score(bid, won, 0, pirates, number, total, CLASSIC_66)
            for (bid, won, pirates), total in zip(seats, before, strict=True)
        ]
        lines.append(RoundScore(number, tuple(scores)))
    return tuple(lines)


def test_the_awards_of_a_game() -> None:
    game = sheet(
        ((0, 0, 0), (1, 1, 30), (0, 0, 0)),
        ((0, 0, 0), (2, 1, 60), (0, 1, 0)),
        ((1, 1, 0), (0, 0, 0), (2, 2, 0)),
    )
    assert awards(game) == (
        Award("seer", (0,), 3),
        Award("hunter", (1,), 30),
        Award("stowaway", (0,), 2),
        Award("daring", (2,), 2),
        Award("haul", (1,), 50),
        Award("wreck", (2,), -20),
    )


def test_what_nobody_or_everybody_did_is_no_award() -> None:
    assert awards(()) == ()
    assert awards(sheet(((1, 1, 0), (1, 1, 0)))) == ()


def test_equals_share_an_award() -> None:
    shared = awards(sheet(((1, 1, 0), (1, 1, 0), (0, 1, 0))))
    assert shared[:1] == (Award("seer", (0, 1), 1),)
