"""The arena: the same cards for everybody, exact repetition, honest sums."""

import json
import random
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from stammtisch.cli.arena import app
from stammtisch.games import skullking
from stammtisch.study.arena import (
    Deal,
    Performance,
    Run,
    expedition,
    expedition_of,
    plot_standings,
    standings,
    tournament,
)


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


def test_a_bot_that_is_none_is_named() -> None:
    done = CliRunner().invoke(app, ["skullking", "--minds", "regular,nobody"])
    assert "There is no bot “nobody”" in " ".join(done.stderr.split())


def test_a_picture_of_no_kind_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    done = CliRunner().invoke(
        app, ["skullking", "--minds", "random,random", "--plot", str(tmp_path / "a.foo")]
    )
    assert (done.exit_code, done.stdout) == (2, "")
    assert ".svg" in done.stderr


def test_a_file_that_cannot_be_written_loses_no_result(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "table.md"
    lineup = ["skullking", "--minds", "random,random", "--games", "2", "--workers", "1", "--json"]
    done = CliRunner().invoke(app, [*lineup, "--markdown", str(nowhere)])
    assert done.exit_code == 1
    assert len(json.loads(done.stdout)["standings"]) == 2
    assert done.stderr.splitlines()[-1].startswith(f"{nowhere} cannot be written.")


def test_few_deals_are_said_to_say_little() -> None:
    lineup = ["skullking", "--minds", "random,random", "--games", "2", "--workers", "1"]
    assert "With fewer than 30 deals it says little." in " ".join(
        CliRunner().invoke(app, lineup).stdout.split()
    )


@pytest.mark.parametrize("game", ["scoundrel", "skullking"])
def test_a_program_that_fails_ends_it_with_a_sentence(game: str, tmp_path: Path) -> None:
    mind = tmp_path / "mind"
    mind.write_text("#!/usr/bin/env python3\n")
    mind.chmod(0o755)
    minds = str(mind) if game == "scoundrel" else f"random,{mind}"
    done = CliRunner().invoke(app, [game, "--minds", minds, "--games", "1", "--workers", "1"])
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.splitlines()[-1] == f"{mind} ended without an answer."


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    rng = random.Random(1)
    deals = [Deal(i, (game(rng.randint(0, 100), rng.randint(0, 100)),)) for i in range(4)]
    plot_standings(standings(["a", "b"], deals), tmp_path / "plot.svg")
    assert "<svg" in (tmp_path / "plot.svg").read_text()


def test_a_seed_repeats_dungeons_on_any_number_of_processes() -> None:
    def told(runs: tuple[Run, ...]) -> list[Run]:
        return [replace(run, seconds=()) for run in runs]

    alone = expedition("novice", 12, seed=1, workers=1)
    assert told(expedition("novice", 12, seed=1, workers=2)) == told(alone)
    assert told(expedition("novice", 12, seed=2, workers=1)) != told(alone)


def test_every_mind_meets_the_same_dungeons() -> None:
    news: list[Run] = []
    runs = expedition("random", 3, seed=7, workers=1, progress=news.append)
    assert tuple(news) == runs
    assert [run.number for run in runs] == [0, 1, 2]
    assert {run.score for run in runs} != {run.score for run in expedition("novice", 3, seed=7, workers=1)}


def test_what_a_mind_compiles_does_not_count_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    news: list[object] = []
    module = sys.modules[tournament.__module__]
    monkeypatch.setattr(module, "rehearse", lambda game, level: news.append((game, level)))
    expedition("novice", 1, seed=1, workers=1, progress=lambda run: news.append(run.number))
    tournament(["novice", "random"], 1, seed=1, workers=1, progress=lambda deal: news.append(deal.number))
    assert news == [("scoundrel", "novice"), 0, ("skullking", "novice"), 0]


def test_an_expedition_sums_up() -> None:
    runs = [Run(number, number < 30, 10 if number < 30 else -50, (0.001, 0.003)) for number in range(100)]
    found = expedition_of("novice", runs)
    assert (found.games, found.win_rate, found.mean_score) == (100, 0.3, -32)
    assert found.milliseconds == pytest.approx(2)
    assert found.milliseconds_p95 == pytest.approx(3)
    assert found.ci95 == pytest.approx((0.219, 0.396), abs=5e-4)  # Wilson's, from a table
    assert expedition_of("novice", runs[:30]).ci95[1] == pytest.approx(1)


def test_the_dungeons_of_a_level_on_the_terminal() -> None:
    done = CliRunner().invoke(
        app, ["scoundrel", "--mind", "novice", "--games", "5", "--workers", "1", "--json"]
    )
    assert done.exit_code == 0, done.output
    document = json.loads(done.stdout)
    assert set(document) == {"mind", "games", "win_rate", "ci95", "mean_score", "ms_per_move"}
    assert set(document["ms_per_move"]) == {"mean", "p95"}
    low, high = document["ci95"]
    assert low <= document["win_rate"] <= high
    words = CliRunner().invoke(app, ["scoundrel", "--mind", "novice", "--games", "5", "--workers", "1"])
    assert "of 5 dungeons" in words.stdout


@pytest.mark.parametrize("minds", ["novice,regular", "grandmaster", "./nobody"])
def test_scoundrel_wants_one_bot_that_exists(minds: str) -> None:
    done = CliRunner().invoke(app, ["scoundrel", "--mind", minds, "--games", "1"])
    assert done.exit_code == 2
    assert "Traceback" not in done.output
