"""The minds by game and level. A new one is a line below."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

from stammtisch.minds.contract import Mind
from stammtisch.minds.scoundrel.novice import Novice as LoneNovice
from stammtisch.minds.scoundrel.thinker import Thinker
from stammtisch.minds.skullking.expert import Expert
from stammtisch.minds.skullking.novice import Novice
from stammtisch.minds.skullking.regular import Regular

_Make: TypeAlias = Callable[[random.Random, float], Mind[Any, Any]]
"""Given its chance and its effort."""


def _steady(make: Callable[[random.Random], Mind[Any, Any]]) -> _Make:
    """A mind that always thinks alike, whatever the effort."""
    return lambda rng, _: make(rng)


_MINDS: Final[dict[str, dict[str, _Make]]] = {
    "scoundrel": {
        "novice": _steady(LoneNovice),
        "regular": _steady(partial(Thinker, "regular")),
        "expert": _steady(partial(Thinker, "expert")),
        "master": _steady(partial(Thinker, "master")),
    },
    "skullking": {"novice": _steady(Novice), "regular": _steady(Regular), "expert": Expert},
}


def levels(game: str) -> tuple[str, ...]:
    """The levels there are for a game, from the weakest."""
    return tuple(_MINDS.get(game, ()))


def mind(game: str, level: str, seed: int | None = None, effort: float = 1.0) -> Mind[Any, Any]:
    """A mind of a level; with a seed its choices can be repeated. Raises :class:`KeyError`.

    ``effort`` is the share of its usual thinking that it may do, 0 … 1.
    """
    return _MINDS[game][level](random.Random(seed), effort)
