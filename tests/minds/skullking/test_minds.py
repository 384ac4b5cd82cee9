"""The minds of Skull King play legally, see only their view, and play as well as their level says."""

import random
from dataclasses import replace

import pytest

from stammtisch.games import skullking
from stammtisch.games.skullking import Bid, Options
from stammtisch.games.skullking.cards import DECK, Card
from stammtisch.minds import levels, mind
from stammtisch.minds.skullking.worth import share_beaten, tricks_expected


def play(minds, seed: int) -> skullking.Result:
    """A game by these minds, one for each seat."""
    state = skullking.setup(Options(players=len(minds)), random.Random(seed).randbytes(32))
    while seats := skullking.to_act(state):
        seat = seats[0]
        action = minds[seat].choose(skullking.view(state, seat))
        assert action in skullking.legal(state, seat)
        state = skullking.play(state, seat, action).state
    result = skullking.result(state)
    assert result
    return result


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("level", ["novice", "regular"])
def test_a_mind_does_only_what_is_legal(level: str, players: int):
    for seed in range(3):
        play([mind("skullking", level, seed) for _ in range(players)], seed)


def test_a_regular_beats_a_novice():
    points = [0, 0]
    for seed in range(20):
        for order in (("novice", "regular"), ("regular", "novice")):
            result = play([mind("skullking", level, seed) for level in (*order, *order)], seed)
            for level, total in zip((*order, *order), result.totals, strict=True):
                points[level == "regular"] += total
    novice, regular = points
    assert regular > novice + 2000


def test_with_a_seed_a_mind_can_be_repeated():
    games = [play([mind("skullking", "novice", 7) for _ in range(3)], 7) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("players", range(2, 7))
def test_the_worths_of_the_deck_add_up_to_its_tricks(players: int):
    assert sum(tricks_expected(card, players) for card in DECK) == pytest.approx(len(DECK) / players)


def test_stronger_cards_are_worth_more():
    order = ["E1", "Y3", "Y12", "J8", "M1", "P1", "SK"]
    assert sorted(order, key=lambda card: share_beaten(Card(card))) == order


def test_a_strong_hand_is_bid_higher():
    state = skullking.setup(Options(players=4, dealer=0), bytes(32))
    view = skullking.view(state, 0)
    bids = []
    for hand in (("E1",), ("SK",)):
        strong = replace(view, hand=hand)
        bids.append(mind("skullking", "regular").choose(strong))
    assert bids == [Bid(0), Bid(1)]


def test_levels_are_listed_from_the_weakest():
    assert levels("skullking")[:2] == ("novice", "regular")
    assert levels("chess") == ()
    with pytest.raises(KeyError):
        mind("skullking", "genius")
