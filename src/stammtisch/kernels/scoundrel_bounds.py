"""What a position of Scoundrel can still come to at best, quickly.

The cards that are **left**, whatever their places, are an integer with a bit
for each rank from 2 on: monsters from bit 0, second monsters of the same rank
from bit 16, weapons from bit 32, potions from bit 48.
"""

from typing import Final

import numpy as np

from stammtisch.kernels.compiling import inlined
from stammtisch.kernels.scoundrel import FIRST_POTION, FIRST_WEAPON, value_of

RANKS: Final = 0x1FFF
"""The ranks of one kind, 2 … 14, as bits 0 … 12."""
SECOND: Final = 16
WEAPONS: Final = 32
POTIONS: Final = 48

_STRONGEST_WEAPON: Final = 10
_RED: Final = 9  # ranks of weapons and of potions

_masks = np.arange(RANKS + 1)
_held = [(_masks >> bit & 1).astype(np.uint8) for bit in range(13)]

_DAMAGE = np.stack(
    [
        sum(held * max(bit + 2 - weapon, 0) for bit, held in enumerate(_held))
        for weapon in range(_STRONGEST_WEAPON + 1)
    ],
    axis=1,
).astype(np.uint8)
"""By ranks and weapon: the damage of one monster of each rank, all fought with this weapon."""

_SUM = _DAMAGE[: 1 << _RED, 0].copy()
"""By ranks of potions: what they heal together."""

_BEST = np.zeros((1 << _RED, 2), np.uint8)
"""By ranks of weapons: the best and the second best."""
for _mask in range(1, 1 << _RED):
    _rest = _mask & ~(1 << _mask.bit_length() - 1)
    _BEST[_mask] = _mask.bit_length() + 1, _rest.bit_length() + 1 if _rest else 0


@inlined
def beside(left: int, card: int) -> int:
    """What is left if this card is, too."""
    bit = 1 << (value_of(card) - 2)
    if card >= FIRST_POTION:
        return left | bit << POTIONS
    if card >= FIRST_WEAPON:
        return left | bit << WEAPONS
    return left | bit << SECOND if left & bit else left | bit


@inlined
def without(left: int, card: int) -> int:
    """What is left when a card has been faced."""
    bit = 1 << (value_of(card) - 2)
    if card >= FIRST_POTION:
        return left & ~(bit << POTIONS)
    if card >= FIRST_WEAPON:
        return left & ~(bit << WEAPONS)
    return left & ~(bit << SECOND) if left >> SECOND & bit else left & ~bit


@inlined
def monsters_left(left: int) -> int:
    """The sum of all monsters."""
    return int(_DAMAGE[left & RANKS, 0]) + int(_DAMAGE[left >> SECOND & RANKS, 0])


@inlined
def useful(weapon: int, limit: int, left: int) -> tuple[int, int]:
    """The weakest weapon and limit that are worth the same against the monsters left.

    The limit comes down to the strongest monster that may still be slain, the
    weapon to what that monster takes; with no such monster there is no weapon.
    """
    slayable = left & ((1 << max(limit - 2, 0)) - 1)
    if slayable == 0:
        return 0, 0
    strongest = 2
    while slayable >> (strongest - 1):
        strongest += 1
    return min(weapon, strongest), strongest + 1


@inlined
def reach(health: int, weapon: int, limit: int, left: int) -> int:
    """An upper bound of the final score without the bonus for the last potion.

    All potions work in full. A weapon slays at most one monster of a rank, its
    victims growing weaker, so the two best weapons share each rank's two
    monsters; the one in hand takes part below its limit, as any still lying
    takes part everywhere. In death too: score and bound fall by the same
    unblocked damage, see the invariant in the rules' tests.
    """
    first, second = left & RANKS, left >> SECOND & RANKS
    weapons = left >> WEAPONS & ((1 << _RED) - 1)
    best, next_best = int(_BEST[weapons, 0]), int(_BEST[weapons, 1])
    potions = int(_SUM[left >> POTIONS & ((1 << _RED) - 1)])
    if weapon <= next_best:
        damage = int(_DAMAGE[first, best]) + int(_DAMAGE[second, next_best])
    else:
        below = (1 << max(limit - 2, 0)) - 1
        damage = (
            int(_DAMAGE[first & below, max(best, weapon)])
            + int(_DAMAGE[second & below, min(best, weapon)])
            + int(_DAMAGE[first & ~below, best])
            + int(_DAMAGE[second & ~below, next_best])
        )
    return health + potions - damage
