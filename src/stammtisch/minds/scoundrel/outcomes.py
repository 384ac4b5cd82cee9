"""What was found out about the ways through a room, told for each single action.

Several actions may begin what is the same way in another order, so the ways
are found again after each action, and looked up among those that were tried.
"""

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.minds.scoundrel import endgame as e
from stammtisch.minds.scoundrel import network as n
from stammtisch.minds.scoundrel import ways as w
from stammtisch.minds.scoundrel.foresight import Notes, estimate
from stammtisch.minds.scoundrel.judging import judge


@kernel
def note_chances(net: n.Network, row: s.Row, chosen: int, notes: Notes, chances: NDArray[np.float64]) -> None:
    """Fill in the chance to win after each action (shape (9,)), once the row has been foreseen.

    From playouts, or if none went that way by the network, then at most as high
    as after the ``chosen`` action; 0 for what only leads to death, NaN for what
    is illegal.
    """
    legal = s.legal(row)
    for action in range(s.ACTIONS):
        chances[action] = 0 if legal >> action & 1 else np.nan
    if chosen < 0:
        return
    highest = estimate(notes.left[0], notes.desk, notes.sums, notes.trials)
    for action in range(s.ACTIONS):
        if action == chosen:
            chances[action] = highest
        elif legal >> action & 1:
            ends_room = action == s.AVOID or row[s.TO_FACE] == 1
            found = _of_end(action, notes) if ends_room else _of_step(net, row, action, notes)
            chances[action] = min(found, highest)


@inlined
def _of_end(action: int, notes: Notes) -> float:
    """The chance on the one way that is this action and nothing else; 0 if it is none."""
    for k in range(notes.found[0]):
        if notes.desk.ways[k, w.FIRST] == action:
            return estimate(k, notes.desk, notes.sums, notes.trials)
    return 0.0


@inlined
def _of_step(net: n.Network, row: s.Row, action: int, notes: Notes) -> float:
    """The best chance on any way that begins with this action: of those that were tried, if there are."""
    sample, ways = notes.sample, notes.other.ways
    s.copy(row, sample)
    s.step(sample, action)
    if sample[s.HEALTH] <= 0:
        return 0.0
    if e.known(sample):
        return 1.0 if e.solved(sample, notes.trail) else 0.0
    best, any_tried = 0.0, False
    for k in range(judge(net, sample, notes.other)):
        i = _same(ways, k, action >> 1, notes)
        tried = i >= 0 and notes.trials[i] > 0
        if any_tried and not tried:
            continue
        chance = estimate(i, notes.desk, notes.sums, notes.trials) if tried else float(notes.other.values[k])
        if chance > best or (tried and not any_tried):
            best = chance
        any_tried = any_tried or tried
    return best


@inlined
def _same(ways: w.Ways, k: int, gone: int, notes: Notes) -> int:
    """Which way of the whole room ends as way ``k`` does, after the card of place ``gone``; -1 for none."""
    left = ways[k, w.LEFT]
    below = left & ((1 << gone) - 1)
    left = below | (left - below) << 1
    for i in range(notes.found[0]):
        way = notes.desk.ways[i]
        if (
            way[w.LEFT] == left
            and way[w.HEALTH] == ways[k, w.HEALTH]
            and way[w.WEAPON] == ways[k, w.WEAPON]
            and way[w.LIMIT] == ways[k, w.LIMIT]
            and way[w.FIRST] != s.AVOID
        ):
            return i
    return -1
