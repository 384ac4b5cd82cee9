"""What is left of a dungeon, card by card."""

import random

from stammtisch.kernels.compiling import kernel
from stammtisch.kernels.scoundrel import Cards
from stammtisch.kernels.scoundrel_bounds import beside, without
from stammtisch.kernels.scoundrel_rows import FULL_DECK


@kernel
def all_of(cards: Cards) -> int:
    left = 0
    for card in cards:
        left = beside(left, card)
    return left


@kernel
def less(left: int, card: int) -> int:
    return without(left, card)


def test_what_is_left_depends_on_the_cards_and_not_on_their_order() -> None:
    rng = random.Random(3)
    for _ in range(200):
        cards = FULL_DECK[rng.sample(range(44), rng.randint(1, 44))]
        left = all_of(cards)
        assert left == all_of(cards[::-1].copy())
        for place, card in enumerate(cards):
            left = less(left, int(card))
            assert left == all_of(cards[place + 1 :].copy())
        assert left == 0
