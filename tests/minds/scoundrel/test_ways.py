"""The ways through a room are those that the rules allow, and following one is playing it."""

from collections.abc import Iterator

import numpy as np

from stammtisch.games import scoundrel as game
from stammtisch.games.scoundrel import rules
from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.compiling import kernel
from stammtisch.kernels.scoundrel_rows import action_of, row_of
from stammtisch.minds.scoundrel import ways as w
from stammtisch.testkit import dungeon
from tests.minds.scoundrel.positions import positions


@kernel
def all_ways(row: s.Row, ways: w.Ways) -> int:
    return w.find_ways(row, ways)


@kernel
def follow(row: s.Row, ways: w.Ways, way: int) -> None:
    w.follow(row, ways, way)


def ends(state: game.State) -> Iterator[tuple[game.Action, game.State]]:
    """The first action and the end of the room, for every order in which its cards can be faced."""
    for action in rules.legal_actions(state):
        after = rules.apply(state, action).state
        if action.card is None or after.health <= 0:
            continue
        if state.to_face == 1:
            yield action, after
        else:
            yield from ((action, end) for _, end in ends(after))


def where(state: game.State) -> tuple[object, ...]:
    """What matters of the end of a room, but its health."""
    weapon = state.weapon
    return (state.room, weapon and (weapon.card[0], weapon.limit), state.last_potion)


def test_the_best_health_for_everything_that_a_room_can_leave() -> None:
    ways = w.empty_ways()
    most = 0
    for state in positions(3000, "ways"):
        best: dict[tuple[object, ...], int] = {}
        for _, end in ends(state):
            best[where(end)] = max(end.health, best.get(where(end), 0))
        count = all_ways(row_of(state), ways)
        assert sorted(ways[:count, w.HEALTH].tolist()) == sorted(best.values())
        most = max(most, count)
    assert 20 < most < w.MOST // 4


def test_a_way_begins_with_an_action_that_leads_there() -> None:
    ways = w.empty_ways()
    for state in positions(500, "begin"):
        reached = {(action, row_key(row_of(end))) for action, end in ends(state)}
        row = row_of(state)
        for way in range(all_ways(row, ways)):
            after = row.copy()
            follow(after, ways, way)
            first = action_of(int(ways[way, w.FIRST]), state.room)
            assert (first, row_key(after)) in reached


def row_key(row: s.Row) -> tuple[tuple[int, ...], ...]:
    """All that a row says, without the ring's rotation, stale slots, and what ends with a room."""
    fields = [s.HEALTH, s.WEAPON, s.LIMIT, s.TO_FACE, s.FACED, s.POTION_USED, s.AVOIDED, s.LAST_POTION]
    fields += [s.MONSTERS_LEFT, s.ROOM_COUNT, s.PILE_COUNT, s.KNOWN_BOTTOM]
    if row[s.ROOM_COUNT] == 0:  # the run is over: nobody opens another room
        fields = [s.HEALTH, s.WEAPON, s.LIMIT, s.LAST_POTION, s.MONSTERS_LEFT]
    room = row[s.ROOM : s.ROOM + row[s.ROOM_COUNT]]
    pile = np.roll(row[s.PILE :], -row[s.TOP])[: row[s.PILE_COUNT]]
    return tuple(row[fields].tolist()), tuple(room.tolist()), tuple(pile.tolist())


def test_a_room_that_only_kills_has_no_way() -> None:
    assert all_ways(row_of(dungeon("Qs Ks As Jc", health=1)), w.empty_ways()) == 0
