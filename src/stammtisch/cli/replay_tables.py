"""A replayed record as tables for the terminal."""

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.table import Table

from stammtisch.cli.texts import _
from stammtisch.cli.words import printable, refusal
from stammtisch.games import record
from stammtisch.games.contract import Replay


def show(game: str, replay: Replay[Any, Any]) -> None:
    """Print the course of a game, and how it ended or why it could not go on."""
    console = Console(highlight=False, markup=False)
    report = record.report(game, replay)
    for part in _TABLES[game](report, replay.record):
        console.print(part)
    if replay.error:
        console.print(refused(game, replay), style="bold red", soft_wrap=True)


def refused(game: str, replay: Replay[Any, Any]) -> str:
    """Which action of an invalid record was refused, and why."""
    assert replay.error is not None
    place = _place(record.report(game, replay)["error"])
    return f"{place}: {refusal(game, replay.error.code, replay.error.params)}"


def _dungeon(report: dict[str, Any], played: Any) -> Iterator[RenderableType]:
    table = Table(title="Scoundrel")
    table.add_column("", justify="right")
    table.add_column(_("Action"))
    table.add_column(_("Health"), justify="right")
    table.add_column(_("Weapon"))
    table.add_column(_("Room"))
    table.add_column(_("Pile"), justify="right")
    before = None
    for number, position in enumerate(report["positions"]):
        table.add_row(
            str(number) if number else "",
            played.actions[number - 1] if number else "",
            _health(position["health"], before),
            _weapon(position["weapon"]),
            " ".join(position["room"]),
            str(position["pile"]),
        )
        before = position["health"]
    yield table
    if "result" in report:
        yield _ending(report["result"])


def _health(health: int, before: int | None) -> str:
    change = 0 if before is None else health - before
    return f"{change:+}  {health}" if change else str(health)


def _weapon(weapon: dict[str, Any] | None) -> str:
    if weapon is None:
        return ""
    if weapon["limit"] is None:
        return f"{weapon['card']} ({_('fresh')})"
    return f"{weapon['card']} ({_('works below {limit}').format(limit=weapon['limit'])})"


def _ending(result: dict[str, Any]) -> str:
    match result["outcome"]:
        case "won":
            return _("Won. Score: {score}").format(score=result["score"])
        case "lost":
            return _("Lost. Score: {score}").format(score=result["score"])
        case _:
            return _("The game is not finished.")


def _rounds(report: dict[str, Any], _played: Any) -> Iterator[RenderableType]:
    for each in report["rounds"]:
        yield _round(each)
    if "result" in report:
        winners = ", ".join(_seat(seat) for seat in report["result"]["winners"])
        yield _("Won by {names}.").format(names=winners) if winners else _("The game is not finished.")


def _round(played: dict[str, Any]) -> Table:
    seats = range(len(played["bids"]))
    table = Table(title=_("Round {number}").format(number=played["round"]))
    table.add_column(_("Trick"))
    for seat in seats:
        table.add_column(_seat(seat))
    table.add_column(_("Bonus"), justify="right")
    for number, trick in enumerate(played["tricks"], 1):
        cells = [""] * len(seats)
        for i, play in enumerate(trick["plays"]):
            seat = (trick["leader"] + i) % len(seats)
            cells[seat] = ("› " if i == 0 else "  ") + play + (" ★" if seat == trick["winner"] else "")
        table.add_row(str(number), *cells, f"{trick['bonus']:+}" if trick["bonus"] else "")
    table.add_section()
    for name, key in (
        (_("Bid"), "bids"),
        (_("Tricks won"), "won"),
        (_("Points"), "scores"),
        (_("Total"), "totals"),
    ):
        if (row := played[key]) is not None:
            table.add_row(name, *("" if value is None else str(value) for value in row), "")
    return table


_TABLES: Final = {"scoundrel": _dungeon, "skullking": _rounds}


def _place(error: dict[str, Any]) -> str:
    """Which action an error is about."""
    if "action" in error:
        text = _("Action {number}, {action}")
        return text.format(number=error["index"] + 1, action=printable(error["action"], 40))
    if "play" in error:
        text = _("Round {round}, card {number}, {play} by seat {seat}")
        return text.format(
            round=error["round"],
            number=error["index"] + 1,
            play=printable(error["play"], 40),
            seat=error["seat"],
        )
    return _("Round {round}, bid of seat {seat}").format(round=error["round"], seat=error["seat"])


def _seat(seat: int) -> str:
    return _("Seat {seat}").format(seat=seat)
