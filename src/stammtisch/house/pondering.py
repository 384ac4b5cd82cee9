"""How long a bot seems to think, at tables whose bots take about as long as people do.

It follows from the log alone, so that every node comes to the same moment.
"""

import random
from math import log
from typing import Final

from stammtisch.games.contract import Seat
from stammtisch.games.registry import GAMES
from stammtisch.house.charter import Charter
from stammtisch.house.position import Position

SHORTEST: Final = 0.8
"""Seconds for what cannot be helped."""
LONGEST: Final = 2.5
"""Seconds for the hardest choice, on a slow day."""

_HARDEST: Final = 11
"""As many choices as there ever are: the bids of the last round."""
_MOOD: Final = 0.6
"""Seconds by which two decisions that are equally hard may differ."""


def seconds(charter: Charter, position: Position, seat: Seat) -> float:
    """How long the bot on this seat seems to think: longer where there is more to choose from."""
    choices = min(_HARDEST, len(GAMES[charter.game].legal(position.state, seat)))
    if choices <= 1:
        return SHORTEST
    hard = (LONGEST - SHORTEST - _MOOD) * log(choices) / log(_HARDEST)
    mood = random.Random(f"{charter.id} {position.turn_at.timestamp()} {seat}").uniform(0, _MOOD)
    return SHORTEST + hard + mood
