"""Two ways to play a card, compiled: by judgement, and by what self-play has taught."""

from typing import Final

import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

from stammtisch.games.skullking import numbers
from stammtisch.games.skullking.notation import PLAYS
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.kernels import skullking
from stammtisch.kernels.bits import count_bits
from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.minds.skullking.judgement import chance_to_take, misfit
from stammtisch.minds.skullking.tables import (
    CLASS_OF,
    ESCAPE,
    MERMAID,
    MOST_NEEDED,
    NEEDS,
    PIRATE,
    PRESSURES,
    QUARTERS,
    SKULL_KING,
    SPREADS,
    Tables,
)
from stammtisch.minds.skullking.worth import share_beaten, tricks_expected

Styles = NDArray[np.int64]
"""Shape (6,): how each seat plays, ``JUDGEMENT`` or ``LEARNED``."""

JUDGEMENT: Final = 0
LEARNED: Final = 1

_NOTHING: Final = -1
"""No play."""
_LENIENCE: Final = 0.05
"""A play of so much more misfit, in tricks, is e times as unlikely of a player of judgement."""
_TOLERANCE: Final = 0.05
"""A play with so much less chance to meet the bid is e times as unlikely of a player who has learned."""

_SHARE_BEATEN: Final = np.array([share_beaten(play) for play in PLAYS])
_TRICKS_EXPECTED: Final = np.array(
    [[tricks_expected(play.card, players) for play in PLAYS] for players in range(2, 7)]
)
_SUIT_BITS: Final = (1 << numbers.SUIT_SIZE) - 1
_PIRATES: Final = 0b11111 << numbers.FIRST_PIRATE
_MERMAIDS: Final = -1 << numbers.FIRST_MERMAID
_ZERO_BASE: Final = CLASSIC_66.zero_base

for _function in (chance_to_take, misfit):
    register_jitable(forceinline=True)(_function)


@inlined
def needed(row: skullking.Row, seat: int) -> int:
    """The tricks that a bid still lacks; negative if there are too many."""
    return int(row[skullking.BIDS + seat] - row[skullking.WON + seat])


