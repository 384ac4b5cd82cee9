"""Minds by what people call them on the command line."""

import random
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from stammtisch.minds.chance import Chance
from stammtisch.minds.contract import Mind
from stammtisch.minds.external import Program, entry_point
from stammtisch.minds.registry import levels, mind


@contextmanager
def named(game: str, name: str, seed: int) -> Iterator[Mind[Any, Any]]:
    """The mind of a name, for as long as it is needed; with the same seed it makes the same choices.

    A name is a level of the game, ``random``, a Python function as
    ``package.module:function``, or the path of a program with at least one
    slash. Raises :class:`ValueError` for any other, and
    :class:`~.external.ExternalMindError` if there is nothing behind it.
    """
    found = _found(game, name, seed)
    if isinstance(found, AbstractContextManager):
        with found:
            yield found
    else:
        yield found


def _found(game: str, name: str, seed: int) -> Mind[Any, Any]:
    if name == "random":
        return Chance(game, random.Random(seed))
    if name in levels(game):
        return mind(game, name, seed)
    if "/" in name:
        return Program(game, name, seed)
    if ":" in name:
        return entry_point(name)(seed)
    raise ValueError(f"{name} is no mind for {game}")
