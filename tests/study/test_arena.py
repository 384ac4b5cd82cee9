"""The arena: the same cards for everybody, exact repetition, honest sums."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from stammtisch.cli.arena import app
from stammtisch.games import skullking
from stammtisch.study.arena import Deal, Performance, plot_standings, standings, tournament


class First:
    """Takes the first of its choices: it plays alike whatever its luck."""

    def choose(self, view: skullking.View) -> skullking.Action:
        return skullking.parse_action(view.choices[0].action)


def first(_seed: int) -> First:
    return First()


def without_time(deals: tuple[Deal, ...]) -> list[Deal]:
    return [
        replace(
            deal,
            games=tuple(tuple(replace(each, seconds=0.0) for each in game) for game in deal.games),
        )
        for deal in deals
    ]


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of this module for minds that are Python functions."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    return Path(__file__).stem


def test_each_mind_holds_each_hand(here: str) -> None:
    deals = tournament([f"{here}:first"] * 3, 6, seed=4, workers=1)
    for deal in deals:
        points = [[game[mind].points for game in deal.games] for mind in range(3)]
        assert sorted(points[0]) == sorted(points[1]) == sorted(points[2])
        assert len(set(points[0])) > 1


def test_a_seed_repeats_everything_on_any_number_of_processes() -> None:
    lineup = ["regular", "novice", "random"]
    alone = tournament(lineup, 6, seed=1, workers=1)
    assert without_time(tournament(lineup, 6, seed=1, workers=2)) == without_time(alone)
    assert without_time(tournament(lineup, 6, seed=2, workers=1)) != without_time(alone)


def test_at_least_as_many_games_as_asked_for_and_news_of_each_deal() -> None:
    news: list[int] = []
    deals = tournament(["random"] * 4, 9, seed=1, workers=1, progress=lambda deal: news.append(deal.number))
    assert news == [0, 1, 2]
    assert sum(len(deal.games) for deal in deals) == 12


def game(*points: int) -> tuple[Performance, ...]:
    best = max(points)
    return tuple(Performance(each, (each == best) / points.count(best), 3, 10, 0.13, 65) for each in points)


def test_standings_count_deals_and_share_wins() -> None:
    deals = [Deal(0, (game(10, 20), game(30, 0))), Deal(1, (game(50, 50), game(10, 20)))]
    one, two = standings(["a", "b"], deals)
    assert (one.points.value, two.points.value) == (25, 22.5)
    assert (one.wins.value, two.wins.value) == (0.375, 0.625)
    # The means of the deals are 20 and 30: their standard error is 5.
    assert one.points.margin == pytest.approx(1.96 * 5)
    assert one.met.value == 0.3
    assert one.games == 4
    assert one.milliseconds == pytest.approx(2)


def test_who_wins_more_is_rated_higher_and_more_games_narrow_the_margin() -> None:
    few, many = ([Deal(i, (game(20, 10),)) for i in range(n)] for n in (3, 30))
    winner, loser = standings(["a", "b"], few)
    assert winner.rating.value > 25 > loser.rating.value
    assert standings(["a", "b"], many)[0].rating.margin < winner.rating.margin


def test_the_command_prints_json_and_writes_markdown(tmp_path: Path) -> None:
    table = tmp_path / "table.md"
    lineup = ["skullking", "--minds", "regular,random", "--games", "2", "--workers", "1"]
    done = CliRunner().invoke(app, [*lineup, "--json", "--markdown", str(table)])
    assert done.exit_code == 0, done.output
    document: dict[str, Any] = json.loads(done.stdout)
    assert [each["mind"] for each in document["standings"]] == ["regular", "random"]
    assert document["standings"][0]["games"] == 2
    assert len(table.read_text().splitlines()) == 4


@pytest.mark.parametrize(
    "minds", ["regular", "regular,nobody", "regular,./no-such-program", ",".join("rrrrrrr")]
)
def test_a_lineup_that_cannot_be_is_refused_in_a_sentence(minds: str) -> None:
    done = CliRunner().invoke(app, ["skullking", "--minds", minds])
    assert done.exit_code == 2
    assert "--minds" in done.stderr
    assert "Traceback" not in done.output


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    rng = random.Random(1)
    deals = [Deal(i, (game(rng.randint(0, 100), rng.randint(0, 100)),)) for i in range(4)]
    plot_standings(standings(["a", "b"], deals), tmp_path / "plot.svg")
    assert "<svg" in (tmp_path / "plot.svg").read_text()