@inlined
def pressure(row: skullking.Row) -> int:
    """The line of the tables for how hard the tricks left are fought for, 0 … 4."""
    lacking = 0
    for seat in range(row[skullking.PLAYERS]):
        lacking += max(0, needed(row, seat))
    left = row[skullking.CARDS] - row[skullking.DONE]
    return int(min(PRESSURES - 1, max(0, lacking - left + PRESSURES // 2)))


@inlined
def hungry_behind(row: skullking.Row) -> int:
    """How many seats that play after this one in the trick lack tricks."""
    players = row[skullking.PLAYERS]
    hungry = 0
    for place in range(row[skullking.PLAYED] + 1, players):
        seat = row[skullking.LEADER] + place
        seat = seat if seat < players else seat - players
        hungry += needed(row, seat) > 0
    return hungry


@inlined
def standing(play: int, out_low: int, out_high: int) -> int:
    """The class of a play where the set of cards that are neither seen nor held is known.

    A number counts as what it is worth when only those cards can beat it.
    """
    if play < numbers.FIRST_ESCAPE:
        suit = numbers.suit(play)
        above = count_bits(out_low & (_SUIT_BITS << (numbers.SUIT_SIZE * suit)) & (-2 << play))
        return (2 if suit == numbers.BLACK else 1) * numbers.SUIT_SIZE - 1 - above
    if numbers.is_escape(play):
        return ESCAPE
    if numbers.is_pirate(play):
        return PIRATE + (out_high & 2 == 0)
    if numbers.is_mermaid(play):
        return MERMAID + (out_low & _PIRATES == 0)
    return SKULL_KING + (out_low & _MERMAIDS == 0)


@inlined
def outside(row: skullking.Row, seat: int) -> tuple[int, int]:
    """The set of cards that a seat has neither seen nor holds."""
    words = skullking.HANDS + 2 * seat
    return ~(row[skullking.SEEN] | row[words]), 7 & ~(row[skullking.SEEN + 1] | row[words + 1])


@inlined
def outlook(
    table: NDArray[np.float32], low: int, high: int, out_low: int, out_high: int
) -> tuple[float, float]:
    """Strength and spread of a hand as its cards stand, by a table's line."""
    total, spread = 0.0, 0.0
    while low | high != 0:
        play = skullking.first(low, high)
        low, high = without_first(low, high)
        chance = table[standing(play, out_low, out_high)]
        total += chance
        spread += chance * (1 - chance)
    return total, spread


@inlined
def strength(table: NDArray[np.float32], low: int, high: int) -> tuple[float, float]:
    """Strength and spread of a hand just dealt, by a table's line."""
    total, spread = 0.0, 0.0
    while low | high != 0:
        play = skullking.first(low, high)
        low, high = without_first(low, high)
        chance = table[CLASS_OF[play]]
        total += chance
        spread += chance * (1 - chance)
    return total, spread


@inlined
def without_first(low: int, high: int) -> tuple[int, int]:
    """The cards of a hand but the first; Scary Mary is one card."""
    if low != 0:
        return low & (low - 1), high
    return 0, 2 if high == 7 else 0


@inlined
def between(table: NDArray[np.float32], x: float) -> float:
    """A table over quarters of tricks at any strength, interpolated."""
    scaled = min(max(4.0 * x, 0.0), QUARTERS - 1.001)
    i = int(scaled)
    return float(table[i] + (scaled - i) * (table[i + 1] - table[i]))


@inlined
def within(table: NDArray[np.float32], strength: float, spread: float) -> float:
    """A table over spreads and quarters of tricks at any strength and spread, interpolated."""
    scaled = min(max(4.0 * spread, 0.0), SPREADS - 1.001)
    i = int(scaled)
    low, high = between(table[i], strength), between(table[i + 1], strength)
    return low + (scaled - i) * (high - low)


@inlined
def expected_tricks(row: skullking.Row, seat: int) -> float:
    """The tricks that a hand should bring, as :func:`.worth.tricks_expected` counts them."""
    worths = _TRICKS_EXPECTED[row[skullking.PLAYERS] - 2]
    low, high = row[skullking.HANDS + 2 * seat], row[skullking.HANDS + 2 * seat + 1]
    total = 0.0
    while low | high != 0:
        total += worths[skullking.first(low, high)]
        low, high = without_first(low, high)
    return min(total, float(row[skullking.CARDS] - row[skullking.DONE]))


@kernel
def by_judgement(row: skullking.Row) -> int:
    """The play of least :func:`.judgement.misfit`."""
    return _judged(row, _NOTHING)[0]


@inlined
def _judged(row: skullking.Row, made: int) -> tuple[int, float]:
    """The play of least misfit, and how likely ``made`` is, if that is a play."""
    seat, players = skullking.turn(row), row[skullking.PLAYERS]
    lack = needed(row, seat)
    behind = players - row[skullking.PLAYED] - 1
    worths = _TRICKS_EXPECTED[players - 2]
    hand = expected_tricks(row, seat)
    low, high = skullking.legal(row)
    best, least = -1, np.inf
    total, of_made = 0.0, 0.0
    while low | high != 0:
        play = skullking.first(low, high)
        low, high = skullking.without(low, high)
        chance = chance_to_take(_SHARE_BEATEN[play], skullking.takes(row, play), behind)
        miss = misfit(lack, chance, hand - worths[play])
        if made != _NOTHING:
            weight = np.exp(-miss / _LENIENCE)
            total += weight
            if play == made:
                of_made = weight
        if miss < least:
            best, least = play, miss
    return best, of_made / total if made != _NOTHING else 1.0


@kernel
def by_tables(row: skullking.Row, tables: Tables) -> int:
    """The play after which the bid is likeliest to be met."""
    return _learned(row, tables, _NOTHING)[0]


@inlined
def _learned(row: skullking.Row, tables: Tables, made: int) -> tuple[int, float]:
    """The play after which the bid is likeliest to be met, and how likely ``made`` is, if that is a play."""
    seat, players = skullking.turn(row), row[skullking.PLAYERS]
    left = row[skullking.CARDS] - row[skullking.DONE]
    low, high = skullking.legal(row)
    if left == 1 and high & 1 == 0:
        return skullking.first(low, high), 1.0
    lack = needed(row, seat)
    behind = players - row[skullking.PLAYED] - 1
    push = pressure(row)
    keeps = tables.now[players - 2, behind, hungry_behind(row), left]
    hand = skullking.HANDS + 2 * seat
    if_lost, if_won = max(0, lack), max(0, lack - 1)
    future = tables.future[players - 2, left - 1, push]
    lost_line, won_line = future[min(if_lost, NEEDS - 1)], future[min(if_won, NEEDS - 1)]
    out_low, out_high = outside(row, seat)
    lost_sum, lost_spread = outlook(lost_line, row[hand], row[hand + 1], out_low, out_high)
    won_sum, won_spread = outlook(won_line, row[hand], row[hand + 1], out_low, out_high)
    meets = tables.meets[players - 2, left - 1, push]
    best, most = -1, -np.inf
    total, of_made = 0.0, 0.0
    while low | high != 0:
        play = skullking.first(low, high)
        low, high = skullking.without(low, high)
        kind = standing(play, out_low, out_high)
        held = standing(numbers.card(play), out_low, out_high)
        wins = 0.0
        if skullking.takes(row, play):
            wins = 1.0 if behind == 0 else keeps[kind]
        chance = lost_line[held]
        lost = within(
            meets[min(if_lost, MOST_NEEDED)], lost_sum - chance, lost_spread - chance * (1 - chance)
        )
        chance = won_line[held]
        won = within(meets[min(if_won, MOST_NEEDED)], won_sum - chance, won_spread - chance * (1 - chance))
        # A little more than nothing, so that who has missed the bid still takes no more than must be.
        value = wins * won + (1 - wins) * lost if lack > 0 else (1 - wins) * (0.01 + max(0.0, lost))
        if made != _NOTHING:
            weight = np.exp(value / _TOLERANCE)
            total += weight
            if play == made:
                of_made = weight
        if value > most:
            best, most = play, value
    return best, of_made / total if made != _NOTHING else 1.0


@kernel
def judged_bid(row: skullking.Row, seat: int) -> int:
    """The tricks that a sensible person expects of a hand just dealt."""
    return int(np.rint(expected_tricks(row, seat)))


@inlined
def hand_worth(row: skullking.Row, seat: int, tables: Tables) -> tuple[float, float]:
    """Strength and spread of a hand just dealt, by what was learned."""
    line = tables.worth[row[skullking.PLAYERS] - 2, row[skullking.CARDS]]
    return strength(line, row[skullking.HANDS + 2 * seat], row[skullking.HANDS + 2 * seat + 1])


@kernel
def learned_bid(row: skullking.Row, seat: int, tables: Tables) -> int:
    """The bid that brings most points if it is met as often as such bids were."""
    cards = row[skullking.CARDS]
    worth, spread = hand_worth(row, seat, tables)
    best, most = 0, -np.inf
    for bid in range(cards + 1):
        met = within(tables.start[row[skullking.PLAYERS] - 2, cards, bid], worth, spread)
        won = numbers.round_score(bid, bid, 0, cards, _ZERO_BASE)
        lost = numbers.round_score(bid, bid + 1, 0, cards, _ZERO_BASE)
        points = met * won + (1 - met) * lost
        if points > most:
            best, most = bid, points
    return best


@inlined
def choose(row: skullking.Row, style: int, tables: Tables) -> int:
    """The play of the seat whose turn it is."""
    return by_tables(row, tables) if style == LEARNED else by_judgement(row)


@inlined
def odds(row: skullking.Row, style: int, tables: Tables, made: int) -> float:
    """How likely the seat whose turn it is makes a legal play, if it errs where that costs little."""
    return _learned(row, tables, made)[1] if style == LEARNED else _judged(row, made)[1]


@kernel
def play_out(row: skullking.Row, styles: Styles, tables: Tables) -> None:
    """Play a round to its end, every seat in its style."""
    while not skullking.round_over(row):
        skullking.step(row, choose(row, styles[skullking.turn(row)], tables))
