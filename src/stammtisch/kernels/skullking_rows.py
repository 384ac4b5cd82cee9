"""Between the words of Skull King's rules and the integers of its kernels."""

from collections.abc import Iterable

import numpy as np

from stammtisch.games.skullking import Play, State, numbers
from stammtisch.games.skullking.cards import INDEX, Card
from stammtisch.games.skullking.notation import NUMBER, PLAYS
from stammtisch.games.skullking.trick import Trick
from stammtisch.kernels import skullking


def set_of(cards: Iterable[Card]) -> tuple[int, int]:
    """The set of all plays of some cards, as two signed words."""
    low, high = 0, 0
    for card in cards:
        index = INDEX[card]
        if index < skullking.WORD:
            low |= 1 << index
        else:
            high |= 2 if index == numbers.SKULL_KING else skullking.MARY
    return low - (1 << 64) if low >> 63 else low, high


def plays_in(low: int, high: int) -> tuple[Play, ...]:
    """The plays of a set, in the order of their numbers."""
    bits = (low & (1 << 64) - 1) | high << skullking.WORD
    return tuple(play for number, play in enumerate(PLAYS) if bits >> number & 1)


def row_of(state: State) -> skullking.Row:
    """The row of a position that the pure rules hold, in a game that is not over.

    Rounds are numbered by their cards, so it needs a state whose hands are known.
    """
    row = np.zeros(skullking.ROW, np.int64)
    skullking.begin_game(row, state.players, state.dealer, state.round)
    skullking.begin_round(row)
    row[skullking.LEADER] = (state.tricks[0][0] if state.tricks else state.trick).leader
    for trick, _ in state.tricks:
        lay(row, trick)
    lay(row, state.trick)
    for seat, hand in enumerate(state.hands):
        bid = state.bids[seat]
        words = skullking.HANDS + 2 * seat
        row[words : words + 2] = set_of(hand)
        row[skullking.BIDS + seat] = skullking.MISSING if bid is None else bid
        row[skullking.TOTALS + seat] = state.totals[seat]
    return row


def lay(row: skullking.Row, trick: Trick) -> None:
    """Make the plays of a trick in a row, whatever is in the hands."""
    for play in trick.plays:
        skullking.step(row, NUMBER[play])
