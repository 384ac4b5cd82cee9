"""Self-play by the two policies, and the tables that its outcomes make."""

from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.skullking import numbers
from stammtisch.kernels import skullking
from stammtisch.kernels.chance import Chance, below
from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.kernels.skullking_games import random_play
from stammtisch.minds.skullking.policies import (
    JUDGEMENT,
    LEARNED,
    choose,
    hand_worth,
    hungry_behind,
    judged_bid,
    learned_bid,
    needed,
    outlook,
    outside,
    pressure,
    standing,
)
from stammtisch.minds.skullking.tables import (
    CLASS_OF,
    CLASSES,
    LENGTHS,
    MOST_NEEDED,
    NEEDS,
    PRESSURES,
    QUARTERS,
    SPREADS,
    Tables,
)

Sums = NDArray[np.float64]

MISS: Final = 0.04
"""What a bid that is missed by a trick is worth less than nothing, where one that is met is worth 1."""
_SEATS: Final = skullking.SEATS


class Experience(NamedTuple):
    """Sums of what happened at tables of one size; the last axis is (outcomes, cases)."""

    now: Sums
    future: Sums
    meets: Sums
    worth: Sums
    start: Sums
    bids: Sums


def nothing() -> Experience:
    """No experience."""
    return Experience(
        np.zeros((6, 6, LENGTHS, CLASSES, 2)),
        np.zeros((LENGTHS, PRESSURES, NEEDS, CLASSES, 2)),
        np.zeros((LENGTHS, PRESSURES, MOST_NEEDED + 1, SPREADS, QUARTERS, 2)),
        np.zeros((LENGTHS, CLASSES, 2)),
        np.zeros((LENGTHS, LENGTHS, SPREADS, QUARTERS, 2)),
        np.zeros((LENGTHS, QUARTERS, LENGTHS, 2)),
    )


@kernel
def self_play(
    gained: Experience,
    players: int,
    cards: int,
    deals: int,
    deck: skullking.Deck,
    rng: Chance,
    tables: Tables,
) -> NDArray[np.float64]:
    """Play rounds and add up what happened; for each style (bids met, bids made, points)."""
    row = np.empty(skullking.ROW, np.int64)
    styles = np.zeros(_SEATS, np.int64)
    worths, spreads = np.zeros(_SEATS), np.zeros(_SEATS)
    dealt = np.zeros((_SEATS, 2), np.int64)
    # After each trick, by seat: the cards left, low and high, the pressure and the tricks needed.
    after = np.zeros((skullking.ROUNDS, _SEATS, 6), np.int64)
    won_by = np.zeros(numbers.PLAYS, np.bool_)
    # For each play of a trick: whether it took it then, the hungry behind, the play, its class.
    taking = np.zeros((_SEATS, 4), np.int64)
    figures = np.zeros((2, 3))
    skullking.begin_game(row, players, 0, cards)
    for _ in range(deals):
        skullking.deal(row, deck, rng)
        won_by[:] = False
        for seat in range(players):
            styles[seat] = LEARNED if below(rng, 4) > 0 else JUDGEMENT
            dealt[seat] = row[skullking.HANDS + 2 * seat : skullking.HANDS + 2 * seat + 2]
            worths[seat], spreads[seat] = hand_worth(row, seat, tables)
            learned = styles[seat] == LEARNED
            bid = learned_bid(row, seat, tables) if learned else judged_bid(row, seat)
            _made(gained.bids[cards, _quarter(worths[seat])], bid, cards)
            if below(rng, 4) == 0:
                bid = min(cards, max(0, bid + below(rng, 3) - 1))
            row[skullking.BIDS + seat] = bid
        while not skullking.round_over(row):
            _trick(row, styles, tables, gained, won_by, taking, rng)
            push = pressure(row)
            for seat in range(players):
                words = skullking.HANDS + 2 * seat
                line = after[row[skullking.DONE] - 1, seat]
                line[0], line[1] = row[words], row[words + 1]
                line[2], line[3] = push, needed(row, seat)
                line[4], line[5] = outside(row, seat)
        for seat in range(players):
            bid, won = row[skullking.BIDS + seat], row[skullking.WON + seat]
            met = bid == won
            figures[styles[seat], 0] += met
            figures[styles[seat], 1] += 1
            figures[styles[seat], 2] += skullking.score(row, seat)
            _cards_won(gained.worth[cards], dealt[seat, 0], dealt[seat, 1], won_by)
            if styles[seat] == JUDGEMENT:
                continue
            _add(gained.start[cards, bid, _spread(spreads[seat]), _quarter(worths[seat])], met)
            good = 1.0 if met else -MISS * abs(bid - won)
            for done in range(1, cards):
                low, high, push, lack = after[done - 1, seat, :4]
                left = cards - done
                if lack < 0:
                    break
                need = min(lack, NEEDS - 1)
                out_low, out_high = after[done - 1, seat, 4], after[done - 1, seat, 5]
                _standing_won(gained.future[left, push, need], low, high, out_low, out_high, won_by)
                total, spread = outlook(
                    tables.future[players - 2, left, push, need], low, high, out_low, out_high
                )
                _add(gained.meets[left, push, min(lack, MOST_NEEDED), _spread(spread), _quarter(total)], good)
    return figures


