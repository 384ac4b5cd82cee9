"""How far playouts misjudge bids: rounds with searching players, and the corrections they make."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels import skullking
from stammtisch.kernels.chance import Chance, below, draw
from stammtisch.kernels.compiling import kernel
from stammtisch.minds.skullking.guessing import Ints
from stammtisch.minds.skullking.policies import LEARNED, choose, judged_bid, learned_bid
from stammtisch.minds.skullking.search import Values, bid_values, play_values
from stammtisch.minds.skullking.tables import LENGTHS, Floats, Tables

Misses = NDArray[np.float64]
"""Shape (11, 11, 2) by cards and bid: points got less points foreseen, and how many bids."""

SEARCH: Final = 2
DEALS: Final = 60
"""Guessed deals for each decision; corrections do not depend on how many there are."""
TEMPTATION: Final = 12
"""Up to so many points a bid may look better than it is, so that all bids are tried."""
_LEANING: Final = 200
"""Bids whose mean counts as much as the slope: points vary by 35, what is learned by about 2.5."""

_SEATS: Final = skullking.SEATS


class Searchers(NamedTuple):
    """What searching players need in a round."""

    styles: Ints
    """By seat: how it plays."""
    played: Ints
    """The plays of the round in order, shape (60,)."""
    foreseen: Values
    """By seat: the points that a searching player foresaw, before any correction."""
    known: skullking.Row
    """What the seat that is thinking knows."""


@kernel
def searched_rounds(
    misses: Misses, players: int, cards: int, rounds: int, deck: skullking.Deck, rng: Chance, tables: Tables
) -> None:
    """Play rounds in which one seat searches and the others do, or play in either style."""
    row = np.empty(skullking.ROW, np.int64)
    searchers = Searchers(
        np.empty(_SEATS, np.int64),
        np.empty(_SEATS * skullking.ROUNDS, np.int64),
        np.zeros(_SEATS),
        np.empty(skullking.ROW, np.int64),
    )
    skullking.begin_game(row, players, 0, cards)
    for _ in range(rounds):
        skullking.deal(row, deck, rng)
        _bid(row, searchers, tables, rng)
        count = 0
        while not skullking.round_over(row):
            play = _play(row, searchers, count, tables, rng)
            searchers.played[count] = play
            count += 1
            skullking.step(row, play)
        for seat in range(players):
            if searchers.styles[seat] == SEARCH:
                line = misses[cards, row[skullking.BIDS + seat]]
                line[0] += skullking.score(row, seat) - searchers.foreseen[seat]
                line[1] += 1


@kernel
def _bid(row: skullking.Row, searchers: Searchers, tables: Tables, rng: Chance) -> None:
    """Give every seat a style and a bid. Nobody sees the bids of others."""
    players, cards = row[skullking.PLAYERS], row[skullking.CARDS]
    for seat in range(players):
        style = below(rng, 3) if seat > 0 else SEARCH
        searchers.styles[seat] = style
        if style == SEARCH:
            hide(row, seat, searchers.known)
            for other in range(players):
                searchers.known[skullking.BIDS + other] = skullking.MISSING
            values = bid_values(searchers.known, seat, DEALS, tables, rng)
            tempting = values.copy()
            for each in range(cards + 1):
                tempting[each] += TEMPTATION * float(draw(rng) >> np.uint64(11)) * 2.0**-53
            bid = int(np.argmax(tempting))
            searchers.foreseen[seat] = values[bid] - tables.corrections[players - 2, cards, bid]
        else:
            bid = learned_bid(row, seat, tables) if style == LEARNED else judged_bid(row, seat)
        row[skullking.BIDS + seat] = bid


@kernel
def _play(row: skullking.Row, searchers: Searchers, count: int, tables: Tables, rng: Chance) -> int:
    """The play of the seat whose turn it is, in its style, after so many plays."""
    seat = skullking.turn(row)
    if searchers.styles[seat] != SEARCH:
        return choose(row, searchers.styles[seat], tables)
    hide(row, seat, searchers.known)
    return int(np.argmax(play_values(searchers.known, searchers.played[:count], DEALS, tables, rng)))


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
    means: Floats = ((sums + _LEANING * prior) / (counts + _LEANING)).astype(np.float32)
    return means
