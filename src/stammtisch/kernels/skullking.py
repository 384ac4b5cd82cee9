"""Skull King on integers: the compiled twin of :mod:`stammtisch.games.skullking`, rule set ``classic-66``.

The arithmetic is compiled from ``games.skullking.numbers``; only the layout is
written here. Random games through both agree in every state (tests).

A **row** is one position: ``int64`` of shape (64,), so a batch has shape (n, 64).

========= ======== =======================================================
index     name     content
========= ======== =======================================================
0         PLAYERS  2 … 6
1         CARDS    cards dealt to each seat, which is the round, 1 … 10
2         DEALER   seat that deals
3         LEADER   seat that leads the trick
4         PLAYED   plays in the trick
5         DONE     whole tricks in this round
6 … 11    TRICK    plays of the trick, in the order played
12 … 17   BIDS     by seat; -1 if it has not bid
18 … 23   WON      tricks won, by seat
24 … 29   BONUS    what these tricks brought, by seat, whether kept or not
30 … 35   TOTALS   points of the rounds before, by seat
36 … 41   VOIDS    bit s is set if the seat did not follow suit s, by seat
42, 43    SEEN     cards played in this round, a set
44 … 55   HANDS    a set of two words for each seat
56        FOLLOW   the suit that binds the next player, -1 for none
57        STRONGEST  8 × strength + 7 - place of the strongest play of the trick
58        ROYALS   1 for a mermaid in the trick, plus 2 for the Skull King
========= ======== =======================================================

A **set** of plays is two words: the plays 0 … 63 and, as bits 0 … 2 of the
second word, 64 … 66. Whoever holds Scary Mary holds both of her plays.
"""

from collections.abc import Callable
from typing import Final, cast

import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

from stammtisch.games.skullking import numbers
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.kernels.bits import count_bits, lowest_bit
from stammtisch.kernels.chance import GOLDEN, Chance, mixed, scaled
from stammtisch.kernels.compiling import inlined

Row = NDArray[np.int64]
"""Shape (64,), one position."""
Deck = NDArray[np.uint8]
"""Shape (66,), the cards 0 … 65 in any order."""

ROW: Final = 64
SEATS: Final = 6
ROUNDS: Final = CLASSIC_66.rounds
MISSING: Final = -1

PLAYERS: Final = 0
CARDS: Final = 1
DEALER: Final = 2
LEADER: Final = 3
PLAYED: Final = 4
DONE: Final = 5
TRICK: Final = 6
BIDS: Final = 12
WON: Final = 18
BONUS: Final = 24
TOTALS: Final = 30
VOIDS: Final = 36
SEEN: Final = 42
HANDS: Final = 44
FOLLOW: Final = 56
STRONGEST: Final = 57
ROYALS: Final = 58

WORD: Final = 64
MARY: Final = 0b101
"""Both plays of Scary Mary in a second word."""

_DECK_SIZE: Final = numbers.CARDS
_FIRST_ESCAPE: Final = numbers.FIRST_ESCAPE
_SPECIALS: Final = -1 << numbers.FIRST_ESCAPE
_NO_SUIT: Final = numbers.NO_SUIT
_MERMAID_BONUS: Final = CLASSIC_66.mermaid_bonus
_PIRATE_BONUS: Final = CLASSIC_66.pirate_bonus
_ZERO_BASE: Final = CLASSIC_66.zero_base
_KING: Final = 2
_BOTH: Final = 3

# Tables of what the rules say, indexed by suit with NO_SUIT, -1, as the last line.
_SUITS: Final = (0, 1, 2, 3, _NO_SUIT)
_OF_SUIT: Final = np.array(
    [((1 << numbers.SUIT_SIZE) - 1) << (numbers.SUIT_SIZE * suit) for suit in _SUITS[:4]] + [-1], np.int64
)
_STRENGTH: Final = np.array(
    [[numbers.strength(play, suit) for play in range(numbers.PLAYS)] for suit in _SUITS], np.int64
)
_SUIT: Final = np.array([numbers.suit(play) for play in range(numbers.PLAYS)], np.int64)
_ROYAL: Final = np.array(
    [numbers.is_mermaid(play) + _KING * (play == numbers.SKULL_KING) for play in range(numbers.PLAYS)],
    np.int64,
)

