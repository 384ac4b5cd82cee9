"""How many dungeons the minds of Scoundrel win, and how long they think.

    python benchmarks/minds_scoundrel.py [LEVEL…]

All levels play the dungeons of ``stammtisch arena scoundrel --seed 1``, from
the first on. The time is that of a wall clock, on one core. Levels
that are not named keep the figures of the last time.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from report import RESULTS, write

from stammtisch.study.arena import expedition, expedition_of

GAMES = {"novice": 5000, "regular": 5000, "expert": 2000, "master": 400}
TARGETS = {"regular": "≥ 62 %", "expert": "≥ 78 % at ≤ 15 ms", "master": "≥ 82 %"}
HEADINGS = [
    "level",
    "dungeons",
    "won",
    "95 times in 100 between",
    "average score",
    "ms a move",
    "95 %",
    "target",
]


def main(wanted: Sequence[str]) -> None:
    file = RESULTS / "minds_scoundrel.json"
    found = json.loads(file.read_text())["levels"] if file.exists() else {}
    for level in wanted or GAMES:
        found[level] = asdict(expedition_of(level, expedition(level, GAMES[level], seed=1, workers=1)))
        write(
            "minds_scoundrel", "Minds of Scoundrel", {"levels": found}, [HEADINGS, *map(row, found.items())]
        )


def row(item: tuple[str, dict[str, Any]]) -> list[str]:
    level, each = item
    low, high = each["ci95"]
    return [
        level,
        str(each["games"]),
        f"{100 * each['win_rate']:.1f} %",
        f"{100 * low:.1f} and {100 * high:.1f} %",
        f"{each['mean_score']:.1f}",
        f"{each['milliseconds']:.2f}",
        f"{each['milliseconds_p95']:.2f}",
        TARGETS.get(level, ""),
    ]


if __name__ == "__main__":
    main(sys.argv[1:])
