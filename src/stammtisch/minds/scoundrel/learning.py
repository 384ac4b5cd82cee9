"""Learning the value of a position from self-play, by TD(λ).

The network plays greedily against its own values. After each run every
position on the way is moved towards a mix of the values that came after it and
the outcome (Sutton and Barto, Reinforcement Learning, 2nd ed., 12.1: the
λ-return), by stochastic gradient descent on the cross-entropy.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.chance import Chance
from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.minds.scoundrel import features as f
from stammtisch.minds.scoundrel import judging as j
from stammtisch.minds.scoundrel import network as n

_MOST_ROOMS: Final = 40
_ALL_MONSTERS: Final = 208


@kernel
def learn(
    net: n.Network,
    desk: j.Desk,
    games: int,
    rate: float,
    decay: float,
    comfort: float,
    deck: s.Cards,
    rng: Chance,
) -> tuple[int, float]:
    """Play and learn from a number of games, changing the network; how many were won, and the loss.

    ``rate`` is the size of a step, ``decay`` is λ. A win counts 1, a death up to
    ``comfort``, by the share of the monsters that are gone: a beginner never
    wins, and needs something to follow. The loss is the mean cross-entropy of
    the values against the outcomes.
    """
    row = np.empty(s.ROW, np.int16)
    at = np.empty((_MOST_ROOMS, f.MOST_SET), np.int16)
    by = np.empty((_MOST_ROOMS, f.MOST_SET), np.float32)
    counts, values = np.empty(_MOST_ROOMS, np.int64), np.empty(_MOST_ROOMS, np.float32)
    slope_1, slope_2 = np.empty(n.HIDDEN_1, np.float32), np.empty(n.HIDDEN_2, np.float32)
    won, loss, positions = 0, 0.0, 0
    for _ in range(games):
        s.deal(row, deck, rng)
        length = 0
        while not s.over(row):
            choice, _ = j.best(net, row, desk)
            if choice != j.LOST and not _last_room(row):
                end = _see(row, desk, choice)
                for i in range(end):
                    at[length, i], by[length, i] = desk.sight.at[i], desk.sight.by[i]
                n.share(net, desk.sight, 0, desk.layers)
                counts[length] = end
                values[length] = n.value(net, desk.sight, 0, end, desk.layers)
                length += 1
            j.advance(row, desk, choice)
        alive = row[s.HEALTH] > 0
        won += int(alive)
        outcome = 1.0 if alive else comfort * (1 - row[s.MONSTERS_LEFT] / _ALL_MONSTERS)
        target = outcome
        for t in range(length - 1, -1, -1):
            if t < length - 1:
                target = (1 - decay) * values[t + 1] + decay * target
            v = min(max(values[t], 1e-6), 1 - 1e-6)
            loss -= outcome * np.log(v) + (1 - outcome) * np.log(1 - v)
            for i in range(counts[t]):
                desk.sight.at[i], desk.sight.by[i] = at[t, i], by[t, i]
            descend(net, desk, counts[t], target, rate, slope_1, slope_2)
        positions += length
    return won, loss / max(positions, 1)


@inlined
def _last_room(row: s.Row) -> bool:
    return bool(row[s.PILE_COUNT] == 0 and row[s.TO_FACE] == row[s.ROOM_COUNT])


@inlined
def _see(row: s.Row, desk: j.Desk, choice: int) -> int:
    avoids = choice == j.AVOIDS
    shared = f.see_pile(row, avoids, desk.sight)
    if avoids:
        return f.see_avoiding(row, desk.sight, shared)
    return f.see_way(row, desk.ways, choice, desk.sight, shared)


@inlined
def descend(
    net: n.Network,
    desk: j.Desk,
    count: int,
    target: float,
    rate: float,
    slope_1: NDArray[np.float32],
    slope_2: NDArray[np.float32],
) -> None:
    """One step of gradient descent towards the target (backpropagation)."""
    sight, layers = desk.sight, desk.layers
    n.share(net, sight, 0, layers)
    error = np.float32(rate * (n.value(net, sight, 0, count, layers) - target))
    for k in range(n.HIDDEN_2):
        slope_2[k] = error * net.third[k] if layers.two[k] > 0 else np.float32(0)
        net.third[k] -= error * max(layers.two[k], np.float32(0))
        net.second_bias[k] -= slope_2[k]
    net.third_bias[0] -= error
    for i in range(n.HIDDEN_1):
        slope = np.float32(0)
        if layers.one[i] > 0:
            for k in range(n.HIDDEN_2):
                slope += slope_2[k] * net.second[i, k]
                net.second[i, k] -= slope_2[k] * layers.one[i]
        slope_1[i] = slope
        net.first_bias[i] -= slope
    for i in range(count):
        at, by = sight.at[i], sight.by[i]
        for k in range(n.HIDDEN_1):
            net.first[at, k] -= by * slope_1[k]
