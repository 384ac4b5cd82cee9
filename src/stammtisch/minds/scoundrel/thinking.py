"""What the learned minds think: the chance to win after each action, from a view alone."""

from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

import numpy as np

from stammtisch.games.scoundrel import Action, View
from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.chance import chance
from stammtisch.kernels.scoundrel_rows import action_of
from stammtisch.minds.scoundrel.foresight import Effort, empty_notes, foresee
from stammtisch.minds.scoundrel.network import Network, read
from stammtisch.minds.scoundrel.outcomes import note_chances
from stammtisch.minds.scoundrel.position import row_of_view

EFFORTS: Final = MappingProxyType(
    {
        "regular": Effort(ways=1, playouts=0, rooms=0),
        "expert": Effort(ways=10, playouts=200, rooms=3),
        "master": Effort(ways=20, playouts=1000, rooms=4),
    }
)
"""How hard each level thinks. The regular takes the best value as it is. Known ends are searched by all."""


@cache
def learned() -> Network:
    """The network that comes with the package."""
    with files(__package__).joinpath("data", "values.npz").open("rb") as file:
        return read(file)


def choose(view: View, level: str, seed: int) -> Action | None:
    """The action after which the most dungeons are won, or None if no way through the room survives.

    ``level`` is ``regular``, ``expert`` or ``master``, see :data:`EFFORTS`. The
    same view, level and seed give the same action. The GIL is released.
    """
    chosen = foresee(learned(), row_of_view(view), EFFORTS[level], empty_notes(), chance(seed))
    return action_of(chosen, view.room) if chosen >= 0 else None


def chances(view: View, level: str, seed: int) -> dict[Action, float]:
    """The estimated chance to win, 0 … 1, after each legal action: 0 if all that follows is death.

    Certainty, 0 or 1, once the player has seen every card of the pile. None is
    higher than that of what :func:`choose` answers to the same question, which
    comes first.
    """
    row, notes, found = row_of_view(view), empty_notes(), np.empty(s.ACTIONS)
    chosen = foresee(learned(), row, EFFORTS[level], notes, chance(seed))
    note_chances(learned(), row, chosen, notes, found)
    legal = [index for index in range(s.ACTIONS) if not np.isnan(found[index])]
    legal.sort(key=lambda index: index != chosen)
    return {action_of(index, view.room): float(found[index]) for index in legal}
