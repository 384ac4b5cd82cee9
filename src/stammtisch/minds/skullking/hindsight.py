"""How far playouts misjudge bids: rounds with searching players, and the corrections they make."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels import skullking
from stammtisch.kernels.chance import Chance, below, draw
from stammtisch.kernels.compiling import kernel
from stammtisch.minds.skullking.policies import LEARNED, choose, judged_bid, learned_bid
from stammtisch.minds.skullking.search import bid_values, play_values
from stammtisch.minds.skullking.tables import LENGTHS, Floats, Tables

Misses = NDArray[np.float64]
"""Shape (11, 11, 2) by cards and bid: points got less points foreseen, and how many bids."""

SEARCH: Final = 2
DEALS: Final = 60
"""Guessed deals for each decision; corrections do not depend on how many there are."""
TEMPTATION: Final = 12
"""Up to so many points a bid may look better than it is, so that all bids are tried."""

_SEATS: Final = skullking.SEATS


@kernel
def searched_rounds(
    misses: Misses, players: int, cards: int, rounds: int, deck: skullking.Deck, rng: Chance, tables: Tables
) -> None:
    """Play rounds in which one seat searches and the others do, or play in either style."""
    row, known = np.empty(skullking.ROW, np.int64), np.empty(skullking.ROW, np.int64)
    styles, bids = np.empty(_SEATS, np.int64), np.empty(_SEATS, np.int64)
    dealt, shown = np.empty((_SEATS, 2), np.int64), np.zeros((_SEATS, 2), np.int64)
    foreseen = np.zeros(_SEATS)
    skullking.begin_game(row, players, 0, cards)
    for _ in range(rounds):
        skullking.deal(row, deck, rng)
        for seat in range(players):
            words = skullking.HANDS + 2 * seat
            dealt[seat, 0], dealt[seat, 1] = row[words], row[words + 1]
            styles[seat] = below(rng, 3) if seat > 0 else SEARCH
            if styles[seat] == SEARCH:
                hide(row, seat, known)
                values = bid_values(known, seat, DEALS, tables, rng)
                tempting = values.copy()
                for bid in range(cards + 1):
                    tempting[bid] += TEMPTATION * float(draw(rng) >> np.uint64(11)) * 2.0**-53
                bids[seat] = np.argmax(tempting)
                foreseen[seat] = values[bids[seat]] - tables.corrections[players - 2, cards, bids[seat]]
            elif styles[seat] == LEARNED:
                bids[seat] = learned_bid(row, seat, tables)
            else:
                bids[seat] = judged_bid(row, seat)
        for seat in range(players):
            row[skullking.BIDS + seat] = bids[seat]
        while not skullking.round_over(row):
            seat = skullking.turn(row)
            if styles[seat] == SEARCH:
                hide(row, seat, known)
                for other in range(players):
                    words = skullking.HANDS + 2 * other
                    shown[other, 0] = dealt[other, 0] & ~row[words]
                    shown[other, 1] = dealt[other, 1] & ~row[words + 1]
                play = int(np.argmax(play_values(known, shown, DEALS, tables, rng)))
            else:
                play = choose(row, styles[seat], tables)
            skullking.step(row, play)
        for seat in range(players):
            if styles[seat] == SEARCH:
                misses[cards, bids[seat], 0] += skullking.score(row, seat) - foreseen[seat]
                misses[cards, bids[seat], 1] += 1


@kernel
def hide(row: skullking.Row, seat: int, known: skullking.Row) -> None:
    """Write what a seat knows of a position: the hands of the others are empty."""
    known[:] = row
    for other in range(row[skullking.PLAYERS]):
        if other != seat:
            known[skullking.HANDS + 2 * other] = 0
            known[skullking.HANDS + 2 * other + 1] = 0


def corrections(misses: Misses) -> Floats:
    """What to add to a bid's points, shape (11, 11): rare bids lean on the same bid in all rounds.

    Misses grow with the length of a round, so each bid has a slope over the
    rounds; a cell trusts its own mean as much as it has been seen.
    """
    sums, counts = misses[..., 0], misses[..., 1]
    length = np.arange(LENGTHS)[:, None] / (LENGTHS - 1)
    slope = (sums * length).sum(axis=0) / ((counts * length**2).sum(axis=0) + 30)
    prior = slope * length
    means: Floats = ((sums + 60 * prior) / (counts + 60)).astype(np.float32)
    return means
