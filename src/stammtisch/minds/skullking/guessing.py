"""Deals of the unseen cards that agree with everything a seat has seen, compiled.

A Markov chain over deals (Metropolis et al., "Equation of state calculations by
fast computing machines", 1953): two unseen cards in different places are
swapped if nobody then holds a suit he did not follow, and kept with the odds
that the bids and plays made belong to the hands after the swap rather than
before it. How each seat plays is guessed together with its hand.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.skullking import numbers
from stammtisch.kernels import skullking
from stammtisch.kernels.chance import Chance, below, draw
from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.minds.skullking.policies import JUDGEMENT, LEARNED, between
from stammtisch.minds.skullking.reading import Story, likelihood
from stammtisch.minds.skullking.tables import CLASS_OF, Tables

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

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


class Guess(NamedTuple):
    """Who may hold what and who may play how, as far as one seat can tell."""

    row: skullking.Row
    """The position with the guessed hands."""
    cards: Ints
    """The cards that the seat has not seen, each once, then nothing of meaning."""
    owners: Ints
    """The seat that holds each of them, or ``PILE``, which comes last."""
    dealt: int
    """How many of the cards are in hands."""
    hidden: int
    """How many cards there are."""
    worths: Floats
    """By seat: the worth of the hand as it was dealt."""
    styles: Ints
    """By seat: how it plays."""
    likely: Floats
    """By seat: how likely it has played as it did with such a hand in such a style."""


@kernel
def first_guess(row: skullking.Row, seat: int, story: Story, tables: Tables, rng: Chance) -> Guess:
    """Hands and styles at random, of which only the hands agree with what the seat has seen."""
    cards, owners = np.empty(numbers.CARDS, np.int64), np.empty(numbers.CARDS, np.int64)
    count = unseen(row, seat, cards, owners, rng)
    dealt = count
    while dealt > 0 and owners[dealt - 1] == PILE:
        dealt -= 1
    styles = np.empty(skullking.SEATS, np.int64)
    worths, likely = np.zeros(skullking.SEATS), np.ones(skullking.SEATS)
    guess = Guess(row.copy(), cards, owners, dealt, count, worths, styles, likely)
    hand_out(guess.row, seat, cards, owners, count)
    line = tables.worth[row[skullking.PLAYERS] - 2, row[skullking.CARDS]]
    for i in range(len(story.plays)):
        worths[story.seats[i]] += line[CLASS_OF[numbers.card(story.plays[i])]]
    for i in range(dealt):
        worths[owners[i]] += line[CLASS_OF[cards[i]]]
    draw_styles(styles, row[skullking.PLAYERS], seat, rng)
    for other in range(row[skullking.PLAYERS]):
        if other != seat:
            low, high = _hand(guess.row, other)
            likely[other] = likelihood(story, other, low, high, styles[other], tables)
    return guess


@inlined
def draw_styles(styles: Ints, players: int, seat: int, rng: Chance) -> None:
    """Let every other seat play in any style; the seat itself plays as learned."""
    for other in range(players):
        styles[other] = JUDGEMENT if below(rng, 2) == 0 else LEARNED
    styles[seat] = LEARNED


@kernel
def wander(guess: Guess, seat: int, steps: int, story: Story, tables: Tables, rng: Chance) -> None:
    """Go so many steps along the chain of deals, then one along that of styles."""
    row, cards, owners, worths = guess.row, guess.cards, guess.owners, guess.worths
    size, length = row[skullking.PLAYERS] - 2, row[skullking.CARDS]
    line, bids = tables.worth[size, length], tables.bids[size, length]
    if guess.dealt == 0:
        return
    for _ in range(steps):
        i, j = below(rng, guess.dealt), below(rng, guess.hidden)
        one, other = owners[i], owners[j]
        if one == other or not (_may_hold(row, other, cards[i]) and _may_hold(row, one, cards[j])):
            continue
        change = line[CLASS_OF[cards[j]]] - line[CLASS_OF[cards[i]]]
        odds = _odds(row, bids, one, worths, change)
        if other != PILE:
            odds *= _odds(row, bids, other, worths, -change)
        # Bids first: most swaps need not be looked at any further.
        if not _happens(odds, rng):
            continue
        one_low, one_high = _exchanged(row, one, cards[i], cards[j])
        one_likely = likelihood(story, one, one_low, one_high, guess.styles[one], tables)
        odds = one_likely / guess.likely[one]
        other_low, other_high, other_likely = 0, 0, 1.0
        if other != PILE:
            other_low, other_high = _exchanged(row, other, cards[j], cards[i])
            other_likely = likelihood(story, other, other_low, other_high, guess.styles[other], tables)
            odds *= other_likely / guess.likely[other]
        if not _happens(odds, rng):
            continue
        cards[i], cards[j] = cards[j], cards[i]
        worths[one] += change
        guess.likely[one] = one_likely
        _take_up(row, one, one_low, one_high)
        if other != PILE:
            worths[other] -= change
            guess.likely[other] = other_likely
            _take_up(row, other, other_low, other_high)
    for other in range(row[skullking.PLAYERS]):
        if other != seat:
            style = LEARNED if guess.styles[other] == JUDGEMENT else JUDGEMENT
            low, high = _hand(row, other)
            likely = likelihood(story, other, low, high, style, tables)
            if _happens(likely / (likely + guess.likely[other]), rng):
                guess.styles[other], guess.likely[other] = style, likely


@inlined
def _happens(odds: float, rng: Chance) -> bool:
    return bool(odds >= 1.0 or float(draw(rng) >> np.uint64(11)) * _TO_UNIT < odds)


@inlined
def _hand(row: skullking.Row, seat: int) -> tuple[int, int]:
    return row[skullking.HANDS + 2 * seat], row[skullking.HANDS + 2 * seat + 1]


@inlined
def _take_up(row: skullking.Row, seat: int, low: int, high: int) -> None:
    row[skullking.HANDS + 2 * seat], row[skullking.HANDS + 2 * seat + 1] = low, high


@inlined
def _exchanged(row: skullking.Row, seat: int, given: int, got: int) -> tuple[int, int]:
    """A hand after one card of it was exchanged for another."""
    low, high = _hand(row, seat)
    given_low, given_high = skullking.play_set(given)
    got_low, got_high = skullking.play_set(got)
    return low & ~given_low | got_low, high & ~given_high | got_high


@inlined
def _odds(row: skullking.Row, bids: NDArray[np.float32], seat: int, worths: Floats, change: float) -> float:
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
