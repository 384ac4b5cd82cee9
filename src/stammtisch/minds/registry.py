"""The minds by game and level. A new one is a line below."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from stammtisch.minds.contract import Mind
from stammtisch.minds.scoundrel.novice import Novice as LoneNovice
from stammtisch.minds.scoundrel.thinker import Thinker
from stammtisch.minds.skullking.expert import Expert
from stammtisch.minds.skullking.novice import Novice
from stammtisch.minds.skullking.regular import Regular

_MINDS: Final[dict[str, dict[str, Callable[[random.Random], Mind[Any, Any]]]]] = {
    "scoundrel": {
        "novice": LoneNovice,
        "regular": partial(Thinker, "regular"),
        "expert": partial(Thinker, "expert"),
        "master": partial(Thinker, "master"),
    },
    "skullking": {"novice": Novice, "regular": Regular, "expert": Expert},
}


def levels(game: str) -> tuple[str, ...]:
    """The levels there are for a game, from the weakest."""
    return tuple(_MINDS.get(game, ()))


def mind(game: str, level: str, seed: int | None = None) -> Mind[Any, Any]:
    """A mind of a level; with a seed its choices can be repeated. Raises :class:`KeyError`."""
    return _MINDS[game][level](random.Random(seed))
