"""Reviews of whole runs: what was said of each decision, by whom, and until when."""

from collections.abc import Mapping

import pytest

from stammtisch.games.contract import IllegalAction
from stammtisch.games.scoundrel import Action, State, View, format_action, parse_action, rules
from stammtisch.games.scoundrel.state import Weapon
from stammtisch.study.review.scoundrel import Chances, expert, review
from stammtisch.study.review.scoundrel_shapes import Review
from stammtisch.study.solver import Cancelled, Watch, solve, winnable

PUZZLE = rules.begin(12, Weapon("8d", ("Js",)), ("6c", "4h", "2s", "3s"), ("9c",))


def says(**chances: float) -> Chances:
    """An expert who knows the chances of some actions, ``_`` for ``/``; all others have even ones."""
    known = {parse_action(text.lstrip("_").replace("_", "/")): chance for text, chance in chances.items()}
    return lambda seen, _: {
        parse_action(choice.action): known.get(parse_action(choice.action), 0.5) for choice in seen.choices
    }


def played(*actions: str, chances: Chances | None = None, start: State = PUZZLE) -> Review:
    return review(start, [parse_action(action) for action in actions], chances or says())


def dungeon(number: int) -> State:
    return rules.enter(rules.dungeon(number.to_bytes(32, "big")))


def test_a_lost_puzzle() -> None:
    found = played("6c/b", "4h", "2s/w", "3s/b", "9c/b")
    assert (found.outcome, found.score) == ("lost", -2)
    assert (found.winnable, found.best, found.proven) == (True, 15, True)
    # 6 + 2 of 12 health are gone, 4 came back; slaying the 2 first made the weapon useless against 9 and 3
    assert found.winnable_until == 2
    assert [ply.winnable for ply in found.plies] == [True, True, False, False, False]


def test_a_won_puzzle_was_winnable_to_its_end() -> None:
    line = solve(PUZZLE).line
    found = review(PUZZLE, line, says())
    assert (found.outcome, found.score, found.winnable_until) == ("won", 15, len(line))
    assert all(ply.winnable for ply in found.plies)


def test_a_dungeon_that_nobody_wins() -> None:
    found = played("Ks/b", start=rules.begin(2, None, ("Ks", "Qs"), ()))
    assert (found.winnable, found.best, found.winnable_until) == (False, -23, None)
    assert not found.plies[0].winnable


def test_an_unfinished_run() -> None:
    found = played("6c/w")
    assert (found.outcome, found.score, found.winnable_until) == (None, None, 1)
    assert played().plies == ()


def test_what_was_given_away_is_called_by_its_size() -> None:
    better = says(_6c_w=0.9, _6c_b=0.6, avoid=0.84)
    (fists,) = played("6c/b", chances=better).plies
    assert (fists.before, fists.after, fists.verdict, fists.better) == (0.9, 0.6, "blunder", "6c/w")
    assert fists.loss == pytest.approx(0.3)
    (avoided,) = played("avoid", chances=better).plies
    assert (avoided.verdict, avoided.better) == ("inaccuracy", "6c/w")
    (good,) = played("6c/w", chances=better).plies
    assert (good.verdict, good.better, good.reason) == (None, None, None)


def test_where_it_stood() -> None:
    ply = played("6c/w", "4h").plies[1]
    assert (ply.room_number, ply.room, ply.health) == (1, ("4h", "2s", "3s"), 12)
    assert (ply.weapon, ply.limit, ply.action, ply.choices) == ("8d", 6, "4h", 5)


def test_one_way_only_is_no_decision() -> None:
    found = played("3h", start=rules.begin(5, None, ("3h",), ()))
    assert (found.plies[0].choices, found.plies[0].verdict) == (1, None)


def test_what_the_expert_passed_over_is_judged_by_where_it_leads() -> None:
    def one_order(seen: View, _: int) -> Mapping[Action, float]:
        """Knows the 2 and the 3 to be the same in either order, and looks at the 3 alone."""
        first = seen.choices[0].action if "3s/b" not in {c.action for c in seen.choices} else "3s/b"
        return {parse_action(c.action): 0.7 if c.action == first else 0.0 for c in seen.choices}

    ply = played("2s/b", "3s/b", chances=one_order).plies[0]
    assert (ply.before, ply.after, ply.verdict) == (0.7, 0.7, None)


def test_the_expert_sees_what_the_player_saw_and_one_seed_a_room() -> None:
    asked: list[tuple[View, int]] = []

    def remembers(seen: View, seed: int) -> Mapping[Action, float]:
        asked.append((seen, seed))
        return says()(seen, seed)

    played("6c/w", "4h", "3s/w", "2s/w", chances=remembers)
    assert [seed for _, seed in asked] == [1, 1, 1, 2, 2]
    assert {type(seen) for seen, _ in asked} == {View}


def test_progress_grows_to_the_whole() -> None:
    told: list[float] = []
    review(PUZZLE, [parse_action("6c/w"), parse_action("4h")], says(), report=told.append)
    assert told == sorted(told)
    assert (told[0] > 0, told[-1]) == (True, 1)


def test_it_can_be_cancelled_between_two_decisions() -> None:
    watch, asked = Watch(), list[int]()

    def gives_up(seen: View, seed: int) -> Mapping[Action, float]:
        asked.append(seed)
        watch.cancel()
        return says()(seen, seed)

    with pytest.raises(Cancelled):
        review(PUZZLE, solve(PUZZLE).line, gives_up, watch)
    assert len(asked) == 1


def test_it_can_be_cancelled_while_it_solves() -> None:
    watch = Watch()
    watch.cancel()
    with pytest.raises(Cancelled):
        review(dungeon(1), [], says(), watch)


def test_an_illegal_action_is_refused_as_the_rules_do() -> None:
    with pytest.raises(IllegalAction, match="not_in_room"):
        played("Ks/b")


def test_the_last_winnable_position_is_the_solvers() -> None:
    position, actions, known = dungeon(1), list[Action](), list[bool | None]()
    known.append(winnable(position))
    while not position.over:  # the first of all actions, until it kills
        actions.append(rules.legal_actions(position)[0])
        position = rules.apply(position, actions[-1]).state
        known.append(winnable(position))
    found = review(dungeon(1), actions, says())
    assert known == [number <= (found.winnable_until or 0) for number in range(len(known))]
    assert [ply.winnable for ply in found.plies] == known[1:]


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_real_expert_is_repeatable_and_finds_a_blunder(level: str) -> None:
    # fists against a king, with a fresh ten in hand and twenty monsters to come
    start = dungeon(1)
    actions = [parse_action(choice) for choice in worst_of(start, 9)]
    first, again = (review(start, actions, expert(level)) for _ in range(2))
    assert first == again
    assert all(0 <= ply.after <= ply.before <= 1 for ply in first.plies)
    assert "blunder" in {ply.verdict for ply in first.plies}
    assert all((ply.reason is None) == (ply.better is None) == (ply.verdict is None) for ply in first.plies)


def worst_of(position: State, count: int) -> list[str]:
    """Whatever hurts most without killing."""
    actions: list[str] = []
    while len(actions) < count and not position.over:
        after = {a: rules.apply(position, a).state for a in rules.legal_actions(position)}
        action = min((a for a in after if after[a].health > 0), key=lambda a: after[a].health, default=None)
        if action is None:
            break
        actions.append(format_action(action))
        position = after[action]
    return actions
