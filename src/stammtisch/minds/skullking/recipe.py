"""How the expert's tables are made: self-play by two policies, then rounds with searching players.

The same recipe makes the same numbers: everything comes from its seed.
"""

import io
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np

from stammtisch.games.skullking import numbers
from stammtisch.games.skullking.options import MAX_PLAYERS, MIN_PLAYERS
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.kernels.chance import chance
from stammtisch.minds.skullking import tables
from stammtisch.minds.skullking.experience import nothing, self_play
from stammtisch.minds.skullking.hindsight import corrections, searched_rounds
from stammtisch.minds.skullking.lessons import lessons
from stammtisch.minds.skullking.tables import Tables

FOLDER: Final = Path(__file__).with_name("data")
TABLES: Final = "expert.npz"
LABEL: Final = "expert.json"
"""What the tables are: the recipe, the shapes and the SHA-256 of the file."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What the tables are made from."""

    name: str = "skullking-1"
    rules: str = CLASSIC_66.name
    seed: int = 1
    lessons: int = 8
    """How often the tables are made anew from the play of those before."""
    deals: int = 15_000
    """Deals of self-play for each lesson, number of players and round."""
    memory: float = 0.6
    """What a lesson counts in the next one."""
    searched: int = 200
    """Rounds with searching players for each number of players and round."""


RECIPE: Final = Recipe()


def train(recipe: Recipe, progress: Callable[[int, int], None]) -> Tables:
    """Make the tables; ``progress`` is told how many of how many steps are done."""
    learned, rng = tables.empty(), chance(recipe.seed)
    deck = np.arange(numbers.CARDS, dtype=np.uint8)
    rounds = range(1, CLASSIC_66.rounds + 1)
    steps = (MAX_PLAYERS - MIN_PLAYERS + 1) * (recipe.lessons + len(rounds))
    done = 0
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        gained, misses = nothing(), np.zeros((tables.LENGTHS, tables.LENGTHS, 2))
        learned = lessons(gained, players, learned)
        for _ in range(recipe.lessons):
            for sums in gained:
                sums *= recipe.memory
            for cards in rounds:
                self_play(gained, players, cards, recipe.deals, deck, rng, learned)
            learned = lessons(gained, players, learned)
            done += 1
            progress(done, steps)
        for cards in rounds:
            searched_rounds(misses, players, cards, recipe.searched, deck, rng, learned)
            done += 1
            progress(done, steps)
        learned.corrections[players - MIN_PLAYERS] = corrections(misses)
    return learned


def write(folder: Path, recipe: Recipe, learned: Tables) -> None:
    """Write the tables and their label into a folder. Rates are stored in half precision."""
    folder.mkdir(parents=True, exist_ok=True)
    content = io.BytesIO()
    np.savez_compressed(
        content, **{name: table.astype(np.float16) for name, table in learned._asdict().items()}
    )
    (folder / TABLES).write_bytes(content.getvalue())
    label = json.dumps(describe(recipe, content.getvalue(), learned), indent=2)
    (folder / LABEL).write_text(f"{label}\n", encoding="utf-8")


def describe(recipe: Recipe, content: bytes, learned: Tables) -> dict[str, Any]:
    """The label of a file with these tables."""
    return {
        "recipe": asdict(recipe),
        "shapes": {name: list(table.shape) for name, table in learned._asdict().items()},
        "sha256": sha256(content).hexdigest(),
    }
