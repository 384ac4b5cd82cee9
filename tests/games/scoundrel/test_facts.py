"""What is true of every dungeon, from the sums on the cards to the bounds of the score."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given

from stammtisch.games import record
from stammtisch.games.scoundrel import Options, State, result
from stammtisch.games.scoundrel.cards import DECK, KIND, VALUE
from stammtisch.games.scoundrel.state import Drank, Event, Fought, RoomOpened
from stammtisch.testkit import Played
from stammtisch.testkit.strategies import dungeons

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"


def test_the_deck() -> None:
    values = {
        kind: [VALUE[card] for card in DECK if KIND[card] == kind] for kind in ("monster", "weapon", "potion")
    }
    assert len(DECK) == len(set(DECK)) == 44
    assert sorted(values["monster"]) == sorted([*range(2, 15)] * 2)
    assert values["weapon"] == values["potion"] == [*range(2, 11)]
    assert (sum(values["monster"]), sum(values["potion"])) == (208, 54)


def test_the_deck_before_the_shuffle() -> None:
    assert (DECK[0], DECK[12], DECK[13], DECK[21], DECK[22], DECK[30], DECK[31], DECK[43]) == (
        *("2c", "Ac", "2d", "Td"),
        *("2h", "Th", "2s", "As"),
    )


def monsters_left(state: State) -> int:
    return sum(VALUE[card] for card in state.room + state.pile if KIND[card] == "monster")


def gained(event: Event) -> int:
    """Healing really received, or damage really blocked."""
    match event:
        case Drank(_, healing):
            return healing
        case Fought(monster, _, damage):
            return VALUE[monster] - damage
        case _:
            return 0


@given(dungeons())
def test_the_score_identity(played: Played[State, Options]) -> None:
    total = -188
    for step in played.steps:
        total += sum(map(gained, step.events))
        assert step.state.health - monsters_left(step.state) == total
    if ended := result(played.state):
        assert -188 <= ended.score <= 30
        assert (ended.outcome == "won") == (played.state.health > 0)


@given(dungeons())
def test_no_card_is_lost_or_doubled(played: Played[State, Options]) -> None:
    for step in played.steps:
        state = step.state
        held = (state.weapon.card, *state.weapon.slain) if state.weapon else ()
        assert sorted([*state.room, *state.pile, *state.discard, *held]) == sorted(DECK)


@given(dungeons())
def test_health_and_rooms_stay_in_bounds(played: Played[State, Options]) -> None:
    for before, after in pairwise(step.state for step in played.steps):
        assert before.health > 0
        assert after.health <= 20
        assert len(after.room) <= 4
        assert 0 <= after.known_bottom <= len(after.pile)
        assert not (before.avoided and after.avoided and before.dungeon != after.dungeon)


@pytest.mark.parametrize("name", ["scoundrel_won_with_thirty", "scoundrel_barely_won"])
def test_the_rooms_of_a_win(name: str) -> None:
    document = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8").partition("\n")[0]
    replay = record.replay("scoundrel", record.read(document.encode()).record)
    faced = [replay.steps[0].state]
    for step in replay.steps[1:]:
        if any(isinstance(event, RoomOpened) for event in step.events):
            if step.state.avoided:
                faced.pop()
            faced.append(step.state)
    assert [len(state.room) for state in faced] == [4] * 14 + [2]
    assert [len(state.pile) for state in faced] == [*range(40, 0, -3), 0]
    assert json.loads(document)["actions"].count("avoid") == replay.state.rooms_avoided
    assert replay.state.rooms_opened == 15 + replay.state.rooms_avoided
