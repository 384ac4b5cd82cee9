"""The numbers of Skull King: pure functions on integers.

Every other part of the house, the compiled kernels included, takes its
arithmetic from here. The functions call one another, so a kernel makes each of
them known with ``numba.extending.register_jitable`` before it compiles one.

A *play* is a card laid down: its place in the deck, 0 … 65, save that Scary
Mary has two plays, 64 as a pirate and 66 as an escape. A trick is a sequence
of plays in the order played, of which the first ``n`` count.

    ======== ======== ======== ======== ========= ========= ========== ====== ====== ======
    0 … 12   13 … 25  26 … 38  39 … 51  52 … 56   57 … 61   62, 63     64     65     66
    yellow   red      blue     black    escapes   pirates   mermaids   SM/p   SK     SM/e
    ======== ======== ======== ======== ========= ========= ========== ====== ====== ======

Source: the rule set ``classic-66``, see the rules pages.
"""

from collections.abc import Sequence
from typing import Final

CARDS: Final = 66
PLAYS: Final = 67

SUIT_SIZE: Final = 13
NO_SUIT: Final = -1
BLACK: Final = 3

FIRST_ESCAPE: Final = 52
FIRST_PIRATE: Final = 57
FIRST_MERMAID: Final = 62
SCARY_MARY: Final = 64
SKULL_KING: Final = 65
SCARY_MARY_ESCAPE: Final = 66

PER_TRICK: Final = 20
"""Points for each trick of a bid that was met."""
PER_MISS: Final = 10
"""Points lost for each trick too many or too few."""


def card(play: int) -> int:
    """The card of a play, 0 … 65."""
    return SCARY_MARY if play == SCARY_MARY_ESCAPE else play


def suit(play: int) -> int:
    """0 yellow, 1 red, 2 blue, 3 black; ``NO_SUIT`` for a special card."""
    return play // SUIT_SIZE if play < FIRST_ESCAPE else NO_SUIT


def is_escape(play: int) -> bool:
    """Whether it counts as an escape, Scary Mary in that role included."""
    return FIRST_ESCAPE <= play < FIRST_PIRATE or play == SCARY_MARY_ESCAPE


def is_pirate(play: int) -> bool:
    """Whether it fights as a pirate, Scary Mary in that role included."""
    return FIRST_PIRATE <= play < FIRST_MERMAID or play == SCARY_MARY


def is_mermaid(play: int) -> bool:
    """Whether it is one of the mermaids."""
    return FIRST_MERMAID <= play < SCARY_MARY


def suit_to_follow(plays: Sequence[int], n: int, characters_bind: bool) -> int:
    """The suit of the first number card, which binds all who play after it, or ``NO_SUIT``.

    Escapes before it never matter. With ``characters_bind`` false, as in later
    editions, a pirate, mermaid or Skull King before it frees the whole trick.
    """
    for i in range(n):
        if plays[i] < FIRST_ESCAPE:
            return suit(plays[i])
        if not (characters_bind or is_escape(plays[i])):
            return NO_SUIT
    return NO_SUIT


def may_play(play: int, follow: int, holds_suit: bool) -> bool:
    """Whether a play is allowed when ``follow`` must be followed; specials always are.

    ``holds_suit`` says whether the hand has a card of that suit.
    """
    return follow == NO_SUIT or not holds_suit or play >= FIRST_ESCAPE or suit(play) == follow


def strength(play: int, led: int) -> int:
    """0 for an escape or an off-colour card, up to 29 for the Skull King.

    1 … 13 the suit led, 14 … 26 black, 27 mermaid, 28 pirate. That a mermaid
    catches the Skull King is no matter of strength; see :func:`taker`.
    """
    if play < FIRST_ESCAPE:
        number = play % SUIT_SIZE + 1
        if suit(play) == BLACK:
            return SUIT_SIZE + number
        return number if suit(play) == led else 0
    if is_mermaid(play):
        return 2 * SUIT_SIZE + 1
    if is_pirate(play):
        return 2 * SUIT_SIZE + 2
    return 2 * SUIT_SIZE + 3 if play == SKULL_KING else 0


def first_mermaid(plays: Sequence[int], n: int) -> int:
    """Where the first mermaid of a trick lies, or -1."""
    for i in range(n):
        if is_mermaid(plays[i]):
            return i
    return -1


def has_skull_king(plays: Sequence[int], n: int) -> bool:
    """Whether the Skull King lies in the trick."""
    for i in range(n):  # noqa: SIM110 - kernels cannot compile a generator
        if plays[i] == SKULL_KING:
            return True
    return False


def taker(plays: Sequence[int], n: int) -> int:
    """Which of the first ``n`` plays takes the trick, 0 … n-1; ``n`` is at least 1.

    The strongest, and of equals the first; but where a mermaid meets the Skull
    King, the first mermaid takes it, whatever else lies there.
    """
    mermaid = first_mermaid(plays, n)
    if mermaid >= 0 and has_skull_king(plays, n):
        return mermaid
    led = suit_to_follow(plays, n, True)
    best = 0
    for i in range(1, n):
        if strength(plays[i], led) > strength(plays[best], led):
            best = i
    return best


def kings_caught(plays: Sequence[int], n: int) -> int:
    """1 if a mermaid caught the Skull King in this trick, else 0."""
    return 1 if first_mermaid(plays, n) >= 0 and has_skull_king(plays, n) else 0


def pirates_caught(plays: Sequence[int], n: int) -> int:
    """How many pirates the Skull King caught in this trick.

    Scary Mary is one in either role. A Skull King whom a mermaid catches catches nobody.
    """
    if first_mermaid(plays, n) >= 0 or not has_skull_king(plays, n):
        return 0
    caught = 0
    for i in range(n):
        if is_pirate(plays[i]) or plays[i] == SCARY_MARY_ESCAPE:
            caught += 1
    return caught


def counts_bonus(bid: int, won: int) -> bool:
    """Whether the bonuses of a round are kept: only with a bid of tricks that was met."""
    return bid == won and bid > 0


def round_score(bid: int, won: int, bonus: int, cards: int, zero_base: int) -> int:
    """Points of a round in which each seat had ``cards`` cards.

    ``bonus`` is what the tricks of the seat brought. A bid of nothing wins or
    loses ``zero_base`` for each card dealt, however many tricks it missed by.
    """
    if bid == 0:
        return zero_base * cards if won == 0 else -zero_base * cards
    if not counts_bonus(bid, won):
        return -PER_MISS * abs(bid - won)
    return PER_TRICK * bid + bonus
