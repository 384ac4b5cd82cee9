"""Every case that the rule set ``tavern`` decides, one by one."""

import pytest

from stammtisch.games.contract import IllegalAction
from stammtisch.games.scoundrel import (
    State,
    format_action,
    legal,
    may_undo,
    parse_action,
    play,
    result,
    rules,
)
from stammtisch.games.scoundrel.cards import DECK
from stammtisch.games.scoundrel.state import Drank, Ended, Equipped, Event, Fought, RoomAvoided, RoomOpened
from stammtisch.testkit import dungeon

PILE = "5c 6c 7c 8c"


def after(state: State, actions: str) -> State:
    return run(state, actions)[0]


def run(state: State, actions: str) -> tuple[State, list[Event]]:
    events: list[Event] = []
    for text in actions.split():
        step = play(state, 0, parse_action(text))
        state = step.state
        events += step.events
    return state, events


def legal_texts(state: State) -> list[str]:
    return [format_action(action) for action in legal(state, 0)]


def refused(state: State, action: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as error:
        play(state, 0, parse_action(action))
    return error.value


# Fighting


@pytest.mark.parametrize(
    ("weapon", "action", "health"),
    [
        ("", "Ks/b", 7),
        ("9d", "Ks/w", 16),
        ("9d", "Ks/b", 7),
        ("9d", "9s/w", 20),
        ("9d", "2c/w", 20),
        ("2d", "Ac/w", 8),
        ("9d Qs", "Jc/w", 18),
    ],
)
def test_what_a_fight_costs(weapon: str, action: str, health: int) -> None:
    monster = action[:2]
    assert after(dungeon(f"2h 3h {monster} 4h", PILE, weapon=weapon), action).health == health


def test_a_monster_equal_to_the_last_slain_is_too_strong() -> None:
    error = refused(dungeon("Tc 4h 2s 3s", PILE, weapon="9d Ts"), "Tc/w")
    assert (error.code, error.params) == ("weapon_worn", {"card": "Tc", "weapon": "9d", "limit": 10})


def test_a_kill_that_costs_nothing_still_wears_the_weapon() -> None:
    state = after(dungeon("6c 7c 5c 4h", PILE, weapon="9d"), "6c/w")
    assert state.health == 20
    assert legal_texts(state) == ["4h", "5c/b", "5c/w", "7c/b"]


def test_a_weapon_that_slew_a_two_stays_in_hand_and_is_of_no_use() -> None:
    state = after(dungeon("2c 3s 4s 5s", PILE, weapon="9d"), "2c/w")
    assert state.weapon is not None
    assert state.weapon.card == "9d"
    assert legal_texts(state) == ["3s/b", "4s/b", "5s/b"]


def test_bare_hands_are_always_a_choice_and_leave_the_weapon_as_it_is() -> None:
    before = dungeon("Qs 4h 2s 3s", PILE, weapon="9d Ks")
    state, events = run(before, "Qs/b")
    assert state.health == 8
    assert state.weapon == before.weapon
    assert events == [Fought("Qs", None, 12)]
    assert state.discard == ("Qs",)


def test_a_fight_with_the_weapon_puts_the_monster_on_it() -> None:
    state, events = run(dungeon("Qs 4h 2s 3s", PILE, weapon="9d Ks"), "Qs/w")
    assert state.weapon is not None
    assert (state.weapon.slain, state.weapon.limit) == (("Ks", "Qs"), 12)
    assert events == [Fought("Qs", "9d", 3)]
    assert state.discard == ()


@pytest.mark.parametrize(
    ("weapon", "action", "code"),
    [
        ("", "Qs/w", "no_weapon"),
        ("9d Jc", "Qs/w", "weapon_worn"),
        ("9d", "Qs", "choose_how_to_fight"),
        ("9d", "4h/w", "not_a_monster"),
        ("9d", "4h/b", "not_a_monster"),
        ("9d", "5d/w", "not_a_monster"),
        ("9d", "As/w", "not_in_room"),
        ("9d", "5c/w", "not_in_room"),
        ("9d", "9d", "not_in_room"),
    ],
)
def test_what_may_not_be_done_is_refused_with_the_reason(weapon: str, action: str, code: str) -> None:
    state = dungeon("Qs 4h 5d 3s", PILE, weapon=weapon)
    assert refused(state, action).code == code


# Weapons


def test_a_diamond_replaces_the_weapon_even_if_weaker_and_is_fresh() -> None:
    state, events = run(dungeon("2d Ks 3s 4s", PILE, weapon="9d Qs 8c"), "2d")
    assert state.weapon is not None
    assert (state.weapon.card, state.weapon.slain, state.weapon.limit) == ("2d", (), None)
    assert state.discard == ("9d", "Qs", "8c")
    assert events == [Equipped("2d", "9d")]
    assert "Ks/w" in legal_texts(state)


def test_the_first_weapon_replaces_nothing() -> None:
    assert run(dungeon("2d Ks 3s 4s", PILE), "2d")[1] == [Equipped("2d", None)]


# Potions


def test_a_potion_heals_up_to_twenty() -> None:
    state, events = run(dungeon("9h Ks 3s 4s", PILE, health=17), "9h")
    assert (state.health, state.discard) == (20, ("9h",))
    assert events == [Drank("9h", 3, worked=True)]


def test_a_potion_at_full_health_uses_up_the_rooms_potion() -> None:
    state, events = run(dungeon("4h 9s 5h 2c", PILE), "4h 9s/b 5h")
    assert state.health == 11
    assert events[0] == Drank("4h", 0, worked=True)
    assert events[2] == Drank("5h", 0, worked=False)


@pytest.mark.parametrize("between", ["", "2c/b ", "7d "])
def test_a_second_potion_does_nothing_whatever_came_between(between: str) -> None:
    state = after(dungeon("2h 3h 2c 7d", PILE, health=10), f"2h {between}")
    drunk, events = run(state, "3h")
    assert drunk.health == state.health
    assert events[0] == Drank("3h", 0, worked=False)


def test_a_second_potion_counts_as_one_of_the_three() -> None:
    state = after(dungeon("2h 3h 4h 7d", PILE, health=10), "2h 3h 4h")
    assert state.room == ("7d", "5c", "6c", "7c")
    assert (state.health, state.discard) == (12, ("2h", "3h", "4h"))


def test_a_potion_left_as_the_fourth_works_in_the_next_room() -> None:
    state = after(dungeon("2h 3h 2c 3c", PILE, health=10), "2h 2c/b 3c/b")
    assert state.room == ("3h", "5c", "6c", "7c")
    assert after(state, "3h").health == state.health + 3


def test_a_potion_after_lethal_damage_saves_nobody() -> None:
    state = after(dungeon("Ks 9h 3s 4s", PILE, health=5), "Ks/b")
    assert legal_texts(state) == []
    assert refused(state, "9h").code == "game_over"


# Rooms


def test_three_of_four_are_faced_and_the_carried_card_stands_first() -> None:
    state, events = run(dungeon("2c 3c 2h 4c", "5c 6c 7c 8c"), "4c/b 2c/b 2h")
    assert (state.room, state.pile) == (("3c", "5c", "6c", "7c"), ("8c",))
    assert events[-1] == RoomOpened(("3c", "5c", "6c", "7c"), carried=True)
    assert (state.carried, state.faced_in_room, state.to_face, state.potion_used) == (True, 0, 3, False)


def test_the_carried_card_is_known_until_it_is_faced() -> None:
    state = after(dungeon("2c 3c 2h 4c", "5c 6c 7c 8c"), "4c/b 2c/b 2h")
    assert after(state, "5c/b").carried
    assert not after(state, "3c/b").carried


def test_the_final_two_cards_are_one_room_and_both_are_faced() -> None:
    state = after(dungeon("2c 3c 2d 4c", "5c"), "2c/b 3c/b 2d")
    assert (state.room, state.pile, state.to_face) == (("4c", "5c"), (), 2)
    state, events = run(state, "4c/w 5c/b")
    assert events[-1] == Ended("won", 20 - 2 - 3 - 2 - 5)


def test_one_potion_works_in_the_final_room() -> None:
    assert after(dungeon("2h 3h", health=10), "2h 3h").health == 12


def test_no_earlier_win_when_only_potions_and_weapons_are_left() -> None:
    state = after(dungeon("2c 3h", "", health=10), "2c/b")
    assert (result(state), legal_texts(state)) == (None, ["3h"])


def test_a_room_of_fewer_than_four_is_faced_whole() -> None:
    state = after(dungeon("2c 3c 4c", "5c 6c 7c 8c 9c"), "2c/b 3c/b")
    assert (state.room, state.to_face) == (("4c",), 1)
    state = after(state, "4c/b")
    assert (state.room, state.pile, state.carried) == (("5c", "6c", "7c", "8c"), ("9c",), False)


def test_a_card_left_over_without_a_pile_is_a_room_of_its_own() -> None:
    state, events = run(dungeon("2c 3c 4c 5c"), "2c/b 3c/b 4c/b")
    assert events[-1] == RoomOpened(("5c",), carried=True)
    assert (legal_texts(state), state.to_face) == (["5c/b"], 1)
    assert result(after(state, "5c/b")) is not None


# Avoiding


def test_the_very_first_room_may_be_avoided() -> None:
    assert legal_texts(rules.enter(DECK))[-1] == "avoid"


def test_avoided_cards_go_to_the_bottom_from_left_to_right() -> None:
    state, events = run(dungeon("2c 3c 4c 5c", "6c 7c 8c 9c Tc"), "avoid")
    assert (state.room, state.pile) == (("6c", "7c", "8c", "9c"), ("Tc", "2c", "3c", "4c", "5c"))
    assert events == [
        RoomAvoided(("2c", "3c", "4c", "5c")),
        RoomOpened(("6c", "7c", "8c", "9c"), carried=False),
    ]


@pytest.mark.parametrize(
    ("room", "avoided", "faced", "code"),
    [
        ("2c 3c 4c 5c", True, "", "cannot_avoid_twice"),
        ("2c 3c 4c 5c", False, "2c/b", "cannot_avoid_after_facing"),
        ("2c 3c 4c 5c", False, "2c/b 3c/b", "cannot_avoid_after_facing"),
        ("2c 3c", False, "", "cannot_avoid_final_room"),
    ],
)
def test_when_a_room_cannot_be_avoided(room: str, avoided: bool, faced: str, code: str) -> None:
    state = after(dungeon(room, "6c 7c 8c 9c", avoided=avoided), faced)
    assert "avoid" not in legal_texts(state)
    assert refused(state, "avoid").code == code


def test_after_a_room_is_faced_the_next_may_be_avoided_again() -> None:
    state = after(dungeon("2c 3c 4c 5c", "6c 7c 8c 9c", avoided=True), "2c/b 3c/b 4c/b")
    assert "avoid" in legal_texts(state)


def test_avoiding_with_one_card_in_the_pile() -> None:
    state = after(dungeon("2c 3c 4c 5c", "9h"), "avoid")
    assert (state.room, state.pile) == (("9h", "2c", "3c", "4c"), ("5c",))
    assert state.known_bottom == 1


def test_how_many_cards_at_the_bottom_are_known() -> None:
    state = after(dungeon("2c 3c 4c 5c", "2h 3h 4h 5h 6h 7h 8h"), "avoid")
    assert state.known_bottom == 4
    state = after(state, "2h 3h 4h")
    assert (state.room, state.known_bottom) == (("5h", "6h", "7h", "8h"), 4)
    state = after(state, "avoid")
    assert (state.room, state.pile) == (("2c", "3c", "4c", "5c"), ("5h", "6h", "7h", "8h"))
    assert state.known_bottom == 4


# The end


@pytest.mark.parametrize(
    ("health", "room", "pile", "actions", "outcome", "score"),
    [
        pytest.param(17, "2d 9h", "", "2d 9h", "won", 29, id="17 and the nine last"),
        pytest.param(20, "2d Th", "", "2d Th", "won", 30, id="the best there is"),
        pytest.param(10, "2d 9h", "", "2d 9h", "won", 19, id="a potion last, but not at twenty"),
        pytest.param(20, "2d 9h", "", "9h 2d", "won", 20, id="twenty, but the potion was not last"),
        pytest.param(20, "2h 9h", "", "2h 9h", "won", 29, id="a second potion last was faced all the same"),
        pytest.param(18, "9h 2c", "", "9h 2c/b", "won", 18, id="health is the score"),
        pytest.param(3, "9s Kc", "5s", "9s/b", "lost", -24, id="the example of the rules"),
        pytest.param(9, "9s Kc", "5s", "9s/b", "lost", -18, id="exactly 0 is dead"),
        pytest.param(5, "2h 9s", "", "2h 9s/b", "lost", -2, id="death on the last card: health alone"),
        pytest.param(1, "9h Ks 2d 3h", "5h 6d", "Ks/b", "lost", -12, id="only monsters count against one"),
    ],
)
def test_how_it_is_scored(health: int, room: str, pile: str, actions: str, outcome: str, score: int) -> None:
    state, events = run(dungeon(room, pile, health=health), actions)
    ended = result(state)
    assert ended is not None
    assert (ended.outcome, ended.score) == (outcome, score)
    assert events[-1] == Ended(ended.outcome, score)
    assert legal_texts(state) == []


def test_the_killer_has_left_the_room() -> None:
    state = after(dungeon("9s Kc", "5s", health=3), "9s/b")
    assert state.room == ("Kc",)


@pytest.mark.parametrize("action", ["Kc/b", "avoid", "9s/b", "2d"])
def test_nothing_happens_after_the_end(action: str) -> None:
    state = after(dungeon("9s Kc", "5s", health=3), "9s/b")
    assert refused(state, action).code == "game_over"


# Undo


def test_undo_reaches_back_to_where_the_room_was_revealed() -> None:
    state = dungeon("2c 3c 4c 5c", "6c 7c 8c 9c")
    assert not may_undo(state)
    faced = after(state, "2c/b")
    assert may_undo(faced)
    assert not may_undo(after(faced, "3c/b 4c/b")), "new cards were shown"
    assert not may_undo(after(state, "avoid")), "new cards were shown"


def test_a_run_that_is_over_cannot_be_undone() -> None:
    assert not may_undo(after(dungeon("9s Kc", "5s", health=3), "9s/b"))


# The seat


def test_there_is_one_seat() -> None:
    state = dungeon("2c 3c 4c 5c")
    assert legal(state, 1) == ()
    with pytest.raises(ValueError, match="there is no seat 1"):
        play(state, 1, parse_action("2c/b"))
