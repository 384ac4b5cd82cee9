"""How strong the minds of Skull King are, and how long they think.

    python benchmarks/minds_skullking.py [DEALS]

Every line-up plays the deals in all rotations over the seats, see
:mod:`stammtisch.study.arena`. Thinking time is that of an expert in round ten
of four players, processor time on one core.
"""

import random
import sys
import time
from dataclasses import asdict

from report import write

from stammtisch.games import skullking
from stammtisch.games.skullking.rules import begin
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.games.skullking.state import Deals
from stammtisch.minds import mind
from stammtisch.study.arena import Standing, standings, tournament

DEALS = 200
TIMED_ROUNDS = 20
LINEUPS = (
    (("expert", "regular", "regular", "regular"), 1.0, "≥ 75 % won, ≥ 78 % met"),
    (("expert", "random", "random", "random"), 0.5, "≥ 97 % won"),
    (("expert", "expert", "expert", "expert"), 0.25, "≥ 68 % met"),
    (("regular", "regular", "regular", "regular"), 1.0, "≥ 58 % met"),
    (("regular", "novice", "novice", "novice"), 1.0, ""),
)
"""The minds, the share of the deals that they play, and what is aimed at."""


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


def row(table: tuple[Standing, ...], deals: int, target: str) -> list[str]:
    """The first mind of a line-up, or, where all are alike, all of them."""
    first, alike = table[0], len({each.mind for each in table}) == 1
    met = sum(each.met.value for each in table) / len(table) if alike else first.met.value
    return [
        ", ".join(each.mind for each in table),
        str(deals * len(table)),
        f"{100 * first.wins.value:.1f} ± {100 * first.wins.margin:.1f} %",
        f"{100 * met:.1f} ± {100 * first.met.margin:.1f} %",
        f"{first.points.value:.0f} ± {first.points.margin:.0f}",
        target,
    ]


def main(deals: int) -> None:
    bid, card = thinking()
    rows = [["line-up", "games", "won by the first", "bids met", "points", "target"]]
    figures: dict[str, object] = {"milliseconds_a_bid": bid, "milliseconds_a_card": card}
    for minds, share, target in LINEUPS:
        played = tournament(minds, round(deals * share) * len(minds), seed=1)
        table = standings(minds, played)
        figures["/".join(minds)] = [asdict(standing) for standing in table]
        rows.append(row(table, len(played), target))
        print(*rows[-1], sep=" | ", flush=True)
    rows.append(
        ["expert, round 10: a bid, a card", "", "", "", f"{bid:.1f} ms, {card:.1f} ms", "100 ms, 30 ms"]
    )
    write("minds_skullking", "Minds of Skull King", figures, rows)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
