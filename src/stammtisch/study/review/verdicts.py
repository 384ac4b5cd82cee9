"""The names of verdicts; how much each game calls what is in its own module."""

from typing import Literal, TypeAlias

Verdict: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
"""How much a decision gave away."""
