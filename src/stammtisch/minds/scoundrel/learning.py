"""Learning the value of a position from self-play, by TD(λ).

The network plays greedily against its own values, until every card is known:
then the dungeon ends as well as it can. After each run every position on the
way is moved towards a mix of the values that came after it and the outcome
(Sutton and Barto, Reinforcement Learning, 2nd ed., 12.1: the λ-return).
"""

from typing import Final, NamedTuple

import numpy as np

from stammtisch.games.scoundrel.cards import DANGER, DECK
from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.chance import Chance
from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.minds.scoundrel import descent as d
from stammtisch.minds.scoundrel import endgame as e
from stammtisch.minds.scoundrel import features as f
from stammtisch.minds.scoundrel import judging as j
from stammtisch.minds.scoundrel import network as n

_MOST_ROOMS: Final = 40
_ALL_MONSTERS: Final = sum(DANGER[card] for card in DECK)


class Lesson(NamedTuple):
    """How a number of dungeons are learned from."""

    games: int
    batch: int
    """A step is taken once there are so many positions since the last one."""
    rate: float
    """Size of a step."""
    decay: float
    """λ: how far a position looks to the outcome, and not to the value that came next."""
    comfort: float
    """What a death counts at most, by the share of the monsters that were gone when all was known or over.

    A beginner never wins, and needs something to follow.
    """


@kernel
def learn(
    descent: d.Descent, desk: j.Desk, trail: e.Trail, lesson: Lesson, deck: s.Cards, rng: Chance
) -> tuple[int, float]:
    """Play dungeons and change the network by them; how many were won, and the loss.

    The loss is the mean cross-entropy of the values against the outcomes.
    """
    net = descent.net
    row = np.empty(s.ROW, np.int16)
    at = np.empty((_MOST_ROOMS, f.MOST_SET), np.int16)
    by = np.empty((_MOST_ROOMS, f.MOST_SET), np.float32)
    counts, values = np.empty(_MOST_ROOMS, np.int64), np.empty(_MOST_ROOMS, np.float32)
    won, loss, positions = 0, 0.0, 0
    for _ in range(lesson.games):
        s.deal(row, deck, rng)
        length = 0
        while row[s.HEALTH] > 0 and not e.known(row):
            choice, _ = j.best(net, row, desk)
            if choice != j.LOST:
                end = _see(row, desk, choice)
                for i in range(end):
                    at[length, i], by[length, i] = desk.sight.at[i], desk.sight.by[i]
                n.share(net, desk.sight, 0, desk.layers)
                counts[length] = end
                values[length] = n.value(net, desk.sight, 0, end, desk.layers)
                length += 1
            j.advance(row, desk, choice)
        alive = row[s.HEALTH] > 0 and e.solved(row, trail)
        won += int(alive)
        outcome = 1.0 if alive else lesson.comfort * (1 - row[s.MONSTERS_LEFT] / _ALL_MONSTERS)
        target = outcome
        for t in range(length - 1, -1, -1):
            if t < length - 1:
                target = (1 - lesson.decay) * values[t + 1] + lesson.decay * target
            v = min(max(values[t], 1e-6), 1 - 1e-6)
            loss -= outcome * np.log(v) + (1 - outcome) * np.log(1 - v)
            for i in range(counts[t]):
                desk.sight.at[i], desk.sight.by[i] = at[t, i], by[t, i]
            d.note(descent, desk, counts[t], target)
        positions += length
        if descent.counts[1] >= lesson.batch:
            d.step(descent, lesson.rate)
    return won, loss / max(positions, 1)


@inlined
def _see(row: s.Row, desk: j.Desk, choice: int) -> int:
    avoids = choice == j.AVOIDS
    shared = f.see_pile(row, avoids, desk.sight)
    if avoids:
        return f.see_avoiding(row, desk.sight, shared)
    return f.see_way(row, desk.ways, choice, desk.sight, shared)
