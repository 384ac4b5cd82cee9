"""The review of a game of Skull King.

An expert who sees only what the seat saw estimates the points that each action
brings in the round. What the action taken falls short of the best is what the
decision gave away, without any luck in it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from stammtisch.games.contract import Seat
from stammtisch.games.skullking import (
    Action,
    Bid,
    Play,
    State,
    View,
    format_action,
    rules,
    view,
)
from stammtisch.games.skullking.notation import NUMBER
from stammtisch.games.skullking.trick import Trick, taken
from stammtisch.study.review.skullking_seats import by_seat
from stammtisch.study.review.skullking_shapes import Decision, GameReview, Thrown
from stammtisch.study.review.verdicts import POINTS
from stammtisch.study.solver import Cancelled, Watch

Values: TypeAlias = Callable[[View, int], Mapping[Action, float]]
"""The points that each action brings in this round, from a view and a seed."""

Moves: TypeAlias = Sequence[tuple[Seat, Action]]
"""Who did what, in order."""

DEALS: Final = 2000
"""More than a bot guesses at the table: a verdict should say something of the decision, not of chance."""


def expert(deals: int = DEALS) -> Values:
    """The estimates of the expert. Needs Numba; compiles unless that was done before."""
    from stammtisch.minds.skullking.thinking import values

    return lambda seen, seed: values(seen, seed, deals)


def review(
    start: State,
    moves: Moves,
    values: Values,
    watch: Watch | None = None,
    report: Callable[[float], None] = lambda _: None,
) -> GameReview:
    """Look back at a game, finished or not, from its first position and its moves.

    ``report`` is told the progress, 0 … 1. The same game gets the same review.
    Raises :class:`~stammtisch.study.solver.search.Cancelled` once ``watch`` is
    cancelled, and :class:`~stammtisch.games.contract.IllegalAction`.
    """
    watch = watch or Watch()
    positions = [start]
    for seat, action in moves:
        positions.append(rules.play(positions[-1], seat, action).state)
    decisions: list[Decision] = []
    for step, (seat, action) in enumerate(moves):
        if watch.stop[0]:
            raise Cancelled
        report(step / len(moves))
        points = _points(positions[step], seat, values, step)
        if points:
            decisions.append(_decision(positions, step, seat, action, points))
    report(1.0)
    ended = rules.result(positions[-1])
    return GameReview(
        totals=positions[-1].totals,
        winners=ended.winners if ended else (),
        seats=by_seat(positions[-1], decisions),
        decisions=tuple(decisions),
    )


def _points(position: State, seat: Seat, values: Values, seed: int) -> dict[Action, float]:
    """What each legal action is worth; empty where nothing is decided, for instance between two escapes."""
    legal = rules.legal(position, seat)
    found = values(view(position, seat), seed) if len(legal) > 1 else {}
    return {action: _worth(found, action) for action in legal} if len(found) > 1 else {}


def _worth(found: Mapping[Action, float], action: Action) -> float:
    """What an action is worth: of plays that equal one another only the lowest was looked at."""
    if isinstance(action, Bid) or action in found:
        return found[action]
    lower = [play for play in found if isinstance(play, Play) and NUMBER[play] < NUMBER[action]]
    return found[max(lower, key=NUMBER.__getitem__)]


def _decision(
    positions: Sequence[State], step: int, seat: Seat, action: Action, points: Mapping[Action, float]
) -> Decision:
    position = positions[step]
    best = max(points, key=points.__getitem__)
    loss = points[best] - points[action]
    choice = best if loss > 0 else action
    found = POINTS.verdict(loss)
    return Decision(
        step=step,
        seat=seat,
        round=position.round,
        trick=None if position.bidding else len(position.tricks) + 1,
        hand=position.hands[seat],
        leader=position.trick.leader,
        table=tuple(map(format_action, position.trick.plays)),
        bid=position.bids[seat],
        won=position.won(seat),
        action=format_action(action),
        choice=format_action(choice),
        points={format_action(each): round(worth, 1) for each, worth in points.items()},
        loss=round(loss, 1),
        verdict=found,
        thrown=_thrown(positions, step, seat, choice) if found and isinstance(choice, Play) else None,
    )


def _thrown(positions: Sequence[State], step: int, seat: Seat, choice: Play) -> Thrown | None:
    """Whether the trick went the wrong way, and the expert's choice had sent it the right one."""
    position = positions[step]
    place = len(position.trick.plays)
    end = step + position.players - place
    ended = positions[end].last_trick if end < len(positions) else None
    if ended is None:
        return None
    trick, won = ended
    plays = (*trick.plays[:place], choice, *trick.plays[place + 1 :])
    otherwise = taken(Trick(trick.leader, plays), position.players, position.rules)
    if (won.winner == seat) == (otherwise.winner == seat):
        return None
    wanted = position.won(seat) < position.revealed[seat]
    if wanted == (won.winner == seat):
        return None
    return "missed" if wanted else "unwanted"
