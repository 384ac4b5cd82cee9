"""The pages about the environments: their examples run, their tables name the right indices."""

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

from stammtisch.envs.scoundrel import observation as scoundrel
from stammtisch.envs.skullking import observation as skullking

PAGES = Path(__file__).parents[2] / "docs" / "environments"


def test_the_session_on_the_page_runs() -> None:
    outcome = doctest.testfile(str(PAGES / "scoundrel.md"), module_relative=False)
    assert outcome.attempted > 0
    assert outcome.failed == 0


def test_the_loop_on_the_page_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (PAGES / "skullking.md").read_text(), re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    assert names["terminated"] is True


@pytest.mark.parametrize(("page", "layout"), [("scoundrel", scoundrel), ("skullking", skullking)])
def test_the_index_tables_are_those_of_the_code(page: str, layout: ModuleType) -> None:
    text = (PAGES / f"{page}.md").read_text()
    rows = re.findall(r"^\| (\d+)(?: to \d+)? \| `([A-Z_]+)` \|", text, re.MULTILINE)
    assert len(rows) >= 10
    assert [int(index) for index, _ in rows] == [getattr(layout, name) for _, name in rows]
    assert f"shape ({layout.SIZE},)" in text
