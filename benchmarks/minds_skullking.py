"""How strong the minds of Skull King are, and how long they think.

    python benchmarks/minds_skullking.py [MEASUREMENT…]

Every line-up plays its deals in all rotations over the seats, see
:mod:`stammtisch.study.arena`. Thinking time is that of an expert in round ten
of four players, processor time on one core. Measurements that are not named
keep the figures of the last time.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean
from typing import NamedTuple

from report import RESULTS, write

from stammtisch.games import skullking
from stammtisch.games.skullking.rules import begin
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.games.skullking.state import Deals
from stammtisch.minds import mind
from stammtisch.study.arena import standings, tournament

TIMED_ROUNDS = 20
HEADINGS = ["line-up", "games", "won by the first", "bids met", "points of the first", "target"]


class LineUp(NamedTuple):
    """Minds, how many deals they play, and what is aimed at."""

    minds: tuple[str, ...]
    deals: int
    target: str


LINE_UPS = {
    "regulars": LineUp(("expert", "regular", "regular", "regular"), 200, "≥ 75 % won, ≥ 78 % met"),
    "randoms": LineUp(("expert", "random", "random", "random"), 25, "≥ 97 % won"),
    "experts": LineUp(("expert", "expert", "expert", "expert"), 50, "≥ 68 % met"),
    "alike": LineUp(("regular", "regular", "regular", "regular"), 40, "≥ 58 % met"),
    "novices": LineUp(("regular", "novice", "novice", "novice"), 25, ""),
}


def thinking() -> tuple[float, float]:
    """Milliseconds of processor time for a bid and for a card."""
    expert, others = mind("skullking", "expert", 1), mind("skullking", "regular", 2)
    rng = random.Random(3)
    spent: dict[str, list[float]] = {"bidding": [], "playing": []}
    for _ in range(TIMED_ROUNDS + 1):
        state = begin(CLASSIC_66, 4, Deals(rng.randbytes(32)), CLASSIC_66.rounds, 0)
        while seats := skullking.to_act(state):
            seat = seats[0]
            view = skullking.view(state, seat)
            began = time.process_time()
            action = (expert if seat == 0 else others).choose(view)
            if seat == 0:
                spent[view.phase].append(1000 * (time.process_time() - began))
            state = skullking.play(state, seat, action).state
    # The first round may have compiled something.
    bids, cards = spent["bidding"][1:], spent["playing"][CLASSIC_66.rounds :]
    return sum(bids) / len(bids), sum(cards) / len(cards)


def row(line_up: LineUp) -> list[str]:
    """The first mind of a line-up; where all are alike, bids met by all of them."""
    deals = tournament(line_up.minds, line_up.deals * len(line_up.minds), seed=1)
    table = standings(line_up.minds, deals)
    first, alike = table[0], len(set(line_up.minds)) == 1
    met = fmean(each.met.value for each in table) if alike else first.met.value
    return [
        ", ".join(line_up.minds),
        str(first.games),
        f"{100 * first.wins.value:.1f} ± {100 * first.wins.margin:.1f} %",
        f"{100 * met:.1f} ± {100 * first.met.margin:.1f} %",
        f"{first.points.value:.0f} ± {first.points.margin:.0f}",
        line_up.target,
    ]


def thinking_row() -> list[str]:
    bid, card = thinking()
    return ["expert, round 10", "", "", "", f"{bid:.1f} ms a bid, {card:.1f} ms a card", "≤ 100 ms, ≤ 30 ms"]


def main(wanted: Sequence[str]) -> None:
    file = RESULTS / "minds_skullking.json"
    rows: dict[str, list[str]] = json.loads(file.read_text())["rows"] if file.exists() else {}
    measurements: dict[str, Callable[[], list[str]]] = {"thinking": thinking_row}
    measurements |= {name: partial(row, line_up) for name, line_up in LINE_UPS.items()}
    for name in wanted or measurements:
        rows[name] = measurements[name]()
        write("minds_skullking", "Minds of Skull King", {"rows": rows}, [HEADINGS, *rows.values()])


if __name__ == "__main__":
    main(sys.argv[1:])
