"""How well a hand explains the plays that were made from it, compiled."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels import skullking
from stammtisch.kernels.compiling import kernel
from stammtisch.minds.skullking.policies import odds
from stammtisch.minds.skullking.tables import Tables

Ints = NDArray[np.int64]

_SLIP: Final = 0.1
"""How often a play is made for a reason that no style knows."""


class Story(NamedTuple):
    """The plays of a round so far, the first axis of every array."""

    plays: Ints
    seats: Ints
    rows: Ints
    """The position before each play. The hands in it have no meaning."""
    held: Ints
    """Shape (plays, 2): the set of what the seat has played then and since."""


@kernel
def story(row: skullking.Row, plays: Ints) -> Story:
    """The story of a round in which these plays led to the position in ``row``."""
    count, players = len(plays), row[skullking.PLAYERS]
    told = Story(
        plays,
        np.zeros(count, np.int64),
        np.zeros((count, skullking.ROW), np.int64),
        np.zeros((count, 2), np.int64),
    )
    now = np.zeros(skullking.ROW, np.int64)
    skullking.begin_game(now, players, row[skullking.DEALER], row[skullking.CARDS])
    skullking.begin_round(now)
    now[skullking.BIDS : skullking.BIDS + players] = row[skullking.BIDS : skullking.BIDS + players]
    for i in range(count):
        seat = skullking.turn(now)
        told.seats[i], told.rows[i] = seat, now
        low, high = skullking.play_set(plays[i])
        for before in range(i + 1):
            if told.seats[before] == seat:
                told.held[before, 0] |= low
                told.held[before, 1] |= high
        skullking.step(now, plays[i])
    return told


@kernel
def likelihood(story: Story, seat: int, low: int, high: int, style: int, tables: Tables) -> float:
    """How likely a seat that plays in a style has played as it did, if these cards are left in its hand."""
    likely = 1.0
    words = skullking.HANDS + 2 * seat
    for i in range(len(story.plays)):
        if story.seats[i] != seat:
            continue
        row = story.rows[i]
        row[words], row[words + 1] = low | story.held[i, 0], high | story.held[i, 1]
        legal_low, legal_high = skullking.legal(row)
        choices = skullking.count(legal_low, legal_high)
        if choices > 1:
            likely *= (1 - _SLIP) * odds(row, style, tables, story.plays[i]) + _SLIP / choices
    return likely
