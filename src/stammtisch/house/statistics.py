"""How a day's dungeon went, in numbers."""

from collections.abc import Sequence
from typing import Final

from stammtisch.house.shapes import Bar, BoardRow, Statistics

_BARS: Final = (
    *((low, low + 19) for low in range(-200, -20, 20)),
    (-20, 0),
    (1, 10),
    (11, 20),
    (21, 30),
)
"""What scores a bar counts: deaths by twenties, wins by tens."""


def statistics(rows: Sequence[BoardRow], best: int | None, expert: int | None) -> Statistics:
    """The rows of a day's board summed up; ``best`` and ``expert`` as in :class:`.shapes.Statistics`."""
    scores = [row.score for row in rows if row.score is not None]
    return Statistics(
        players=len(rows),
        won=sum(row.outcome == "won" for row in rows),
        bars=tuple(Bar(low, high, sum(low <= score <= high for score in scores)) for low, high in _BARS),
        best=best,
        expert=expert,
    )
