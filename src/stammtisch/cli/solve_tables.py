"""A solution as tables for the terminal."""

from collections.abc import Iterable, Mapping

from rich.console import Console
from rich.table import Table

from stammtisch.cli.texts import _
from stammtisch.games.scoundrel import Action, State, format_action
from stammtisch.study.line import LineRoom, by_rooms
from stammtisch.study.solver import Solution


def show(position: State, solution: Solution, after: Mapping[Action, Solution] | None) -> None:
    """Print the best score, the line that reaches it, and the best score after each action."""
    console = Console(highlight=False, markup=False)
    if position.over:
        text = _(
            "This run is over with a score of {score}. Take actions off its end to see what could have been."
        )
        console.print(text.format(score=solution.best), style="bold")
        return
    console.print(_verdict(solution), style="bold")
    if not solution.proven:
        console.print(_("There may be a better one: memory ran out before it was proven."))
    if solution.line:
        console.print(_("A line that reaches it:"))
        console.print(line_table(by_rooms(position, solution.line)))
    if after:
        console.print(_("The best score after each action:"))
        console.print(_each(after))
    effort = _("{number} positions in {milliseconds} ms")
    milliseconds = round(1000 * solution.seconds)
    console.print(effort.format(number=solution.states, milliseconds=milliseconds), style="dim")


def _verdict(solution: Solution) -> str:
    if solution.winnable:
        text = _("The dungeon can be won; the best possible score is {score}.")
    else:
        text = _("The dungeon cannot be won; the best possible score is {score}.")
    return text.format(score=solution.best)


def line_table(rooms: Iterable[LineRoom]) -> Table:
    """A line, room by room."""
    table = Table()
    table.add_column(_("Room"))
    table.add_column(_("Actions"))
    table.add_column(_("Health"), justify="right")
    for room in rooms:
        table.add_row(" ".join(room.room), "  ".join(room.actions), str(room.health))
    return table


def _each(after: Mapping[Action, Solution]) -> Table:
    table = Table()
    table.add_column(_("Action"))
    table.add_column(_("Best score"), justify="right")
    for action, solution in sorted(after.items(), key=lambda item: -item[1].best):
        table.add_row(format_action(action), str(solution.best))
    return table
