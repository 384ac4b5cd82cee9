"""A mind knows what its view shows: the row made of a view differs from the truth only in what is unseen."""

import random

from stammtisch.games import scoundrel as game
from stammtisch.games.scoundrel import rules
from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.compiling import kernel
from stammtisch.kernels.scoundrel_rows import row_of
from stammtisch.minds.scoundrel.position import row_of_view
from stammtisch.minds.scoundrel.thinking import chances
from stammtisch.testkit import dungeon
from tests.minds.scoundrel.positions import positions


@kernel
def legal(row: s.Row) -> int:
    return s.legal(row)


def test_a_row_of_a_view_is_the_position_but_for_the_order_of_the_unseen() -> None:
    rng = random.Random(2)
    for _ in range(60):
        state = game.setup(game.Options(), rng.randbytes(32))
        while not state.over:
            seen, true = row_of_view(game.view(state, 0)), row_of(state)
            unseen = len(state.pile) - state.known_bottom
            assert seen[s.HEALTH : s.AVOIDED].tolist() == true[s.HEALTH : s.AVOIDED].tolist()
            assert legal(seen) == legal(true)
            assert seen[s.MONSTERS_LEFT : s.PILE].tolist() == true[s.MONSTERS_LEFT : s.PILE].tolist()
            begin, end = s.PILE + unseen, s.PILE + len(state.pile)
            assert seen[begin:end].tolist() == true[begin:end].tolist()
            assert sorted(seen[s.PILE : begin]) == sorted(true[s.PILE : begin])
            actions = rules.legal_actions(state)
            alive = [each for each in actions if rules.apply(state, each).state.health > 0]
            state = rules.apply(state, rng.choice(alive or actions)).state


def test_every_legal_action_has_a_chance_and_death_has_none() -> None:
    for state in positions(150, "chances"):
        view = game.view(state, 0)
        found = chances(view, "expert", 1)
        assert set(found) == set(rules.legal_actions(state))
        assert all(0 <= chance <= 1 for chance in found.values())
        for choice in view.choices:
            if choice.lethal:
                assert found[game.parse_action(choice.action)] == 0


def test_the_unseen_cards_lie_in_the_order_of_the_deck_whatever_their_order_is() -> None:
    first, second = dungeon("8d 2c 3c 4c", "5c 6c 7c 8c"), dungeon("8d 2c 3c 4c", "8c 7c 6c 5c")
    rows = [row_of_view(game.view(state, 0)).tolist() for state in (first, second)]
    assert rows[0] == rows[1]


def test_the_last_room_is_certain() -> None:
    found = chances(game.view(dungeon("9c 5h", health=8), 0), "regular", 1)
    assert found == {game.parse_action("5h"): 1, game.parse_action("9c/b"): 0}


def test_what_an_action_leads_to_counts_not_what_it_is() -> None:
    """The weapon first and the monster first may end alike; only one of them keeps the health."""
    found = chances(game.view(dungeon("9d Ac 5h", health=15), 0), "expert", 1)
    assert found[game.parse_action("9d")] == found[game.parse_action("5h")] == 1
    assert found[game.parse_action("Ac/b")] == 1
    assert chances(game.view(dungeon("9d Ac 5h", health=14), 0), "expert", 1)[game.parse_action("Ac/b")] == 0
