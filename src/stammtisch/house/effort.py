"""How hard bots think: the more of them wait for a decision, the less each one may think about its own."""

from typing import Final

LIMIT: Final = 1.0
"""Seconds within which all who wait should have decided; nobody at a table waits longer for a bot."""
LEAST: Final = 0.05
"""The least share of its usual thinking that a bot does: below that it would rather guess."""

_FADING: Final = 0.95
"""What a costly decision still counts for after another one."""


class Effort:
    """Shares out the time there is. Several threads ask and tell it; a figure that gets lost does no harm."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._cost = 0.0
        """Seconds that a decision takes when nothing is saved, as the costliest of late did."""

    def share(self, waiting: int) -> float:
        """The share of its usual thinking, 0 … 1, for a bot when so many wait, it included."""
        in_turn = max(1.0, waiting / self._workers)
        seconds = self._cost * in_turn
        return 1.0 if seconds <= LIMIT else max(LEAST, LIMIT / seconds)

    def took(self, seconds: float, share: float) -> None:
        """A decision took that long, with that share of the usual thinking: a busy machine shows in it."""
        self._cost = max(seconds / share, _FADING * self._cost)
