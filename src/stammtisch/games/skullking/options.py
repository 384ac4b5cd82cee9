"""What can be chosen when a table is set up."""

from dataclasses import dataclass
from typing import Final

from stammtisch.games.contract import Seat
from stammtisch.games.skullking import ruleset

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6


@dataclass(frozen=True, slots=True)
class Options:
    """Two to six players, the rule set, and who deals first.

    Without a dealer the seed draws one. Raises :class:`ValueError` for a
    number of players or a dealer that cannot be.
    """

    players: int = 4
    rules: ruleset.Name = "classic-66"
    dealer: Seat | None = None

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ValueError(f"Skull King is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {self.players}")
        if self.dealer is not None and not 0 <= self.dealer < self.players:
            raise ValueError(f"the dealer must have one of the {self.players} seats, not {self.dealer}")
