"""Why one action is better than another, reason by reason."""

import pytest

from stammtisch.games.scoundrel import parse_action, rules
from stammtisch.games.scoundrel.cards import Card
from stammtisch.games.scoundrel.state import State, Weapon
from stammtisch.study.review.scoundrel_reasons import health_through, reason
from stammtisch.study.review.scoundrel_shapes import REASON_CODES

PILE = "9c 5s 2c Tc 7h"


def at(health: int, weapon: str, room: str, *faced: str, pile: str = PILE) -> State:
    """A position: ``8d`` is a fresh weapon, ``8d>Js`` one that slew the jack; then some actions."""
    held, _, slain = weapon.partition(">")
    position = rules.begin(
        health,
        Weapon(Card(held), tuple(map(Card, slain.split()))) if held else None,
        tuple(map(Card, room.split())),
        tuple(map(Card, pile.split())),
    )
    for action in faced:
        position = rules.apply(position, parse_action(action)).state
    return position


CASES = [
    (at(10, "", "Qs 5h 4d 3s"), "Qs/b", "5h", "dies", {"card": "Qs"}),
    (at(12, "", "Qs 8s 4s 3s"), "8s/b", "avoid", "no_way_out", {}),
    (at(9, "", "6s 7s 8h 3h", "3h", pile=""), "8h", "6s/b", "second_potion", {"card": "8h"}),
    (at(20, "", "8h 4s 3s 2s"), "8h", "4s/b", "drinks_full", {"card": "8h"}),
    (at(17, "", "8h 4s 3s 2s"), "8h", "4s/b", "wastes_healing", {"card": "8h", "healing": 3, "wasted": 5}),
    (
        at(20, "6d", "Js 4s 3h 2s"),
        "Js/b",
        "Js/w",
        "weapon_blocks",
        {"card": "Js", "weapon": "6d", "saved": 6},
    ),
    (
        at(20, "9d", "2s Js 3h 4h"),
        "2s/w",
        "2s/b",
        "keeps_edge",
        {"card": "2s", "weapon": "9d", "limit": 2, "cost": 2},
    ),
    (at(20, "", "Qs 9s 3h 4s"), "4s/b", "avoid", "avoid_room", {"before": 20, "health": 10}),
    (at(20, "", "3c 9h 4d Td"), "3c/b", "avoid", "save_room", {}),
    (at(20, "", "2s 5h 8d 3s"), "avoid", "8d", "face_room", {"before": 20, "health": 20}),
    (at(20, "5d", "4s Js 3h 2h"), "4s/w", "Js/w", "stronger_first", {"card": "Js", "other": "4s"}),
    (at(20, "5d>Qs", "8d Js 3h 2h"), "8d", "Js/w", "use_before_replacing", {"card": "Js", "weapon": "5d"}),
    (at(20, "9d", "3d Js 3h 2h"), "3d", "3h", "worse_weapon", {"card": "3d", "weapon": "9d"}),
    (at(20, "", "8d 9s 3s 2h"), "9s/b", "8d", "weapon_first", {"card": "9s", "weapon": "8d", "saved": 8}),
    (at(10, "", "8d 9h 3s 2h"), "9h", "8d", "take_weapon", {"weapon": "8d"}),
    (at(9, "", "8d 7h 3s 2s", "3s/b", "2s/b"), "8d", "7h", "carry_helper", {"card": "8d", "other": "7h"}),
    (at(9, "", "8d 7h 3s 2s", "8d", "7h"), "3s/w", "2s/w", "carry_monster", {"card": "3s", "other": "2s"}),
    (at(10, "", "8d 7h 3s 2s"), "3s/b", "7h", "drink_now", {"card": "7h", "healing": 7}),
    (at(20, "9d", "5s 3s 8s 2s"), "8s/b", "3s/b", "less_damage", {"saved": 5}),
    (at(20, "", "8s 6s 3s 2s"), "2s/b", "3s/b", "better_prospects", {}),
]


@pytest.mark.parametrize(("position", "played", "better", "code", "params"), CASES, ids=[c[3] for c in CASES])
def test_each_reason(position: State, played: str, better: str, code: str, params: dict[str, object]) -> None:
    found = reason(position, parse_action(played), parse_action(better))
    assert (found.code, found.params) == (code, params)


def test_no_reason_is_without_a_case() -> None:
    assert [case[3] for case in CASES] == list(REASON_CODES)


def test_whoever_dies_either_way_is_told_something_else() -> None:
    doomed = at(5, "", "Qs Ks 9s 8s")
    assert reason(doomed, parse_action("Ks/b"), parse_action("8s/b")).code == "less_damage"


def test_two_potions_are_no_waste_of_one() -> None:
    position = at(14, "", "9h 6h 3s 2s")
    assert reason(position, parse_action("6h"), parse_action("9h")).code == "better_prospects"


def test_the_best_way_through_a_room() -> None:
    assert health_through(at(10, "5d", "Qs 9s 3h 7s")) == 7  # 9 and 7 with the weapon, then the potion
    assert health_through(at(3, "", "Qs 9s 3h 7s")) is None
    assert health_through(at(9, "", "7h 3s", pile="")) == 13
