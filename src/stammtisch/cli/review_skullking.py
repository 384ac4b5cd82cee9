"""The review of a game of Skull King as tables for the terminal."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from stammtisch.cli.figures import signed
from stammtisch.cli.review_words import MARK_STYLES, VERDICTS
from stammtisch.cli.texts import _
from stammtisch.study.review.skullking_shapes import Decision, GameReview, RoundBid, SeatReview

MOST: Final = 12
"""How many decisions are shown; all of them are in the JSON."""


def show(review: GameReview) -> None:
    """Print the bids and what they came to, the costliest decisions and the tricks thrown away."""
    console = Console(highlight=False, markup=False)
    console.print(_ending(review), style="bold")
    console.print(_bids(review.seats))
    judged = sorted((each for each in review.decisions if each.verdict), key=lambda each: -each.loss)
    if judged:
        console.print(_("Decisions that cost most:"))
        console.print(_decisions(judged[:MOST]))
    else:
        console.print(_("No decision gave away much."))
    if lost := [each for each in review.decisions if each.thrown]:
        console.print(_("Tricks thrown away:"))
        for decision in lost:
            console.print(f"  {thrown(decision)}")


def _ending(review: GameReview) -> str:
    if not review.winners:
        return _("The game is not finished.")
    return _("Won by {names}.").format(names=", ".join(map(_seat, review.winners)))


def _bids(seats: Sequence[SeatReview]) -> Table:
    """A column for each seat: its rounds, and below them what they come to."""
    table = Table(
        title=_("Bids"), caption=_("bid/won; in brackets what the expert would have bid, if something else")
    )
    table.add_column(_("Round"))
    for seat in seats:
        table.add_column(_seat(seat.seat), justify="right")
    for row in zip(*(seat.rounds for seat in seats), strict=True):
        table.add_row(str(row[0].round), *map(_bid, row))
    table.add_section()
    for name, value in _SUMS:
        table.add_row(name, *map(value, seats))
    return table


def _bid(each: RoundBid) -> str:
    other = f" ({each.expert})" if each.expert != each.bid else ""
    return f"{each.bid}/{each.won}{other}"


_SUMS: Final[tuple[tuple[str, Callable[[SeatReview], str]], ...]] = (
    (_("met"), lambda seat: str(seat.met)),
    (_("more won than bid"), lambda seat: str(seat.over)),
    (_("fewer won than bid"), lambda seat: str(seat.under)),
    (
        _("won less bid, on average"),
        lambda seat: "" if seat.mean_error is None else signed(seat.mean_error),
    ),
    (_("points given away by bids"), lambda seat: f"{seat.lost_bidding:.0f}"),
    (_("points given away by cards"), lambda seat: f"{seat.lost_playing:.0f}"),
)


def _decisions(decisions: Sequence[Decision]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 1, 0))
    table.add_column(justify="right")
    table.add_column()
    for decision in decisions:
        table.add_row(f"-{decision.loss:.0f}", _decision(decision))
    return table


def _decision(decision: Decision) -> Text:
    assert decision.verdict
    better = _("{action}, better {better}").format(action=decision.action, better=decision.choice)
    return Text.assemble(
        (VERDICTS[decision.verdict], MARK_STYLES[decision.verdict]),
        f"   {better}\n{_place(decision)} {_in_sight(decision)}",
    )


def _place(decision: Decision) -> str:
    seat = _seat(decision.seat)
    if decision.trick is None:
        return _("Round {round}, bid, {seat}.").format(round=decision.round, seat=seat)
    text = _("Round {round}, trick {trick}, {seat}.")
    return text.format(round=decision.round, trick=decision.trick, seat=seat)


def _in_sight(decision: Decision) -> str:
    hand = _("Hand: {cards}.").format(cards=" ".join(decision.hand))
    table = _("On the table: {cards}.").format(cards=" ".join(decision.table))
    return f"{hand} {table}" if decision.table else hand


def thrown(decision: Decision) -> str:
    """How a trick was thrown away."""
    if decision.thrown == "missed":
        text = _("{place} {choice} would have won a trick that was needed; {action} did not.")
    else:
        text = _("{place} {action} won a trick too many; {choice} would not have.")
    return text.format(place=_place(decision), choice=decision.choice, action=decision.action)


def _seat(seat: int) -> str:
    return _("Seat {seat}").format(seat=seat)
