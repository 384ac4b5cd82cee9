"""Random games of Scoundrel, many at a time."""

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.scoundrel.numbers import ROOM_SIZE
from stammtisch.kernels import scoundrel
from stammtisch.kernels.chance import Chance, below
from stammtisch.kernels.compiling import inlined, kernel

_MASKS = 1 << scoundrel.ACTIONS
_COUNT = np.array([mask.bit_count() for mask in range(_MASKS)], dtype=np.int8)
_NTH = np.zeros((_MASKS, scoundrel.ACTIONS), dtype=np.int8)
for _mask in range(_MASKS):
    _bits = [a for a in range(scoundrel.ACTIONS) if _mask >> a & 1]
    _NTH[_mask, : len(_bits)] = _bits


@inlined
def random_action(mask: int, rng: Chance) -> int:
    """One of the actions of a mask that is not 0, each equally likely."""
    return int(_NTH[mask, below(rng, _COUNT[mask])])


@kernel
def playout(row: scoundrel.Row, rng: Chance) -> int:
    """Play a row to its end with random legal actions; the final score."""
    while not scoundrel.over(row):
        scoundrel.step(row, random_action(scoundrel.legal(row), rng))
    return scoundrel.score(row)


@kernel
def random_games(scores: NDArray[np.int16], deck: scoundrel.Cards, rng: Chance) -> None:
    """Deal and randomly play as many dungeons as there are scores to fill.

    Most of them end within three rooms, so a deck is only shuffled as far as it is dealt.
    """
    count = len(deck)
    fresh, row = np.empty(scoundrel.ROW, np.int16), np.empty(scoundrel.ROW, np.int16)
    scoundrel.begin(fresh, deck)
    for game in range(len(scores)):
        for i in range(scoundrel.ROW):
            row[i] = fresh[i]
        shuffled = min(2 * ROOM_SIZE, count)
        scoundrel.settle(row, 0, shuffled, count, rng)
        scoundrel.open_room(row)
        while not scoundrel.over(row):
            if shuffled < min(row[scoundrel.TOP] + ROOM_SIZE, count):
                more = min(shuffled + ROOM_SIZE, count)
                scoundrel.settle(row, shuffled, more, count, rng)
                shuffled = more
            scoundrel.step(row, random_action(scoundrel.legal(row), rng))
        scores[game] = scoundrel.score(row)