@inlined
def _trick(
    row: skullking.Row,
    styles: NDArray[np.int64],
    tables: Tables,
    gained: Experience,
    won_by: NDArray[np.bool_],
    taking: NDArray[np.int64],
    rng: Chance,
) -> None:
    """Play a trick and remember of every play that would take it whether it did."""
    players, leader = row[skullking.PLAYERS], row[skullking.LEADER]
    for place in range(players):
        seat = skullking.turn(row)
        play = choose(row, styles[seat], tables) if below(rng, 32) > 0 else random_play(row, rng)
        taking[place, 0] = skullking.takes(row, play)
        taking[place, 1] = hungry_behind(row)
        taking[place, 2] = play
        out_low, out_high = outside(row, seat)
        taking[place, 3] = standing(play, out_low, out_high)
        left = row[skullking.CARDS] - row[skullking.DONE]
        skullking.step(row, play)
    winner = row[skullking.LEADER] - leader
    winner = winner if winner >= 0 else winner + players
    for place in range(players):
        if taking[place, 0]:
            kind = taking[place, 3]
            _add(gained.now[players - place - 1, taking[place, 1], left, kind], place == winner)
    won_by[numbers.card(taking[winner, 2])] = True


@inlined
def _quarter(strength: float) -> int:
    """The line of a table over quarters of tricks."""
    return min(QUARTERS - 1, int(4.0 * strength + 0.5))


@inlined
def _spread(spread: float) -> int:
    """The line of a table over quarters of spread."""
    return min(SPREADS - 1, int(4.0 * spread + 0.5))


@inlined
def _add(line: Sums, outcome: float) -> None:
    line[0] += outcome
    line[1] += 1


@inlined
def _made(lines: Sums, bid: int, cards: int) -> None:
    for each in range(cards + 1):
        _add(lines[each], each == bid)


@inlined
def _cards_won(lines: Sums, low: int, high: int, won_by: NDArray[np.bool_]) -> None:
    while low != 0:
        play = skullking.first(low, 0)
        low &= low - 1
        _add(lines[CLASS_OF[play]], won_by[play])
    if high & 1:
        _add(lines[CLASS_OF[numbers.SCARY_MARY]], won_by[numbers.SCARY_MARY])
    if high & 2:
        _add(lines[CLASS_OF[numbers.SKULL_KING]], won_by[numbers.SKULL_KING])


@inlined
def _standing_won(
    lines: Sums, low: int, high: int, out_low: int, out_high: int, won_by: NDArray[np.bool_]
) -> None:
    while low != 0:
        play = skullking.first(low, 0)
        low &= low - 1
        _add(lines[standing(play, out_low, out_high)], won_by[play])
    if high & 1:
        _add(lines[standing(numbers.SCARY_MARY, out_low, out_high)], won_by[numbers.SCARY_MARY])
    if high & 2:
        _add(lines[standing(numbers.SKULL_KING, out_low, out_high)], won_by[numbers.SKULL_KING])


def lessons(gained: Experience, players: int, before: Tables) -> Tables:
    """The tables with the lines for this many players learned anew.

    Rare cases lean on commoner ones: each rate starts from that of a coarser
    case as if it had been seen a few times.
    """
    after = Tables(*(table.copy() for table in before))
    size = players - 2
    coarse_now = _rate(gained.now.sum(axis=(1, 2), keepdims=True), 1 / players, 4)
    after.now[size] = _rate(gained.now, coarse_now, 20)
    coarse_future = _rate(gained.future.sum(axis=1, keepdims=True), 1 / players, 4)
    after.future[size] = _rate(gained.future, coarse_future, 20)
    after.worth[size] = _rate(gained.worth, 1 / players, 20)
    chances = _exactly()
    coarse_meets = _rate(gained.meets.sum(axis=1, keepdims=True), chances[: MOST_NEEDED + 1], 10)
    after.meets[size] = _rate(gained.meets, coarse_meets, 20)
    after.start[size] = _rate(gained.start, chances, 10)
    after.bids[size] = _rate(gained.bids, chances[:, 2].T, 10)
    return after


def _rate(sums: Sums, prior: Sums | float, weight: float) -> Sums:
    rates: Sums = (sums[..., 0] + weight * prior) / (sums[..., 1] + weight)
    return rates


def _exactly() -> Sums:
    """How likely cards of a spread and strength win tricks, about normally: (tricks, spread, quarter)."""
    chances = np.empty((LENGTHS, SPREADS, QUARTERS))
    for need, spread, quarter in np.ndindex(chances.shape):
        normal = NormalDist(quarter / 4, sqrt(spread / 4 + 0.05))
        below = normal.cdf(need - 0.5) if need > 0 else 0.0
        chances[need, spread, quarter] = normal.cdf(need + 0.5) - below
    return chances
