"""A review as text, a chart and tables for the terminal."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from stammtisch.cli.figures import percent
from stammtisch.cli.review_words import MARK_STYLES, MARKS, VERDICTS, why
from stammtisch.cli.solve_tables import line_table
from stammtisch.cli.texts import _
from stammtisch.study.review.scoundrel_shapes import Ply, Reason, Review
from stammtisch.study.review.verdicts import Verdict

_BARS: Final = "▁▂▃▄▅▆▇█"


def show(review: Review) -> None:
    """Print the verdict, the chart of the chance to win, the turning points and the best line."""
    console = Console(highlight=False, markup=False)
    for sentence in _verdict(review):
        console.print(sentence, style="bold")
    if review.plies:
        console.print(_("The chance to win before each action, and after the last one:"))
        for line in _chart(review, console.width):
            console.print(line)
        console.print(_legend(), style="dim")
    if review.turning_points:
        console.print(_("Turning points:"))
        console.print(_turning_points(review))
    elif review.plies:
        console.print(_("No decision gave away much."))
    console.print(_("A line that reaches the best score:"))
    console.print(line_table(review.line))


def _verdict(review: Review) -> Iterator[str]:
    match review.outcome:
        case "won":
            yield _("Won. Score: {score}").format(score=review.score)
        case "lost":
            yield _("Lost. Score: {score}").format(score=review.score)
        case _:
            yield _("The game is not finished.")
    yield _winnable(review)
    yield _("The best possible score was {score}.").format(score=review.best)
    if not review.proven:
        yield _("There may be a better one: memory ran out before it was proven.")


def _winnable(review: Review) -> str:
    until = review.winnable_until
    if until is None:
        return _("Nobody could have won this dungeon.")
    if until == len(review.plies):
        return _("The dungeon could be won to the end.")
    lost_by = review.plies[until]
    text = _("The dungeon could be won until room {room}; action {number}, {action}, put an end to that.")
    return text.format(room=lost_by.room_number, number=until + 1, action=lost_by.action)


def _chart(review: Review, width: int) -> Iterator[Text]:
    """Bars of eighths, as many to a line as fit, and below each the mark of its verdict."""
    chances = [*(ply.before for ply in review.plies), review.plies[-1].after]
    marks = [ply.verdict for ply in review.plies]
    for begin in range(0, len(chances), width):
        yield Text("".join(_bar(chance) for chance in chances[begin : begin + width]))
        row = Text()
        for verdict in marks[begin : begin + width]:
            row.append(MARKS[verdict] if verdict else " ", MARK_STYLES[verdict] if verdict else "")
        yield row


def _bar(chance: float) -> str:
    return _BARS[min(int(chance * len(_BARS)), len(_BARS) - 1)]


def _legend() -> str:
    return "   ".join(f"{mark} {VERDICTS[verdict]}" for verdict, mark in MARKS.items())


def _turning_points(review: Review) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 1, 0))
    table.add_column(justify="right")
    table.add_column()
    for number, ply in enumerate(review.plies, 1):
        if ply.verdict and ply.reason:
            table.add_row(str(number), _turning_point(ply, ply.verdict, ply.reason))
    return table


def _turning_point(ply: Ply, verdict: Verdict, reason: Reason) -> Text:
    better = _("{action}, better {better}").format(action=ply.action, better=ply.better)
    chance = f"{percent(ply.before, 0)} › {percent(ply.after, 0)}"
    where = _("Room {room}: {cards}; {health} health.").format(
        room=ply.room_number, cards=" ".join(ply.room), health=ply.health
    )
    return Text.assemble(
        (VERDICTS[verdict], MARK_STYLES[verdict]), f"   {better}   {chance}\n{where} {why(reason)}"
    )
