"""The next layer while it grows: no position twice, none that another one beats."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels.compiling import inlined
from stammtisch.kernels.scoundrel import DECK_SIZE
from stammtisch.study.solver.layout import health_of, limit_of, pack, weapon_of

NO_ROOM: Final = -1
"""The draft is too small; begin again with a larger one."""
_NONE: Final = -1

_PRIME = np.uint64(0x9E3779B97F4A7C15)
_SHIFT = np.uint64(29)


class Draft(NamedTuple):
    """Groups of positions in a hash table, the states of each in a linked list."""

    table: NDArray[np.int32]
    """Open addressing, its length a power of two: a group or -1."""
    hashes: NDArray[np.uint64]
    """Shape (groups,)."""
    orders: NDArray[np.uint8]
    """Shape (groups, 44)."""
    left: NDArray[np.int64]
    """Shape (groups,)."""
    heads: NDArray[np.int32]
    """Shape (groups,): the newest state of each group, or -1."""
    nexts: NDArray[np.int32]
    """Shape (states,): the next older state of the same group, or -1."""
    states: NDArray[np.int32]
    """Shape (states,), packed."""
    parents: NDArray[np.int32]
    """Shape (states,): the state of the layer before that each came from."""
    counts: NDArray[np.int64]
    """Shape (2,): groups and states written so far."""


def empty_draft(groups: int, states: int) -> Draft:
    """A draft with room for so many groups, a power of two, and states."""
    return Draft(
        np.full(2 * groups, _NONE, np.int32),
        np.empty(groups, np.uint64),
        np.empty((groups, DECK_SIZE), np.uint8),
        np.empty(groups, np.int64),
        np.empty(groups, np.int32),
        np.empty(states, np.int32),
        np.empty(states, np.int32),
        np.empty(states, np.int32),
        np.zeros(2, np.int64),
    )


@inlined
def hashed(above: int, after: np.uint64) -> np.uint64:
    """The hash of an order from its first card and the hash of those after it (0 for none)."""
    mixed = (after ^ np.uint64(above)) * _PRIME
    return mixed ^ (mixed >> _SHIFT)


@inlined
def find_group(draft: Draft, order: NDArray[np.uint8], order_hash: np.uint64, left: int) -> int:
    """The group of an order, a new one if need be, or NO_ROOM."""
    mask = len(draft.table) - 1
    slot = np.int64(order_hash & np.uint64(mask))
    while draft.table[slot] != _NONE:
        group = draft.table[slot]
        if draft.hashes[group] == order_hash and _same(draft.orders[group], order):
            return int(group)
        slot = (slot + 1) & mask
    group = draft.counts[0]
    if group == len(draft.left):
        return NO_ROOM
    draft.counts[0] += 1
    draft.table[slot] = group
    draft.hashes[group] = order_hash
    for i in range(len(order)):
        draft.orders[group, i] = order[i]
    draft.left[group] = left
    draft.heads[group] = _NONE
    return int(group)


@inlined
def insert(draft: Draft, group: int, health: int, weapon: int, limit: int, way: int, parent: int) -> bool:
    """Add a position unless another one of its group is at least as good; False if there is no room.

    More health, a better weapon and a higher limit never hurt: whatever can be
    done with less can be done with more, at no higher price.
    """
    before, state = _NONE, int(draft.heads[group])
    while state != _NONE:
        packed, following = int(draft.states[state]), int(draft.nexts[state])
        rival_health, rival_weapon, rival_limit = health_of(packed), weapon_of(packed), limit_of(packed)
        if rival_health >= health and rival_weapon >= weapon and rival_limit >= limit:
            return True
        if rival_health <= health and rival_weapon <= weapon and rival_limit <= limit:
            if before == _NONE:
                draft.heads[group] = following
            else:
                draft.nexts[before] = following
        else:
            before = state
        state = following
    new = draft.counts[1]
    if new == len(draft.states):
        return False
    draft.counts[1] += 1
    draft.states[new] = pack(health, weapon, limit) | way
    draft.parents[new] = parent
    draft.nexts[new] = draft.heads[group]
    draft.heads[group] = new
    return True


@inlined
def _same(a: NDArray[np.uint8], b: NDArray[np.uint8]) -> bool:
    for i in range(len(b)):  # noqa: SIM110 - Numba compiles no generators
        if a[i] != b[i]:
            return False
    return True