for _function in (
    numbers.card,
    numbers.suit,
    numbers.is_escape,
    numbers.is_pirate,
    numbers.is_mermaid,
    numbers.suit_to_follow,
    numbers.may_play,
    numbers.strength,
    numbers.first_mermaid,
    numbers.has_skull_king,
    numbers.taker,
    numbers.kings_caught,
    numbers.pirates_caught,
    numbers.counts_bonus,
    numbers.round_score,
):
    register_jitable(forceinline=True)(_function)

_Rule = Callable[[NDArray[np.int64], int], int]
_taker = cast(_Rule, numbers.taker)
_kings_caught = cast(_Rule, numbers.kings_caught)
_pirates_caught = cast(_Rule, numbers.pirates_caught)


@inlined
def play_set(play: int) -> tuple[int, int]:
    """The set of the plays of one card: two for Scary Mary, else the play alone."""
    if play < WORD:
        return 1 << play, 0
    return 0, 2 if play == numbers.SKULL_KING else MARY


@inlined
def count(low: int, high: int) -> int:
    """How many plays are in a set."""
    return count_bits(low) + count_bits(high)


@inlined
def first(low: int, high: int) -> int:
    """The lowest play of a set that is not empty."""
    return lowest_bit(low) if low != 0 else WORD + lowest_bit(high)


@inlined
def without(low: int, high: int) -> tuple[int, int]:
    """A set that is not empty without its lowest play."""
    return (low & (low - 1), high) if low != 0 else (0, high & (high - 1))


@inlined
def nth(low: int, high: int, n: int) -> int:
    """The play of a set before which ``n`` others come, 0 … 9."""
    lows = count_bits(low)
    if n >= lows:
        for _ in range(n - lows):
            high &= high - 1
        return WORD + lowest_bit(high)
    # Chosen, not branched: how often the loop would run cannot be predicted.
    for i in range(ROUNDS):
        low = low & (low - 1) if i < n else low
    return lowest_bit(low)


@inlined
def begin_game(row: Row, players: int, dealer: int, first_round: int) -> None:
    """Set a table before its first deal."""
    for i in range(ROW):
        row[i] = 0
    row[PLAYERS], row[DEALER], row[CARDS] = players, dealer, first_round


@inlined
def deal(row: Row, deck: Deck, rng: Chance) -> None:
    """Begin the round that ``CARDS`` says with random hands, exactly repeated for the same deck and ``rng``.

    The deck is left shuffled as far as it was dealt, which suits the next deal as well.
    """
    begin_round(row)
    z = rng[0]
    top = 0
    for seat in range(row[PLAYERS]):
        low, high = 0, 0
        for _ in range(row[CARDS]):
            z += GOLDEN
            other = top + scaled(mixed(z), _DECK_SIZE - top)
            drawn = deck[other]
            deck[other] = deck[top]
            deck[top] = drawn
            top += 1
            card_low, card_high = play_set(drawn)
            low |= card_low
            high |= card_high
        row[HANDS + 2 * seat], row[HANDS + 2 * seat + 1] = low, high
    rng[0] = z


@inlined
def begin_round(row: Row) -> None:
    """Clear everything that belongs to a round."""
    players = row[PLAYERS]
    leader = row[DEALER] + 1
    row[LEADER] = leader if leader < players else 0
    row[DONE] = 0
    _begin_trick(row)
    for seat in range(players):
        row[BIDS + seat] = MISSING
        row[WON + seat] = 0
        row[BONUS + seat] = 0
        row[VOIDS + seat] = 0
    row[SEEN] = 0
    row[SEEN + 1] = 0


