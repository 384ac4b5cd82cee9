"""What bids and plays are worth to a seat: guessed deals, played out, compiled."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.skullking import numbers
from stammtisch.kernels import skullking
from stammtisch.kernels.chance import Chance, below
from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.minds.skullking.guessing import (
    Ints,
    add_worth,
    hand_out,
    shown_worth,
    unseen,
    wander,
)
from stammtisch.minds.skullking.policies import JUDGEMENT, LEARNED, judged_bid, learned_bid, play_out
from stammtisch.minds.skullking.tables import Tables

Values = NDArray[np.float64]

_BURN_IN: Final = 300
_STEPS: Final = 40
_FIRST_ESCAPE: Final = numbers.FIRST_ESCAPE


@kernel
def bid_values(row: skullking.Row, seat: int, deals: int, tables: Tables, rng: Chance) -> Values:
    """The points that each bid 0 … cards brings on average, shape (11,); -inf for what cannot be bid.

    ``row`` is what the seat knows: the hands of others are not looked at.
    """
    players, dealt = row[skullking.PLAYERS], row[skullking.CARDS]
    values = np.full(skullking.ROUNDS + 1, -np.inf)
    values[: dealt + 1] = 0.0
    cards, owners = np.empty(numbers.CARDS, np.int64), np.empty(numbers.CARDS, np.int64)
    styles = np.empty(skullking.SEATS, np.int64)
    guess, end = row.copy(), row.copy()
    for _ in range(deals):
        count = unseen(row, seat, cards, owners, rng)
        hand_out(guess, seat, cards, owners, count)
        _draw_styles(styles, players, seat, rng)
        for other in range(players):
            if other != seat:
                learned = styles[other] == LEARNED
                guess[skullking.BIDS + other] = (
                    learned_bid(guess, other, tables) if learned else judged_bid(guess, other)
                )
        for bid in range(dealt + 1):
            end[:] = guess
            end[skullking.BIDS + seat] = bid
            play_out(end, styles, tables)
            values[bid] += skullking.score(end, seat)
    for bid in range(dealt + 1):
        values[bid] = values[bid] / deals + tables.corrections[players - 2, dealt, bid]
    return values


@kernel
def play_values(row: skullking.Row, shown: Ints, deals: int, tables: Tables, rng: Chance) -> Values:
    """The points that each play brings on average, shape (67,); -inf for plays not looked at.

    Those are the illegal ones, and those that another play equals. ``row`` is
    what the seat whose turn it is knows: the hands of others are not looked at.
    ``shown``, shape (6, 2), holds the set of what each seat has played.
    """
    players, seat = row[skullking.PLAYERS], skullking.turn(row)
    values = np.full(numbers.PLAYS, -np.inf)
    plays = np.empty(numbers.PLAYS, np.int64)
    choices = _different(row, plays)
    values[plays[:choices]] = 0.0
    if choices == 1:
        return values
    cards, owners = np.empty(numbers.CARDS, np.int64), np.empty(numbers.CARDS, np.int64)
    styles, worths = np.empty(skullking.SEATS, np.int64), np.zeros(skullking.SEATS)
    guess, end = row.copy(), row.copy()
    count = unseen(row, seat, cards, owners, rng)
    shown_worth(row, shown, tables, worths)
    add_worth(row, cards, owners, count, tables, worths)
    wander(row, cards, owners, count, _BURN_IN, worths, tables, rng)
    for _ in range(deals):
        wander(row, cards, owners, count, _STEPS, worths, tables, rng)
        hand_out(guess, seat, cards, owners, count)
        _draw_styles(styles, players, seat, rng)
        for i in range(choices):
            end[:] = guess
            skullking.step(end, plays[i])
            play_out(end, styles, tables)
            values[plays[i]] += skullking.score(end, seat)
    values[plays[:choices]] /= deals
    return values


@inlined
def _draw_styles(styles: Ints, players: int, seat: int, rng: Chance) -> None:
    for other in range(players):
        styles[other] = JUDGEMENT if below(rng, 2) == 0 else LEARNED
    styles[seat] = LEARNED


@inlined
def _different(row: skullking.Row, plays: Ints) -> int:
    """Fill in the legal plays of which none equals another, and answer how many there are."""
    low, high = skullking.legal(row)
    count, last = 0, -1
    while low | high != 0:
        play = skullking.first(low, high)
        if low != 0:
            low &= low - 1
        else:
            high &= high - 1
        if last < 0 or not _equal(row, last, play):
            plays[count] = play
            count += 1
        last = play
    return count


@inlined
def _equal(row: skullking.Row, lower: int, higher: int) -> bool:
    """Whether two plays differ in nothing: specials of a kind, or numbers with only seen ones between."""
    if lower >= _FIRST_ESCAPE:
        return (
            numbers.is_escape(lower)
            and numbers.is_escape(higher)
            and higher < _FIRST_ESCAPE + 5
            or numbers.is_pirate(lower)
            and numbers.is_pirate(higher)
            and higher < numbers.FIRST_MERMAID
            or numbers.is_mermaid(lower)
            and numbers.is_mermaid(higher)
        )
    if higher >= _FIRST_ESCAPE or numbers.suit(lower) != numbers.suit(higher):
        return False
    for between in range(lower + 1, higher):
        if row[skullking.SEEN] >> between & 1 == 0:
            return False
    return skullking.takes(row, lower) == skullking.takes(row, higher)
