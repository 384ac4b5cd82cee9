"""Deals of the unseen cards that agree with everything a seat has seen, compiled.

A Markov chain over deals (Metropolis et al., "Equation of state calculations by
fast computing machines", 1953): two unseen cards in different places are
swapped if nobody then holds a suit he did not follow, and kept with the odds
that the bids made belong to the hands after the swap rather than before it.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.skullking import numbers
from stammtisch.kernels import skullking
from stammtisch.kernels.chance import Chance, below, draw
from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.minds.skullking.policies import between, strength
from stammtisch.minds.skullking.tables import CLASS_OF, Tables

Ints = NDArray[np.int64]

PILE: Final = -1
"""The owner of the cards that were not dealt."""
_TO_UNIT: Final = 2.0**-53


@kernel
def unseen(row: skullking.Row, seat: int, cards: Ints, owners: Ints, rng: Chance) -> int:
    """Give every card that a seat has not seen to a seat that it may be with, at random.

    Fills ``cards`` and ``owners``, shape (66,), and answers how many there are.
    The hands of the other seats in the row do not matter.
    """
    words = skullking.HANDS + 2 * seat
    low, high = row[words] | row[skullking.SEEN], row[words + 1] | row[skullking.SEEN + 1]
    count = 0
    for card in range(numbers.CARDS):
        card_low, card_high = skullking.play_set(card)
        if low & card_low | high & card_high == 0:
            other = below(rng, count + 1)
            cards[count] = cards[other]
            cards[other] = card
            count += 1
    dealt = 0
    for place in range(row[skullking.PLAYERS]):
        owner = row[skullking.LEADER] + place
        owner = owner if owner < row[skullking.PLAYERS] else owner - row[skullking.PLAYERS]
        if owner == seat:
            continue
        for _ in range(row[skullking.CARDS] - row[skullking.DONE] - (place < row[skullking.PLAYED])):
            owners[dealt] = owner
            dealt += 1
    owners[dealt:count] = PILE
    for i in range(dealt):
        # What i holds against the rules goes to a place where both cards may be.
        for _ in range(200):
            if _may_hold(row, owners[i], cards[i]):
                break
            j = below(rng, count)
            if _may_hold(row, owners[j], cards[i]) and _may_hold(row, owners[i], cards[j]):
                cards[i], cards[j] = cards[j], cards[i]
    return count


@inlined
def _may_hold(row: skullking.Row, owner: int, card: int) -> bool:
    if owner == PILE or card >= numbers.FIRST_ESCAPE:
        return True
    return bool(row[skullking.VOIDS + owner] >> numbers.suit(card) & 1 == 0)


@inlined
def shown_worth(row: skullking.Row, shown: Ints, tables: Tables, worths: NDArray[np.float64]) -> None:
    """The worth of what each seat has played, as of a hand just dealt; ``shown`` has shape (6, 2)."""
    line = tables.worth[row[skullking.PLAYERS] - 2, row[skullking.CARDS]]
    for seat in range(row[skullking.PLAYERS]):
        worths[seat], _ = strength(line, shown[seat, 0], shown[seat, 1])


@inlined
def add_worth(
    row: skullking.Row, cards: Ints, owners: Ints, count: int, tables: Tables, worths: NDArray[np.float64]
) -> None:
    """Add the worth of the cards that seats are guessed to hold."""
    line = tables.worth[row[skullking.PLAYERS] - 2, row[skullking.CARDS]]
    for i in range(count):
        if owners[i] != PILE:
            worths[owners[i]] += line[CLASS_OF[cards[i]]]


@kernel
def wander(
    row: skullking.Row,
    cards: Ints,
    owners: Ints,
    count: int,
    steps: int,
    worths: NDArray[np.float64],
    tables: Tables,
    rng: Chance,
) -> None:
    """Go so many steps along the chain; ``worths`` are those of whole hands and kept up to date."""
    size, dealt = row[skullking.PLAYERS] - 2, row[skullking.CARDS]
    line, bids = tables.worth[size, dealt], tables.bids[size, dealt]
    last = count
    while last > 0 and owners[last - 1] == PILE:
        last -= 1
    if last == 0:
        return
    for _ in range(steps):
        i, j = below(rng, last), below(rng, count)
        one, other = owners[i], owners[j]
        if one == other or not (_may_hold(row, other, cards[i]) and _may_hold(row, one, cards[j])):
            continue
        change = line[CLASS_OF[cards[j]]] - line[CLASS_OF[cards[i]]]
        odds = _odds(row, bids, one, worths, change)
        if other != PILE:
            odds *= _odds(row, bids, other, worths, -change)
        if odds < 1.0 and float(draw(rng) >> np.uint64(11)) * _TO_UNIT >= odds:
            continue
        cards[i], cards[j] = cards[j], cards[i]
        worths[one] += change
        if other != PILE:
            worths[other] -= change


@inlined
def _odds(
    row: skullking.Row, bids: NDArray[np.float32], seat: int, worths: NDArray[np.float64], change: float
) -> float:
    """How much likelier the bid of a seat becomes when its hand is worth so much more."""
    bid = row[skullking.BIDS + seat]
    if bid == skullking.MISSING:
        return 1.0
    line = bids[:, bid]
    return (between(line, worths[seat] + change) + 0.01) / (between(line, worths[seat]) + 0.01)


@inlined
def hand_out(row: skullking.Row, seat: int, cards: Ints, owners: Ints, count: int) -> None:
    """Put the guessed cards into the hands of the other seats."""
    for other in range(row[skullking.PLAYERS]):
        if other != seat:
            row[skullking.HANDS + 2 * other] = 0
            row[skullking.HANDS + 2 * other + 1] = 0
    for i in range(count):
        if owners[i] != PILE:
            low, high = skullking.play_set(cards[i])
            row[skullking.HANDS + 2 * owners[i]] |= low
            row[skullking.HANDS + 2 * owners[i] + 1] |= high
