"""Thousands of dungeons by one step: the compiled twin of :class:`.single.ScoundrelEnv`.

Each dungeon has a row, see :mod:`stammtisch.kernels.scoundrel`, and a random
generator of its own, so that what happens in it depends on no other.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.envs.illegal import PENALTY
from stammtisch.envs.scoundrel import observation as seen
from stammtisch.games.scoundrel import numbers
from stammtisch.kernels import scoundrel as rules
from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.kernels.scoundrel_rows import CODE, FULL_DECK

_PENALTY: Final = PENALTY
_NOTHING_FACED: Final = -1
_ROOM_SIZE: Final = numbers.ROOM_SIZE
_PLACE: Final = np.zeros(max(CODE.values()) + 1, np.int64)
for _card, _code in CODE.items():
    _PLACE[_code] = seen.PLACE[_card]


class Batch(NamedTuple):
    """The dungeons and what is told about them; the first axis of every array counts dungeons."""

    rows: NDArray[np.int16]
    """Shape (n, 64)."""
    chances: NDArray[np.uint64]
    """Shape (n, 1), a generator for each dungeon."""
    settled: NDArray[np.int8]
    """Shape (n,), so many slots of the pile are shuffled; most dungeons end before the rest is needed."""
    observations: NDArray[np.int8]
    """Shape (n, 64)."""
    masks: NDArray[np.int8]
    """Shape (n, 9)."""
    rewards: NDArray[np.float32]
    """Shape (n,)."""
    ended: NDArray[np.bool_]
    """Shape (n,), the dungeons that the last step ended and replaced."""
    finals: NDArray[np.int8]
    """Shape (n, 64), the last observation of a dungeon that has ended."""
    scores: NDArray[np.int16]
    """Shape (n,), the score of a dungeon that has ended."""


def batch(size: int) -> Batch:
    """Arrays for so many dungeons, which are not dealt yet."""
    return Batch(
        np.zeros((size, rules.ROW), np.int16),
        np.zeros((size, 1), np.uint64),
        np.zeros(size, np.int8),
        np.zeros((size, seen.SIZE), np.int8),
        np.zeros((size, rules.ACTIONS), np.int8),
        np.zeros(size, np.float32),
        np.zeros(size, np.bool_),
        np.zeros((size, seen.SIZE), np.int8),
        np.zeros(size, np.int16),
    )


@kernel
def deal_all(batch: Batch) -> None:
    """Begin every dungeon anew."""
    for game in range(len(batch.rows)):
        _deal(batch, game)


@kernel
def step_all(batch: Batch, actions: NDArray[np.int64]) -> None:
    """Do an action, 0 … 8, in every dungeon, and deal a new one where it ends."""
    for game in range(len(batch.rows)):
        _step(batch, game, actions[game])


@inlined
def _deal(batch: Batch, game: int) -> None:
    row, observation = batch.rows[game], batch.observations[game]
    rules.begin(row, FULL_DECK)
    batch.settled[game] = 0
    _settle(batch, game, 2 * _ROOM_SIZE)
    rules.open_room(row)
    for i in range(seen.CARDS, seen.SIZE):
        observation[i] = seen.UNSEEN
    _tell(row, _NOTHING_FACED, rules.legal(row), observation, batch.masks[game])


@inlined
def _settle(batch: Batch, game: int, slots: int) -> None:
    """Shuffle at least so many slots of the pile, which a step may turn up."""
    settled = batch.settled[game]
    if settled < slots:
        rules.settle(batch.rows[game], settled, slots, rules.DECK_SIZE, batch.chances[game])
        batch.settled[game] = slots


@inlined
def _step(batch: Batch, game: int, action: int) -> None:
    row = batch.rows[game]
    batch.ended[game] = False
    if action < 0 or action >= rules.ACTIONS or batch.masks[game, action] == 0:
        batch.rewards[game] = _PENALTY
        return
    faced = _NOTHING_FACED if action == rules.AVOID else row[rules.ROOM + (action >> 1)]
    _settle(batch, game, min(row[rules.TOP] + _ROOM_SIZE, rules.DECK_SIZE))
    before = row[rules.HEALTH] - row[rules.MONSTERS_LEFT]
    rules.step(row, action)
    _tell(row, faced, rules.legal(row), batch.observations[game], batch.masks[game])
    if rules.over(row):
        score = rules.score(row)
        batch.rewards[game] = score - before
        batch.ended[game] = True
        batch.scores[game] = score
        for i in range(seen.SIZE):
            batch.finals[game, i] = batch.observations[game, i]
        _deal(batch, game)
    else:
        batch.rewards[game] = row[rules.HEALTH] - row[rules.MONSTERS_LEFT] - before


@inlined
def _tell(row: rules.Row, faced: int, legal: int, observation: seen.Observation, mask: seen.Mask) -> None:
    """Write what changed since the last observation of this dungeon, and the mask."""
    observation[seen.HEALTH] = row[rules.HEALTH]
    observation[seen.WEAPON] = row[rules.WEAPON]
    observation[seen.LIMIT] = row[rules.LIMIT]
    observation[seen.TO_FACE] = row[rules.TO_FACE]
    observation[seen.POTION] = row[rules.POTION_USED]
    observation[seen.AVOID] = legal >> rules.AVOID
    observation[seen.PILE] = row[rules.PILE_COUNT]
    observation[seen.KNOWN] = row[rules.KNOWN_BOTTOM]
    for place in range(_ROOM_SIZE):
        card = row[rules.ROOM + place] if place < row[rules.ROOM_COUNT] else 0
        value = rules.value_of(card)
        kind = (card >= rules.FIRST_WEAPON) + (card >= rules.FIRST_POTION)
        for i in range(3):
            observation[seen.ROOM + 3 * place + i] = value if i == kind else 0
    if faced >= 0:
        observation[_PLACE[faced]] = seen.FACED
    if row[rules.FACED] == 0:
        _tell_new_room(row, observation)
    for action in range(rules.ACTIONS):
        mask[action] = legal >> action & 1


@inlined
def _tell_new_room(row: rules.Row, observation: seen.Observation) -> None:
    for place in range(row[rules.ROOM_COUNT]):
        observation[_PLACE[row[rules.ROOM + place]]] = seen.IN_ROOM
    count = row[rules.PILE_COUNT]
    for above in range(count - row[rules.KNOWN_BOTTOM], count):
        observation[_PLACE[rules.in_pile(row, above)]] = seen.UNDER + above