@inlined
def turn(row: Row) -> int:
    """The seat whose card comes next in the trick."""
    seat = row[LEADER] + row[PLAYED]
    return int(seat if seat < row[PLAYERS] else seat - row[PLAYERS])


@inlined
def round_over(row: Row) -> bool:
    """Whether all tricks of the round are done."""
    return bool(row[DONE] == row[CARDS])


@inlined
def legal(row: Row) -> tuple[int, int]:
    """The set of the plays that the seat whose turn it is may make."""
    hand = HANDS + 2 * turn(row)
    low, high = row[hand], row[hand + 1]
    following = low & _OF_SUIT[row[FOLLOW]]
    return low if following == 0 else following | (low & _SPECIALS), high


@inlined
def takes(row: Row, play: int) -> bool:
    """Whether a legal play would take the trick as it lies."""
    played = row[PLAYED]
    if played == 0:
        return True
    if row[ROYALS] | _ROYAL[play] == _BOTH:
        row[TRICK + played] = play
        return bool(_taker(row[TRICK : TRICK + SEATS], played + 1) == played)
    return bool(8 * _STRENGTH[_bound(row, play), play] + 7 > row[STRONGEST] | 7)


@inlined
def step(row: Row, play: int) -> None:
    """Make a legal play in place; an illegal one leaves the row without meaning."""
    seat, played = turn(row), row[PLAYED]
    hand = HANDS + 2 * seat
    low, high = play_set(play)
    row[hand] &= ~low
    row[hand + 1] &= ~high
    row[SEEN] |= low
    row[SEEN + 1] |= high
    bound = _bound(row, play)
    strayed = (play < _FIRST_ESCAPE) & (_SUIT[play] != bound)
    row[VOIDS + seat] |= strayed << (bound & 3)
    row[FOLLOW] = bound
    # Of equals the first is the strongest.
    row[STRONGEST] = max(row[STRONGEST], 8 * _STRENGTH[bound, play] + 7 - played)
    row[ROYALS] |= _ROYAL[play]
    row[TRICK + played] = play
    row[PLAYED] = played + 1
    if played + 1 == row[PLAYERS]:
        _end_trick(row)


@inlined
def _bound(row: Row, play: int) -> int:
    """The suit that binds after a play: until a suit is led, specials never bind."""
    return int(row[FOLLOW] if row[FOLLOW] != _NO_SUIT else _SUIT[play])


@inlined
def _end_trick(row: Row) -> None:
    players = row[PLAYERS]
    winner = 7 - (row[STRONGEST] & 7)
    bonus = 0
    if row[ROYALS] >= _KING:
        trick = row[TRICK : TRICK + SEATS]
        winner = _taker(trick, players)
        bonus = _MERMAID_BONUS * _kings_caught(trick, players)
        bonus += _PIRATE_BONUS * _pirates_caught(trick, players)
    winner += row[LEADER]
    winner = winner if winner < players else winner - players
    row[WON + winner] += 1
    row[BONUS + winner] += bonus
    row[LEADER] = winner
    row[DONE] += 1
    _begin_trick(row)


@inlined
def _begin_trick(row: Row) -> None:
    row[PLAYED] = 0
    row[FOLLOW] = _NO_SUIT
    row[STRONGEST] = 0
    row[ROYALS] = 0


@inlined
def score(row: Row, seat: int) -> int:
    """The points that a round which is over brings a seat."""
    return numbers.round_score(row[BIDS + seat], row[WON + seat], row[BONUS + seat], row[CARDS], _ZERO_BASE)


@inlined
def end_round(row: Row) -> None:
    """Write the points of a round that is over down and turn to the next one, which is not dealt yet."""
    for seat in range(row[PLAYERS]):
        row[TOTALS + seat] += score(row, seat)
    row[DEALER] = row[DEALER] + 1 if row[DEALER] + 1 < row[PLAYERS] else 0
    row[CARDS] += 1


@inlined
def over(row: Row) -> bool:
    """Whether the last round of the game was written down."""
    return bool(row[CARDS] > ROUNDS)
