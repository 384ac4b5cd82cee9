"""The network in the package is the one that the recipe describes."""

import json

import numpy as np
import pytest

from stammtisch.minds.scoundrel import recipe, thinking
from stammtisch.minds.scoundrel.recipe import FOLDER, LABEL, RECIPE, WEIGHTS, Block, Recipe


def test_the_label_belongs_to_the_file_and_to_the_recipe() -> None:
    label = json.loads((FOLDER / LABEL).read_text())
    curve = tuple(
        Block(number, won, loss)
        for number, (won, loss) in enumerate(zip(label["won"], label["loss"], strict=True), 1)
    )
    assert len(curve) == RECIPE.blocks
    content = (FOLDER / WEIGHTS).read_bytes()
    described = recipe.describe(RECIPE, content, thinking.learned(), curve)
    assert label == json.loads(json.dumps(described))


def test_the_curve_climbs() -> None:
    won = json.loads((FOLDER / LABEL).read_text())["won"]
    assert won[0] < 0.4 < 0.75 < won[-1]


def test_training_repeats(tmp_path_factory: pytest.TempPathFactory) -> None:
    small = Recipe(blocks=3, games=50)
    contents, seen = [], list[Block]()
    for _ in range(2):
        folder = tmp_path_factory.mktemp("values")
        network, curve = recipe.train(small, seen.append)
        recipe.write(folder, small, network, curve)
        contents.append(((folder / WEIGHTS).read_bytes(), (folder / LABEL).read_text()))
    assert contents[0] == contents[1]
    assert [block.number for block in seen] == [1, 2, 3, 1, 2, 3]


def test_a_beginner_who_never_won_learns_to_win() -> None:
    seen = list[Block]()
    recipe.train(Recipe(blocks=12, games=2500, comforted=0.3), seen.append)
    assert seen[0].won < 0.01
    assert seen[-1].won > 0.1


def test_a_file_of_another_shape_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("values") / "other.npz"
    np.savez(file, first=np.zeros(3))
    with file.open("rb") as opened, pytest.raises(ValueError, match="another network"):
        thinking.read(opened)
