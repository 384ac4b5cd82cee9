"""What a player is shown, and what each choice is said to do."""

from hypothesis import given

from stammtisch.games.scoundrel import Options, State, parse_action, play, view
from stammtisch.games.scoundrel.state import Drank
from stammtisch.games.scoundrel.view import Choice, WeaponView
from stammtisch.testkit import Played, dungeon
from stammtisch.testkit.strategies import dungeons


@given(dungeons())
def test_a_choice_does_what_it_says(played: Played[State, Options]) -> None:
    for step in played.steps:
        for choice in view(step.state, 0).choices:
            after, events = play(step.state, 0, parse_action(choice.action))
            assert after.health == choice.health
            assert (after.weapon.limit if after.weapon else None) == choice.limit
            assert choice.lethal == (after.health <= 0)
            assert choice.works == all(event.worked for event in events if isinstance(event, Drank))


def test_the_choices_of_a_room() -> None:
    state = dungeon("Ks 9h 3d 4s", "5c 6c", health=10, weapon="9d Jc")
    assert view(state, 0).choices == (
        Choice("3d", "3d", 10, None, works=True),
        Choice("4s/b", "4s", 6, 11, works=True),
        Choice("4s/w", "4s", 10, 4, works=True),
        Choice("9h", "9h", 19, 11, works=True),
        Choice("Ks/b", "Ks", -3, 11, works=True),
        Choice("avoid", None, 10, 11, works=True),
    )


def test_a_view_shows_the_table_and_no_more() -> None:
    state = play(dungeon("2c 3c 4c 5c", "6c 7c 8c 9c Tc", weapon="9d Ks"), 0, parse_action("avoid")).state
    seen = view(state, 0)
    assert seen.weapon == WeaponView("9d", 13, ("Ks",))
    assert (seen.room, seen.pile) == (("6c", "7c", "8c", "9c"), 5)
    assert seen.known_bottom == ("2c", "3c", "4c", "5c")
    assert (seen.rooms_opened, seen.rooms_avoided, seen.can_avoid, seen.can_undo) == (2, 1, False, False)
    assert seen.score_if_dead == 20 - (6 + 7 + 8 + 9 + 10 + 2 + 3 + 4 + 5)
    assert "Tc" not in repr(seen)


def test_a_watcher_sees_what_the_player_sees() -> None:
    state = dungeon("2c 3c 4c 5c", "6c")
    assert view(state, None) == view(state, 0)
