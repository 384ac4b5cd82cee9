"""The expert's decisions: what its view shows, searched by the kernels."""

from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np

from stammtisch.games.skullking import Action, Bid, View
from stammtisch.games.skullking.notation import PLAYS
from stammtisch.kernels.chance import chance
from stammtisch.minds.skullking.memory import known
from stammtisch.minds.skullking.search import bid_values, play_values
from stammtisch.minds.skullking.tables import Tables, read

DEALS: Final = 400
"""How many deals are guessed for a decision; only the best actions meet all of them."""


@cache
def learned() -> Tables:
    """The tables that come with the package."""
    with files(__package__).joinpath("data", "expert.npz").open("rb") as file:
        return read(file)


def values(view: View, seed: int, deals: int = DEALS) -> dict[Action, float]:
    """The points that each action brings in this round on average.

    Of plays that equal one another only the lowest is there. The same view, seed
    and number of deals give the same values.
    """
    assert view.seat is not None
    row, played = known(view)
    if view.phase == "bidding":
        bids = bid_values(row, view.seat, deals, learned(), chance(seed))
        return {Bid(bid): float(value) for bid, value in enumerate(bids) if value > -np.inf}
    plays = play_values(row, played, deals, learned(), chance(seed))
    return {PLAYS[play]: float(value) for play, value in enumerate(plays) if value > -np.inf}
