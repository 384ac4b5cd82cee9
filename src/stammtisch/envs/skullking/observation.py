"""What a learner sees of Skull King: exactly what a seat's view says, as 128 integers.

An observation is ``int16`` of shape (128,). Seats are counted clockwise from
the one that sees: 0 is the seat itself, 1 the next one.

========== ============ ==========================================================
index      name         content
========== ============ ==========================================================
0          PLAYERS      2 … 6
1          ROUND        cards dealt to each seat in this round, 1 … 10
2          BIDDING      1 while bids are missing
3          OWN_BID      the seat's bid, -1 before
4          DEALER       who deals, 0 … 5
5          LEADER       who leads the trick, 0 … 5
6          FOLLOW       suit that must be followed: 0 yellow, 1 red, 2 blue,
                        3 black; -1 for none
7          PLAYED       cards in the trick, 0 … 5
8 … 55     SEATS        eight numbers for each of six seats: bid (-1 until all bids
                        are in), tricks won, bonus points that these tricks brought,
                        points of the rounds before, and for each of the four suits
                        1 if it once did not follow; all 0 for a seat that is empty
56 … 61    TRICK        the plays of the trick in the order played, each plus 1;
                        0 where none lies yet
62 … 127   CARDS        where each of the 66 cards is: 0 unseen, 1 in the seat's own
                        hand, 2 in the trick, 3 in an earlier trick of this round
========== ============ ==========================================================

Cards and plays are numbered as in :mod:`stammtisch.games.skullking.numbers`.
An **action** is a play, 0 … 66, or 67 + n to bid n tricks.
The kernels write the same numbers, see :mod:`.kernel`; tests hold both together.
"""

from collections.abc import Iterable
from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from stammtisch.games.contract import Seat
from stammtisch.games.skullking import Action, Bid, Play, View, numbers
from stammtisch.games.skullking.cards import INDEX, SUITS
from stammtisch.games.skullking.notation import NUMBER
from stammtisch.games.skullking.options import MAX_PLAYERS, MIN_PLAYERS
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.games.skullking.view import TrickView

Observation = NDArray[np.int16]
"""Shape (128,)."""
Mask = NDArray[np.int8]
"""Shape (78,): 1 for each legal action."""

SIZE: Final = 128
ACTIONS: Final = numbers.PLAYS + CLASSIC_66.rounds + 1

PLAYERS: Final = 0
ROUND: Final = 1
BIDDING: Final = 2
OWN_BID: Final = 3
DEALER: Final = 4
LEADER: Final = 5
FOLLOW: Final = 6
PLAYED: Final = 7
SEATS: Final = 8
TRICK: Final = 56
CARDS: Final = 62

PER_SEAT: Final = 8
BID: Final = 0
WON: Final = 1
BONUS: Final = 2
TOTAL: Final = 3
VOIDS: Final = 4

IN_HAND: Final = 1
IN_TRICK: Final = 2
GONE: Final = 3

MISSING: Final = -1
"""A bid that is not known, or no suit to follow."""


def space() -> spaces.Box[np.int16]:
    """All observations; no game brings more than 4,000 points, up or down."""
    lowest, highest = np.zeros(SIZE, np.int16), np.zeros(SIZE, np.int16)
    rounds = CLASSIC_66.rounds
    lowest[PLAYERS], lowest[ROUND] = MIN_PLAYERS, 1
    lowest[OWN_BID] = lowest[FOLLOW] = MISSING
    highest[:SEATS] = MAX_PLAYERS, rounds, 1, rounds, MAX_PLAYERS - 1, MAX_PLAYERS - 1, 3, MAX_PLAYERS - 1
    for seat in range(MAX_PLAYERS):
        at = SEATS + PER_SEAT * seat
        lowest[at + BID], lowest[at + TOTAL] = MISSING, -4000
        highest[at : at + PER_SEAT] = rounds, rounds, 500, 4000, 1, 1, 1, 1
    highest[TRICK:CARDS] = numbers.PLAYS
    highest[CARDS:] = GONE
    return spaces.Box(lowest, highest, dtype=np.int16)


def observation_of(view: View) -> Observation:
    """The observation of a seat's view; not of a spectator's, who is no seat to count from."""
    if view.seat is None:
        raise ValueError("a spectator has no observation")
    own, players = view.seat, len(view.seats)
    seen = np.zeros(SIZE, np.int16)
    seen[PLAYERS], seen[ROUND], seen[BIDDING] = players, view.round, view.phase == "bidding"
    seen[OWN_BID] = MISSING if view.own_bid is None else view.own_bid
    seen[DEALER], seen[LEADER] = (view.dealer - own) % players, (view.trick.leader - own) % players
    seen[FOLLOW] = MISSING if view.trick.suit is None else SUITS.index(view.trick.suit)
    seen[PLAYED] = len(view.trick.cards)
    for seat in view.seats:
        at = SEATS + PER_SEAT * ((seat.seat - own) % players)
        seen[at + BID] = MISSING if seat.bid is None else seat.bid
        seen[at + WON], seen[at + TOTAL] = seat.won, seat.total
        taken = [trick for trick in view.tricks if trick.winner == seat.seat]
        seen[at + BONUS] = sum(trick.mermaid + trick.pirates for trick in taken)
    for at, played in enumerate(view.trick.cards, TRICK):
        seen[at] = NUMBER[Play(played.card, played.role)] + 1
    for seat_, suit in _strayed((*view.tricks, view.trick)):
        seen[SEATS + PER_SEAT * ((seat_ - own) % players) + VOIDS + suit] = 1
    for card in view.hand:
        seen[CARDS + INDEX[card]] = IN_HAND
    for trick in view.tricks:
        for played in trick.cards:
            seen[CARDS + INDEX[played.card]] = GONE
    for played in view.trick.cards:
        seen[CARDS + INDEX[played.card]] = IN_TRICK
    return seen


def _strayed(tricks: Iterable[TrickView]) -> Iterable[tuple[Seat, int]]:
    """Who laid down a card of another suit than the one that bound, and which suit that was."""
    for trick in tricks:
        for played in trick.cards:
            suit = numbers.suit(INDEX[played.card])
            if trick.suit is not None and suit not in (numbers.NO_SUIT, SUITS.index(trick.suit)):
                yield played.seat, SUITS.index(trick.suit)


def number_of(action: Action) -> int:
    """The number of an action, 0 … 77."""
    return numbers.PLAYS + action.tricks if isinstance(action, Bid) else NUMBER[action]
