"""Random games through the pure rules and through the kernels agree in every state."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from stammtisch.games import skullking as game
from stammtisch.games.skullking import numbers
from stammtisch.games.skullking.cards import DECK, Card
from stammtisch.games.skullking.notation import NUMBER, PLAYS
from stammtisch.games.skullking.trick import would_lead
from stammtisch.kernels import skullking as kernel
from stammtisch.kernels.chance import chance
from stammtisch.kernels.skullking_games import playout, random_deals, random_games
from stammtisch.kernels.skullking_rows import plays_in, row_of, set_of


def fresh_deck() -> kernel.Deck:
    return np.arange(numbers.CARDS, dtype=np.uint8)


def public(row: kernel.Row) -> list[int]:
    """A row without the plays of older tricks that may lie in the slots of this one."""
    seen = row.copy()
    seen[kernel.TRICK + row[kernel.PLAYED] : kernel.BIDS] = 0
    return seen.tolist()


def hand_of(row: kernel.Row, seat: int) -> set[Card]:
    words = kernel.HANDS + 2 * seat
    return {play.card for play in plays_in(*row[words : words + 2].tolist())}


def random_states(players: int, seed: int) -> Iterator[tuple[game.State, game.State, int, game.Action]]:
    """Every step of a random game: the state before, the state after, who did what."""
    rng = random.Random(seed)
    state = game.setup(game.Options(players=players), rng.randbytes(32))
    while seats := game.to_act(state):
        seat = rng.choice(seats)
        action = rng.choice(game.legal(state, seat))
        after = game.play(state, seat, action).state
        yield state, after, seat, action
        state = after


@pytest.mark.parametrize("players", range(2, 7))
def test_every_state_agrees(players: int) -> None:
    for seed in range(25):
        row = np.zeros(kernel.ROW, np.int64)
        for before, after, seat, action in random_states(players, seed):
            if isinstance(action, game.Bid):
                if not any(bid is not None for bid in before.bids):
                    row = row_of(before)
                row[kernel.BIDS + seat] = action.tricks
                continue
            assert public(row) == public(row_of(before))
            assert kernel.turn(row) == before.turn
            legal = plays_in(*kernel.legal(row))
            assert sorted(legal) == list(game.legal(before, before.turn))
            for play in legal:
                assert kernel.takes(row, NUMBER[play]) == would_lead(before.trick.plays, play)
            kernel.step(row, NUMBER[action])
            if len(after.sheet) > len(before.sheet):
                assert kernel.round_over(row)
                points = [score.points for score in after.sheet[-1].scores]
                assert [kernel.score(row, each) for each in range(players)] == points
                kernel.end_round(row)
                assert row[kernel.TOTALS : kernel.TOTALS + players].tolist() == list(after.totals)
                assert kernel.over(row) == after.over
                assert after.over or row[kernel.DEALER] == after.dealer


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("cards", [1, 7, 10])
def test_a_deal_gives_every_seat_its_own_cards_and_repeats(players: int, cards: int) -> None:
    rows = []
    for seed in (1, 1, 2):
        row = np.zeros(kernel.ROW, np.int64)
        kernel.begin_game(row, players, players - 1, cards)
        kernel.deal(row, fresh_deck(), chance(seed))
        rows.append(row.tolist())
        hands = [
            row[kernel.HANDS + 2 * seat : kernel.HANDS + 2 * seat + 2].tolist() for seat in range(players)
        ]
        dealt = [{play.card for play in plays_in(*hand)} for hand in hands]
        assert [len(hand) for hand in dealt] == [cards] * players
        assert len(set().union(*dealt)) == players * cards
        assert row[kernel.LEADER] == 0
    assert rows[0] == rows[1] != rows[2]


def test_every_card_is_dealt_equally_often() -> None:
    rng, deck, row = chance(3), fresh_deck(), np.zeros(kernel.ROW, np.int64)
    kernel.begin_game(row, 2, 0, 1)
    times = dict.fromkeys(DECK, 0)
    for _ in range(33_000):
        kernel.deal(row, deck, rng)
        for seat in range(2):
            times[hand_of(row, seat).pop()] += 1
    # χ² with 65 degrees of freedom exceeds 117 once in ten thousand; the seed is fixed.
    assert sum((n - 1000) ** 2 / 1000 for n in times.values()) < 117


def test_sets_are_read_as_they_were_written() -> None:
    assert plays_in(*set_of(DECK)) == PLAYS
    for card in DECK:
        assert {play.card for play in plays_in(*set_of([card]))} == {card}
    low, high = set_of(["Y1", "M2", "SK"])
    assert kernel.count(low, high) == 3
    assert [kernel.nth(low, high, n) for n in range(3)] == [0, 63, numbers.SKULL_KING]
    assert kernel.first(0, high) == numbers.SKULL_KING


def test_a_playout_ends_the_round() -> None:
    row = np.zeros(kernel.ROW, np.int64)
    kernel.begin_game(row, 5, 0, 9)
    kernel.deal(row, fresh_deck(), chance(5))
    playout(row, chance(6))
    assert kernel.round_over(row)
    assert row[kernel.WON : kernel.WON + 5].sum() == 9
    assert not row[kernel.HANDS : kernel.HANDS + 10].any()


def test_random_deals_and_games_repeat() -> None:
    deals = [np.zeros((500, 4), np.int16) for _ in range(2)]
    games = [np.zeros((200, 3), np.int16) for _ in range(2)]
    for scores, totals in zip(deals, games, strict=True):
        random_deals(scores, 4, 10, fresh_deck(), chance(1))
        random_games(totals, fresh_deck(), chance(1))
    assert (deals[0] == deals[1]).all()
    assert (games[0] == games[1]).all()
    assert len(np.unique(deals[0])) > 20
    assert len(np.unique(games[0])) > 20
