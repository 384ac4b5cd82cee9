"""Random rounds and games of Skull King, many at a time."""

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels import skullking
from stammtisch.kernels.chance import Chance, below
from stammtisch.kernels.compiling import inlined, kernel


@inlined
def random_play(row: skullking.Row, rng: Chance) -> int:
    """One of the legal plays, each equally likely."""
    low, high = skullking.legal(row)
    return skullking.nth(low, high, below(rng, skullking.count(low, high)))


@inlined
def random_bids(row: skullking.Row, rng: Chance) -> None:
    """Bid 0 … cards for every seat that has not bid."""
    for seat in range(row[skullking.PLAYERS]):
        if row[skullking.BIDS + seat] == skullking.MISSING:
            row[skullking.BIDS + seat] = below(rng, row[skullking.CARDS] + 1)


@kernel
def playout(row: skullking.Row, rng: Chance) -> None:
    """Play a round that is dealt to its end with random legal actions."""
    random_bids(row, rng)
    while not skullking.round_over(row):
        skullking.step(row, random_play(row, rng))


@kernel
def random_deals(
    scores: NDArray[np.int16], players: int, cards: int, deck: skullking.Deck, rng: Chance
) -> None:
    """Deal and randomly play as many rounds as ``scores``, shape (n, players), has lines to fill."""
    row = np.empty(skullking.ROW, np.int64)
    skullking.begin_game(row, players, 0, cards)
    for game in range(len(scores)):
        skullking.deal(row, deck, rng)
        random_bids(row, rng)
        while not skullking.round_over(row):
            skullking.step(row, random_play(row, rng))
        for seat in range(players):
            scores[game, seat] = skullking.score(row, seat)


@kernel
def random_games(totals: NDArray[np.int16], deck: skullking.Deck, rng: Chance) -> None:
    """Randomly play as many whole games as ``totals``, shape (n, players), has lines to fill."""
    row = np.empty(skullking.ROW, np.int64)
    players = totals.shape[1]
    for game in range(len(totals)):
        skullking.begin_game(row, players, below(rng, players), 1)
        while not skullking.over(row):
            skullking.deal(row, deck, rng)
            playout(row, rng)
            skullking.end_round(row)
        for seat in range(players):
            totals[game, seat] = row[skullking.TOTALS + seat]
