"""What a seat knows, as the kernels hold it: everything its view shows, and nothing else."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.skullking import Play, View
from stammtisch.games.skullking.notation import NUMBER
from stammtisch.kernels import skullking
from stammtisch.kernels.compiling import kernel
from stammtisch.kernels.skullking_rows import set_of


class Knowledge(NamedTuple):
    """A position as one seat knows it."""

    row: skullking.Row
    """The position; the hands of the other seats are empty, and so are bids that are not shown."""
    played: NDArray[np.int64]
    """The plays of this round in order."""


def known(view: View) -> Knowledge:
    """What the seat of a view knows, while a round is being bid or played."""
    assert view.seat is not None
    tricks = (*view.tricks, view.trick)
    plays = [NUMBER[Play(each.card, each.role)] for trick in tricks for each in trick.cards]
    row, played = np.zeros(skullking.ROW, np.int64), np.array(plays, np.int64)
    _remember(row, played, len(view.seats), view.dealer, view.round)
    words = skullking.HANDS + 2 * view.seat
    row[words : words + 2] = set_of(view.hand)
    for seat, each in enumerate(view.seats):
        bid = view.own_bid if seat == view.seat else each.bid
        row[skullking.BIDS + seat] = skullking.MISSING if bid is None else bid
        row[skullking.TOTALS + seat] = each.total
    return Knowledge(row, played)


@kernel
def _remember(row: skullking.Row, played: NDArray[np.int64], players: int, dealer: int, cards: int) -> None:
    """Play the plays of a round again, whoever held them."""
    skullking.begin_game(row, players, dealer, cards)
    skullking.begin_round(row)
    for play in played:
        skullking.step(row, play)
