"""Thousands of games of Skull King by one step: the compiled twin of :mod:`.agents`.

Each game has a row, see :mod:`stammtisch.kernels.skullking`, and a deck and a
random generator of its own, so that what happens in it depends on no other.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.envs.illegal import PENALTY
from stammtisch.envs.skullking import observation as seen
from stammtisch.games.skullking import numbers
from stammtisch.kernels import skullking as rules
from stammtisch.kernels.chance import below
from stammtisch.kernels.compiling import inlined, kernel

_PENALTY: Final = PENALTY
_FIRST_BID: Final = numbers.PLAYS
_SCARY_MARY: Final = numbers.SCARY_MARY
_SCARY_MARY_ESCAPE: Final = numbers.SCARY_MARY_ESCAPE


class Batch(NamedTuple):
    """The games and what is told about them; the first axis of every array counts games."""

    rows: NDArray[np.int64]
    """Shape (n, 64)."""
    decks: NDArray[np.uint8]
    """Shape (n, 66), the cards in any order."""
    chances: NDArray[np.uint64]
    """Shape (n, 1), a generator for each game."""
    seats: NDArray[np.int8]
    """Shape (n,), who is to act."""
    observations: NDArray[np.int16]
    """Shape (n, 128), as the seat to act sees it."""
    masks: NDArray[np.int8]
    """Shape (n, 78), of the seat to act."""
    rewards: NDArray[np.float32]
    """Shape (n, 6), of all seats for the last step."""
    acted: NDArray[np.float32]
    """Shape (n,), the reward of the seat that acted."""
    ended: NDArray[np.bool_]
    """Shape (n,), the games that the last step ended and replaced."""
    finals: NDArray[np.int16]
    """Shape (n, 128), the end of such a game, as the seat that acted sees it."""
    totals: NDArray[np.int16]
    """Shape (n, 6), the points of such a game."""


def batch(size: int) -> Batch:
    """Arrays for so many games, which are not dealt yet."""
    return Batch(
        np.zeros((size, rules.ROW), np.int64),
        np.tile(np.arange(numbers.CARDS, dtype=np.uint8), (size, 1)),
        np.zeros((size, 1), np.uint64),
        np.zeros(size, np.int8),
        np.zeros((size, seen.SIZE), np.int16),
        np.zeros((size, seen.ACTIONS), np.int8),
        np.zeros((size, rules.SEATS), np.float32),
        np.zeros(size, np.float32),
        np.zeros(size, np.bool_),
        np.zeros((size, seen.SIZE), np.int16),
        np.zeros((size, rules.SEATS), np.int16),
    )


@kernel
def begin_all(batch: Batch, players: int) -> None:
    """Begin every game anew; chance draws the first dealer."""
    for game in range(len(batch.rows)):
        for i in range(numbers.CARDS):
            batch.decks[game, i] = i
        _begin(batch, game, players)
        _tell_turn(batch, game)


@kernel
def step_all(batch: Batch, actions: NDArray[np.int64]) -> None:
    """Do an action, 0 … 77, for the seat to act in every game, and begin a new one where it ends."""
    for game in range(len(batch.rows)):
        _step(batch, game, actions[game])


@inlined
def _begin(batch: Batch, game: int, players: int) -> None:
    row, rng = batch.rows[game], batch.chances[game]
    rules.begin_game(row, players, below(rng, players), 1)
    rules.deal(row, batch.decks[game], rng)


@inlined
def _step(batch: Batch, game: int, action: int) -> None:
    row, seat = batch.rows[game], batch.seats[game]
    batch.ended[game] = False
    for each in range(rules.SEATS):
        batch.rewards[game, each] = 0
    batch.acted[game] = 0
    if action < 0 or action >= seen.ACTIONS or batch.masks[game, action] == 0:
        batch.rewards[game, seat] = batch.acted[game] = _PENALTY
        return
    if action >= _FIRST_BID:
        row[rules.BIDS + seat] = action - _FIRST_BID
    else:
        rules.step(row, action)
        if rules.round_over(row):
            _end_round(batch, game, seat)
    _tell_turn(batch, game)


@inlined
def _end_round(batch: Batch, game: int, seat: int) -> None:
    row = batch.rows[game]
    players = row[rules.PLAYERS]
    for each in range(players):
        batch.rewards[game, each] = rules.score(row, each)
    batch.acted[game] = batch.rewards[game, seat]
    dealer, cards = row[rules.DEALER], row[rules.CARDS]
    rules.end_round(row)
    if not rules.over(row):
        rules.deal(row, batch.decks[game], batch.chances[game])
        return
    row[rules.DEALER], row[rules.CARDS] = dealer, cards
    _tell(row, seat, False, batch.finals[game])
    for each in range(players):
        batch.totals[game, each] = row[rules.TOTALS + each]
    batch.ended[game] = True
    _begin(batch, game, players)


@inlined
def _tell_turn(batch: Batch, game: int) -> None:
    """Find the seat to act, and write its observation and mask."""
    row, mask = batch.rows[game], batch.masks[game]
    for i in range(seen.ACTIONS):
        mask[i] = 0
    seat, bidding = 0, True
    while bidding and row[rules.BIDS + seat] != rules.MISSING:
        seat += 1
        bidding = seat < row[rules.PLAYERS]
    if bidding:
        for bid in range(row[rules.CARDS] + 1):
            mask[_FIRST_BID + bid] = 1
    else:
        seat = rules.turn(row)
        low, high = rules.legal(row)
        while low | high != 0:
            mask[rules.first(low, high)] = 1
            low, high = rules.without(low, high)
    batch.seats[game] = seat
    _tell(row, seat, bidding, batch.observations[game])


@inlined
def _tell(row: rules.Row, own: int, bidding: bool, observation: seen.Observation) -> None:
    """Write what a seat sees, and nothing else of the row."""
    players, played = row[rules.PLAYERS], row[rules.PLAYED]
    observation[seen.PLAYERS] = players
    observation[seen.ROUND] = row[rules.CARDS]
    observation[seen.BIDDING] = bidding
    observation[seen.OWN_BID] = row[rules.BIDS + own]
    observation[seen.DEALER] = _from(own, row[rules.DEALER], players)
    observation[seen.LEADER] = _from(own, row[rules.LEADER], players)
    observation[seen.FOLLOW] = row[rules.FOLLOW]
    observation[seen.PLAYED] = played
    for seat in range(players):
        at = seen.SEATS + seen.PER_SEAT * _from(own, seat, players)
        observation[at + seen.BID] = seen.MISSING if bidding else row[rules.BIDS + seat]
        observation[at + seen.WON] = row[rules.WON + seat]
        observation[at + seen.BONUS] = row[rules.BONUS + seat]
        observation[at + seen.TOTAL] = row[rules.TOTALS + seat]
        for suit in range(4):
            observation[at + seen.VOIDS + suit] = row[rules.VOIDS + seat] >> suit & 1
    hand = rules.HANDS + 2 * own
    for card in range(rules.WORD):
        gone, held = row[rules.SEEN] >> card & 1, row[hand] >> card & 1
        observation[seen.CARDS + card] = seen.GONE * gone + seen.IN_HAND * held
    for card in range(rules.WORD, numbers.CARDS):
        bit = card - rules.WORD
        gone, held = row[rules.SEEN + 1] >> bit & 1, row[hand + 1] >> bit & 1
        observation[seen.CARDS + card] = seen.GONE * gone + seen.IN_HAND * held
    for i in range(rules.SEATS):
        play = row[rules.TRICK + i]
        observation[seen.TRICK + i] = play + 1 if i < played else 0
        if i < played:
            card = _SCARY_MARY if play == _SCARY_MARY_ESCAPE else play
            observation[seen.CARDS + card] = seen.IN_TRICK


@inlined
def _from(own: int, seat: int, players: int) -> int:
    """How many seats clockwise a seat is."""
    return seat - own if seat >= own else seat - own + players
