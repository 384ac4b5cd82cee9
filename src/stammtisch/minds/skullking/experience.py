"""Self-play by the two policies, and the sums of its outcomes."""

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
    Styles,
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
    without_first,
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


class Round(NamedTuple):
    """What is remembered of a round until its outcome is known."""

    styles: Styles
    worths: Sums
    """Strength and spread of the hand dealt, by seat."""
    dealt: NDArray[np.int64]
    """The hand dealt, by seat."""
    after: NDArray[np.int64]
    """After each trick, by seat: hand (2 words), pressure, tricks needed, cards neither seen nor held (2)."""
    taking: NDArray[np.int64]
    """The plays of a trick: whether it took it then, the hungry behind, the play, its class."""
    won_by: NDArray[np.bool_]
    """Whether a card won a trick."""


@kernel
def self_play(
    gained: Experience,
    players: int,
    cards: int,
    deals: int,
    deck: skullking.Deck,
    rng: Chance,
    tables: Tables,
) -> None:
    """Play rounds by judgement and by these tables, and add up what happened."""
    row = np.empty(skullking.ROW, np.int64)
    memory = Round(
        np.zeros(_SEATS, np.int64),
        np.zeros((_SEATS, 2)),
        np.zeros((_SEATS, 2), np.int64),
        np.zeros((skullking.ROUNDS, _SEATS, 6), np.int64),
        np.zeros((_SEATS, 4), np.int64),
        np.zeros(numbers.PLAYS, np.bool_),
    )
    skullking.begin_game(row, players, 0, cards)
    for _ in range(deals):
        skullking.deal(row, deck, rng)
        _bid(row, memory, gained, tables, rng)
        memory.won_by[:] = False
        while not skullking.round_over(row):
            _trick(row, memory, gained, tables, rng)
            _remember(row, memory)
        for seat in range(players):
            _learn(row, seat, memory, gained, tables)


@kernel
def _bid(row: skullking.Row, memory: Round, gained: Experience, tables: Tables, rng: Chance) -> None:
    """Give every seat a style and a bid, in one of four cases another bid than its style makes."""
    cards = row[skullking.CARDS]
    for seat in range(row[skullking.PLAYERS]):
        learned = below(rng, 4) > 0
        memory.styles[seat] = LEARNED if learned else JUDGEMENT
        words = skullking.HANDS + 2 * seat
        memory.dealt[seat, 0], memory.dealt[seat, 1] = row[words], row[words + 1]
        worth, spread = hand_worth(row, seat, tables)
        memory.worths[seat, 0], memory.worths[seat, 1] = worth, spread
        bid = learned_bid(row, seat, tables) if learned else judged_bid(row, seat)
        for each in range(cards + 1):
            _add(gained.bids[cards, _quarter(worth), each], each == bid)
        if below(rng, 4) == 0:
            bid = min(cards, max(0, bid + below(rng, 3) - 1))
        row[skullking.BIDS + seat] = bid


@kernel
def _trick(row: skullking.Row, memory: Round, gained: Experience, tables: Tables, rng: Chance) -> None:
    """Play a trick and remember of every play that would take it whether it did."""
    players, leader, taking = row[skullking.PLAYERS], row[skullking.LEADER], memory.taking
    left = row[skullking.CARDS] - row[skullking.DONE]
    for place in range(players):
        seat = skullking.turn(row)
        play = choose(row, memory.styles[seat], tables) if below(rng, 32) > 0 else random_play(row, rng)
        out_low, out_high = outside(row, seat)
        taking[place, 0] = skullking.takes(row, play)
        taking[place, 1] = hungry_behind(row)
        taking[place, 2] = play
        taking[place, 3] = standing(play, out_low, out_high)
        skullking.step(row, play)
    winner = row[skullking.LEADER] - leader
    winner = winner if winner >= 0 else winner + players
    for place in range(players):
        if taking[place, 0]:
            line = gained.now[players - place - 1, taking[place, 1], left, taking[place, 3]]
            _add(line, place == winner)
    memory.won_by[numbers.card(taking[winner, 2])] = True


@kernel
def _remember(row: skullking.Row, memory: Round) -> None:
    """Write down how every seat stands after a trick."""
    push = pressure(row)
    for seat in range(row[skullking.PLAYERS]):
        words = skullking.HANDS + 2 * seat
        line = memory.after[row[skullking.DONE] - 1, seat]
        line[0], line[1] = row[words], row[words + 1]
        line[2], line[3] = push, needed(row, seat)
        line[4], line[5] = outside(row, seat)


@kernel
def _learn(row: skullking.Row, seat: int, memory: Round, gained: Experience, tables: Tables) -> None:
    """Add up what a round that is over teaches about a seat."""
    players, cards = row[skullking.PLAYERS], row[skullking.CARDS]
    bid, miss = row[skullking.BIDS + seat], abs(needed(row, seat))
    _cards_won(gained.worth[cards], memory.dealt[seat], memory.won_by)
    if memory.styles[seat] == JUDGEMENT:
        return
    worth, spread = memory.worths[seat]
    _add(gained.start[cards, bid, _spread(spread), _quarter(worth)], miss == 0)
    good = 1.0 if miss == 0 else -MISS * miss
    for done in range(1, cards):
        low, high, push, lack, out_low, out_high = memory.after[done - 1, seat]
        if lack < 0:
            break
        left, need = cards - done, min(lack, NEEDS - 1)
        _standing_won(gained.future[left, push, need], low, high, out_low, out_high, memory.won_by)
        chances = tables.future[players - 2, left, push, need]
        total, spread = outlook(chances, low, high, out_low, out_high)
        _add(gained.meets[left, push, min(lack, MOST_NEEDED), _spread(spread), _quarter(total)], good)


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
def _cards_won(lines: Sums, hand: NDArray[np.int64], won_by: NDArray[np.bool_]) -> None:
    low, high = hand[0], hand[1]
    while low | high != 0:
        play = skullking.first(low, high)
        low, high = without_first(low, high)
        _add(lines[CLASS_OF[play]], won_by[play])


@inlined
def _standing_won(
    lines: Sums, low: int, high: int, out_low: int, out_high: int, won_by: NDArray[np.bool_]
) -> None:
    while low | high != 0:
        play = skullking.first(low, high)
        low, high = without_first(low, high)
        _add(lines[standing(play, out_low, out_high)], won_by[play])
