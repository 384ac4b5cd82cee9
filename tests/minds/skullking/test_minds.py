"""Every level plays whole games by the rules, with what its view shows, and repeats by its seed."""

import random
from collections.abc import Sequence

import pytest

from stammtisch.games import skullking as game
from stammtisch.minds import levels, mind


def whole_game(seats: Sequence[str], seed: int) -> tuple[game.Result, list[str], float]:
    """The result, all actions, and the share of bids met."""
    minds = [mind("skullking", level, seed + seat) for seat, level in enumerate(seats)]
    state = game.setup(game.Options(players=len(seats)), random.Random(seed).randbytes(32))
    actions = []
    while to_act := game.to_act(state):
        action = minds[to_act[0]].choose(game.view(state, to_act[0]))
        actions.append(game.format_action(action))
        state = game.play(state, to_act[0], action).state
    result = game.result(state)
    assert result is not None
    met = [score.bid == score.won for line in state.sheet for score in line.scores]
    return result, actions, sum(met) / len(met)


def test_the_levels_from_the_weakest() -> None:
    assert levels("skullking") == ("novice", "regular", "expert")


@pytest.mark.parametrize("level", levels("skullking"))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_game_is_played_by_the_rules_and_repeats(level: str, players: int) -> None:
    _, actions, _ = whole_game([level] * players, 1)
    assert len(actions) == players * (10 + 55)
    assert whole_game([level] * players, 1)[1] == actions


def test_each_level_beats_the_one_below() -> None:
    for better, worse in (("regular", "novice"), ("expert", "regular")):
        totals = [whole_game([better, worse, better, worse], seed)[0].totals for seed in range(12)]
        assert sum(game[0] + game[2] for game in totals) > sum(game[1] + game[3] for game in totals)


def test_regulars_meet_most_of_their_bids() -> None:
    shares = [whole_game(["regular"] * 4, seed)[2] for seed in range(60)]
    # 2400 bids: the standard error is one in a hundred, the strength about 60.
    assert sum(shares) / len(shares) > 0.55


@pytest.mark.parametrize(("effort", "deals"), [(1.0, 400), (0.25, 100), (0.0, 20)])
def test_an_expert_in_a_hurry_guesses_fewer_deals(
    monkeypatch: pytest.MonkeyPatch, effort: float, deals: int
) -> None:
    asked: list[int] = []

    def values(view: game.View, _seed: int, deals: int) -> dict[game.Action, float]:
        asked.append(deals)
        return {game.parse_action(choice.action): 0.0 for choice in view.choices}

    monkeypatch.setattr("stammtisch.minds.skullking.thinking.values", values)
    state = game.setup(game.Options(players=3), bytes(32))
    mind("skullking", "expert", 1, effort).choose(game.view(state, 0))
    assert asked == [deals]
