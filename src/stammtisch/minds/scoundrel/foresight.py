"""Looking ahead: the chance to win after each way through a room, from sampled dungeons.

Every sample shuffles what is unseen and plays all ways on with the same cards,
a few rooms by the network's values, and takes the value of where that leads.
Weak ways are dropped early, the worse half after each round (sequential
halving: Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed
Bandits", ICML 2013). Where a player knows every card there is nothing to
sample: the end of the dungeon is searched.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.chance import Chance
from stammtisch.kernels.compiling import apart, inlined, kernel
from stammtisch.minds.scoundrel import endgame as e
from stammtisch.minds.scoundrel import judging as j
from stammtisch.minds.scoundrel import network as n
from stammtisch.minds.scoundrel import ways as w


class Effort(NamedTuple):
    """How hard to think."""

    ways: int
    """How many ways, the best by their values, are tried at all."""
    playouts: int
    """Sampled dungeons played on, for all ways together in each round of halving."""
    rooms: int
    """How many rooms are played on before the value is taken; many means to the end."""


class Notes(NamedTuple):
    """Space to think about one room."""

    desk: j.Desk
    other: j.Desk
    """For the rooms that are played on."""
    trail: e.Trail
    """For their ends."""
    row: s.Row
    sample: s.Row
    left: NDArray[np.int64]
    """Shape (MOST,): the ways still in question, the best first."""
    sums: NDArray[np.float64]
    """Shape (MOST,): what the playouts of each way brought."""
    trials: NDArray[np.int64]
    """Shape (MOST,): how many playouts each way had."""
    found: NDArray[np.int64]
    """Shape (1,): how many ways there are, avoiding included."""


def empty_notes() -> Notes:
    """Space to think about one room."""
    return Notes(
        j.empty_desk(),
        j.empty_desk(),
        e.empty_trail(),
        np.empty(s.ROW, np.int16),
        np.empty(s.ROW, np.int16),
        np.empty(w.MOST, np.int64),
        np.empty(w.MOST, np.float64),
        np.empty(w.MOST, np.int64),
        np.zeros(1, np.int64),
    )


@kernel
def foresee(net: n.Network, row: s.Row, effort: Effort, notes: Notes, rng: Chance) -> int:
    """The action to take in a row that is not over, or -1 if no way survives.

    What was found out about all ways stays in the notes, see :func:`estimate`.
    """
    desk, left, sums, trials = notes.desk, notes.left, notes.sums, notes.trials
    avoiding = j.judge_avoiding(net, row, desk)
    count = j.judge(net, row, desk)
    if avoiding >= 0:
        desk.ways[count, w.FIRST], desk.ways[count, w.HEALTH] = s.AVOID, row[s.HEALTH]
        desk.values[count] = avoiding
    total = count + (1 if avoiding >= 0 else 0)
    notes.found[0] = total
    for i in range(total):
        left[i], sums[i], trials[i] = i, 0, 0
    _sort(left, total, desk, sums, trials)
    if e.known(row):
        for i in range(total):
            _try(net, row, i, effort.rooms, notes)
        _sort(left, total, desk, sums, trials)
        return int(desk.ways[left[0], w.FIRST]) if total else -1
    alive = min(total, effort.ways)
    while alive > 1:
        for _ in range(max(effort.playouts // alive, 1)):
            s.copy(row, notes.row)
            s.shuffle_top(notes.row, row[s.PILE_COUNT] - row[s.KNOWN_BOTTOM], rng)
            for k in range(alive):
                _try(net, notes.row, left[k], effort.rooms, notes)
        _sort(left, alive, desk, sums, trials)
        alive = (alive + 1) // 2
    return int(desk.ways[left[0], w.FIRST]) if total else -1


@inlined
def estimate(i: int, desk: j.Desk, sums: NDArray[np.float64], trials: NDArray[np.int64]) -> float:
    """The chance to win on a way: from its playouts, or the network's value if it had none."""
    return sums[i] / trials[i] if trials[i] else float(desk.values[i])


@inlined
def _sort(
    left: NDArray[np.int64], count: int, desk: j.Desk, sums: NDArray[np.float64], trials: NDArray[np.int64]
) -> None:
    """Put the best ways first; among equals the one that leaves the most health (insertion sort)."""
    for k in range(1, count):
        way = left[k]
        value, health = estimate(way, desk, sums, trials), desk.ways[way, w.HEALTH]
        at = k
        while at > 0:
            before = left[at - 1]
            v = estimate(before, desk, sums, trials)
            if v > value or (v == value and desk.ways[before, w.HEALTH] >= health):
                break
            left[at] = before
            at -= 1
        left[at] = way


@inlined
def _try(net: n.Network, row: s.Row, way: int, rooms: int, notes: Notes) -> None:
    """Note what comes of a way through a row whose cards are all known, or taken for known in a sample."""
    desk = notes.desk
    s.copy(row, notes.sample)
    j.advance(notes.sample, desk, j.AVOIDS if desk.ways[way, w.FIRST] == s.AVOID else way)
    notes.sums[way] += _play_on(net, notes.sample, rooms, notes)
    notes.trials[way] += 1


@apart
def _play_on(net: n.Network, row: s.Row, rooms: int, notes: Notes) -> float:
    """The outcome of a row, or its value after some rooms by the network's choices."""
    value = 0.0
    for _ in range(rooms):
        if s.over(row) or e.known(row):
            break
        choice, value = j.best(net, row, notes.other)
        j.advance(row, notes.other, choice)
    if s.over(row):
        return 1.0 if row[s.HEALTH] > 0 else 0.0
    if e.known(row):
        return 1.0 if e.solved(row, notes.trail) else 0.0
    return value
