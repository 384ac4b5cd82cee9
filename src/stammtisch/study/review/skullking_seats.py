"""How well the bids of each seat fitted what it won, and what its decisions cost."""

from collections.abc import Sequence
from statistics import fmean

from stammtisch.games.contract import Seat
from stammtisch.games.skullking import State
from stammtisch.study.review.skullking_shapes import Decision, RoundBid, SeatReview


def by_seat(end: State, decisions: Sequence[Decision]) -> tuple[SeatReview, ...]:
    """The review of every seat, from the last position and the decisions of all."""
    return tuple(
        _seat(end, seat, [decision for decision in decisions if decision.seat == seat])
        for seat in range(end.players)
    )


def _seat(end: State, seat: Seat, decisions: Sequence[Decision]) -> SeatReview:
    bids = [decision for decision in decisions if decision.trick is None]
    plays = [decision for decision in decisions if decision.trick is not None]
    expert = {decision.round: int(decision.choice) for decision in bids}
    rounds = tuple(
        RoundBid(row.round, row.scores[seat].bid, row.scores[seat].won, expert[row.round])
        for row in end.sheet
    )
    errors = [each.won - each.bid for each in rounds]
    return SeatReview(
        seat,
        rounds,
        met=sum(error == 0 for error in errors),
        over=sum(error > 0 for error in errors),
        under=sum(error < 0 for error in errors),
        mean_error=fmean(errors) if errors else None,
        lost_bidding=round(sum(decision.loss for decision in bids), 1),
        lost_playing=round(sum(decision.loss for decision in plays), 1),
    )
