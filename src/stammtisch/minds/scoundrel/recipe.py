"""How the network of values is made: self-play alone, with ever smaller steps.

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

from stammtisch.kernels.chance import chance
from stammtisch.kernels.scoundrel_rows import FULL_DECK
from stammtisch.minds.scoundrel.descent import begin
from stammtisch.minds.scoundrel.endgame import empty_trail
from stammtisch.minds.scoundrel.judging import empty_desk
from stammtisch.minds.scoundrel.learning import Lesson, learn
from stammtisch.minds.scoundrel.network import Network, untrained

FOLDER: Final = Path(__file__).with_name("data")
WEIGHTS: Final = "values.npz"
LABEL: Final = "values.json"
"""What the network is: the recipe, its curve, the shapes and the SHA-256 of the file."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What the network is made from."""

    name: str = "scoundrel-3"
    rules: str = "tavern"
    seed: int = 1
    blocks: int = 200
    games: int = 30_000
    """Dungeons in each block, which has one rate."""
    decay: float = 0.7
    """λ: how far a position looks to the outcome, and not to the value that came next."""
    batch: int = 256
    """Positions that are learned from in one step."""
    rate: float = 0.003
    """Size of the first steps."""
    fall: float = 1.5
    """How the size falls to nothing: the power of the share of blocks that is still to come."""
    comfort: float = 0.5
    """What a death that left no monster would count at the beginning."""
    comforted: float = 0.02
    """After which share of the blocks a death counts nothing."""


RECIPE: Final = Recipe()


@dataclass(frozen=True, slots=True)
class Block:
    """What was seen while a block was played."""

    number: int
    """From 1."""
    won: float
    """Share of its dungeons that were won, 0 … 1, by the network as it was."""
    loss: float
    """Mean cross-entropy of the values against the outcomes."""


def train(recipe: Recipe, progress: Callable[[Block], None]) -> tuple[Network, tuple[Block, ...]]:
    """Make the network, and tell ``progress`` of every block; all blocks are the curve."""
    rng = chance(recipe.seed)
    descent = begin(untrained(np.random.default_rng(recipe.seed)))
    desk, trail = empty_desk(), empty_trail()
    curve = []
    for number in range(recipe.blocks):
        won, loss = learn(descent, desk, trail, lesson(recipe, number), FULL_DECK, rng)
        block = Block(number + 1, round(won / recipe.games, 4), round(loss, 4))
        curve.append(block)
        progress(block)
    return descent.net, tuple(curve)


def lesson(recipe: Recipe, number: int) -> Lesson:
    """What a block is, counted from 0."""
    done = number / recipe.blocks
    return Lesson(
        recipe.games,
        recipe.batch,
        recipe.rate * (1 - done) ** recipe.fall,
        recipe.decay,
        recipe.comfort * max(0.0, 1 - done / recipe.comforted),
    )


def write(folder: Path, recipe: Recipe, network: Network, curve: tuple[Block, ...]) -> None:
    """Write the network and its label into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    content = io.BytesIO()
    np.savez(content, **network._asdict())
    (folder / WEIGHTS).write_bytes(content.getvalue())
    label = json.dumps(describe(recipe, content.getvalue(), network, curve), indent=2)
    (folder / LABEL).write_text(f"{label}\n", encoding="utf-8")


def describe(recipe: Recipe, content: bytes, network: Network, curve: tuple[Block, ...]) -> dict[str, Any]:
    """The label of a file with this network."""
    return {
        "recipe": asdict(recipe),
        "shapes": {name: list(array.shape) for name, array in network._asdict().items()},
        "sha256": sha256(content).hexdigest(),
        "won": [block.won for block in curve],
        "loss": [block.loss for block in curve],
    }
