"""The exact solver against an obvious one, and against the rules."""

import random
from collections.abc import Iterable

import numpy as np
import pytest

from stammtisch.games.scoundrel import Action, State, rules
from stammtisch.games.scoundrel.cards import DECK, KIND, VALUE
from stammtisch.games.scoundrel.state import Weapon
from stammtisch.kernels.scoundrel_bounds import monsters_left, reach, useful
from stammtisch.study.solver import Cancelled, Watch, solve, solve_each, winnable
from stammtisch.study.solver.layout import first_layer, health_of, limit_of, weapon_of


class ObviousSolver:
    """Follows every line of the pure rules, remembering what it has seen."""

    def __init__(self) -> None:
        self.seen: dict[object, int] = {}

    def best(self, position: State) -> int:
        if ended := rules.result(position):
            return ended.score
        weapon = position.weapon and (position.weapon.card, position.weapon.limit)
        room = (position.room, position.to_face, position.potion_used, position.avoided)
        key = (position.health, weapon, room, position.pile)
        if key not in self.seen:
            self.seen[key] = max(self.each(position).values())
        return self.seen[key]

    def each(self, position: State) -> dict[Action, int]:
        return {a: self.best(rules.apply(position, a).state) for a in rules.legal_actions(position)}


def random_endgame(rng: random.Random, most_cards: int) -> State:
    """A position as a puzzle may begin with: few cards left, any health, any weapon."""
    cards = rng.sample(DECK, len(DECK))
    weapon = None
    if rng.random() < 0.7:
        held = next(c for c in cards if KIND[c] == "weapon")
        monsters = {VALUE[c]: c for c in cards if KIND[c] == "monster"}
        slain = [monsters[v] for v in sorted(rng.sample(sorted(monsters), rng.randrange(3)), reverse=True)]
        weapon = Weapon(held, tuple(slain))
        cards = [c for c in cards if c not in (held, *slain)]
    count = rng.randint(1, most_cards)
    room = min(count, rng.choice((4, 4, 4, 4, 3, 2, 1)))
    health = rng.choice((20, rng.randint(1, 20)))
    return rules.begin(health, weapon, tuple(cards[:room]), tuple(cards[room:count]), rng.random() < 0.3)


def random_line(rng: random.Random, position: State) -> list[State]:
    """The positions of a random game from here, before its end."""
    positions = []
    while not position.over:
        positions.append(position)
        position = rules.apply(position, rng.choice(rules.legal_actions(position))).state
    return positions


def dungeon(number: int) -> State:
    return rules.enter(rules.dungeon(number.to_bytes(32, "big")))


def score_of(position: State, line: Iterable[Action]) -> int | None:
    for action in line:
        position = rules.apply(position, action).state
    ended = rules.result(position)
    return ended and ended.score


@pytest.mark.parametrize("seed", range(6))
def test_both_solvers_agree(seed: int) -> None:
    rng, checked, deaths, bonus = random.Random(seed), 0, 0, 0
    while checked < 400:
        obvious = ObviousSolver()
        for position in random_line(rng, random_endgame(rng, most_cards=8)):
            fast = solve(position)
            assert fast.proven
            assert fast.best == obvious.best(position), position
            assert {a: s.best for a, s in solve_each(position).items()} == obvious.each(position), position
            assert winnable(position) is (fast.best > 0) is fast.winnable
            assert score_of(position, fast.line) == fast.best
            checked += 1
            deaths += fast.best <= 0
            bonus += fast.best > 20
    assert deaths > 20
    assert bonus > 20


def test_no_end_is_better_than_the_bound() -> None:
    rng = random.Random(1)
    for _ in range(300):
        position = random_endgame(rng, most_cards=7)
        layer = first_layer(position)
        state, left = int(layer.states[0]), int(layer.left[0])
        health, weapon, limit = health_of(state), weapon_of(state), limit_of(state)
        bound = reach(health, weapon, limit, left)
        assert min(ObviousSolver().best(position), 20) <= bound
        assert reach(health, *useful(weapon, limit, left), left) == bound
        assert health - monsters_left(left) <= bound


def test_an_open_second_potion_may_be_the_last_card() -> None:
    position = rules.begin(20, None, ("2h", "9h"), ())
    assert solve(position).best == 29


def test_the_last_potion_may_come_after_a_weapon() -> None:
    position = rules.begin(20, None, ("6h", "5d"), ())
    assert solve(position).best == 26


def test_nothing_is_left_to_solve_when_the_run_is_over() -> None:
    won = rules.begin(20, None, ("6h",), ())
    won = rules.apply(won, Action("6h")).state
    lost = rules.apply(rules.begin(3, None, ("6s", "2h"), ()), Action("6s", "b")).state
    assert (solve(won).best, solve(won).line, winnable(won)) == (26, (), True)
    assert (solve(lost).best, solve(lost).line, winnable(lost)) == (-3, (), False)
    assert solve_each(won) == {}


@pytest.mark.parametrize(("number", "best"), [(1, 11), (2, 30), (180, -166), (311, -5), (681, -188)])
def test_whole_dungeons(number: int, best: int) -> None:
    position = dungeon(number)
    solution = solve(position)
    assert (solution.best, solution.proven) == (best, True)
    assert score_of(position, solution.line) == best
    assert winnable(position) is (best > 0)


def test_along_its_line_a_solution_stays_the_best() -> None:
    position = dungeon(1)
    solution = solve(position)
    for action in solution.line[:12]:
        position = rules.apply(position, action).state
        assert solve(position).best == solution.best


def test_a_search_can_be_watched_and_cancelled() -> None:
    counts: list[int] = []
    solution = solve(dungeon(1), Watch(counts.append))
    assert sum(counts) == solution.states
    watch = Watch(lambda _: watch.cancel())
    with pytest.raises(Cancelled):
        solve(dungeon(1), watch)
    with pytest.raises(Cancelled):
        winnable(dungeon(1), Watch(stop=np.ones(1, np.uint8)))
