"""From a draft to a layer: only the best positions, group by group."""

import numpy as np

from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.kernels.scoundrel import DECK_SIZE
from stammtisch.kernels.scoundrel_bounds import reach
from stammtisch.study.solver.draft import Draft
from stammtisch.study.solver.layout import Layer, health_of, limit_of, weapon_of

_LOWEST = -256
_SPAN = 512
"""Every reach lies in -256 … 255: scores do in -188 … 30, healing adds up to 54."""


@kernel
def narrow(draft: Draft, width: int) -> tuple[Layer, bool]:
    """The layer of the ``width`` positions that reach highest, and whether any had to be left out."""
    groups = draft.counts[0]
    count, tally = 0, np.zeros(_SPAN, np.int64)
    for group in range(groups):
        state = draft.heads[group]
        while state >= 0:
            tally[_reach(draft, group, state) - _LOWEST] += 1
            count += 1
            state = draft.nexts[state]
    kept = min(count, width)
    # Everything above the threshold stays, and at the threshold as many as there is room for.
    threshold, room = _SPAN, kept
    while room > 0 and tally[threshold - 1] <= room:
        threshold -= 1
        room -= tally[threshold]
    threshold += _LOWEST - 1
    layer = Layer(
        np.empty((min(groups, kept), DECK_SIZE), np.uint8),
        np.empty(min(groups, kept), np.int64),
        np.empty(min(groups, kept) + 1, np.int32),
        np.empty(kept, np.int32),
        np.empty(kept, np.int32),
    )
    written = filled = 0
    for group in range(groups):
        begin = written
        state = draft.heads[group]
        while state >= 0:
            height = _reach(draft, group, state)
            if height > threshold or (height == threshold and room > 0):
                room -= height == threshold
                layer.states[written] = draft.states[state]
                layer.parents[written] = draft.parents[state]
                written += 1
            state = draft.nexts[state]
        if written > begin:
            for i in range(DECK_SIZE):
                layer.orders[filled, i] = draft.orders[group, i]
            layer.left[filled] = draft.left[group]
            layer.first[filled] = begin
            filled += 1
    layer.first[filled] = written
    whole = Layer(
        layer.orders[:filled], layer.left[:filled], layer.first[: filled + 1], layer.states, layer.parents
    )
    return whole, kept < count


@inlined
def _reach(draft: Draft, group: int, state: int) -> int:
    packed = int(draft.states[state])
    return reach(health_of(packed), weapon_of(packed), limit_of(packed), int(draft.left[group]))
