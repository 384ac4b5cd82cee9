"""Whatever code an answer carries, the client has a sentence for it in both languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import stammtisch
from stammtisch.cli.words import COMPLAINTS, REFUSALS
from stammtisch.games.skullking import pad
from stammtisch.house.refusals import CODES as OF_THE_HOUSE
from stammtisch.web.failures import OF_FIELDS
from stammtisch.web.handlers import CODES as OF_STATUSES

SOURCES = Path(stammtisch.__file__).parent
CATALOGUES = SOURCES.parents[1] / "client" / "src" / "i18n"

OF_THE_GAMES = (REFUSALS.keys() | COMPLAINTS.keys()) - {"not_json_at", "wrong_length_exactly"}
OF_REQUESTS = {*OF_STATUSES.values(), *OF_FIELDS.values(), "bad_message", "bad_request", "not_json"}


def codes_in(package: str) -> Iterator[str]:
    """The codes written down where a package refuses something."""
    for file in (SOURCES / package).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refusal", "Problem", "failure"):
                named = [keyword.value for keyword in node.keywords if keyword.arg == "code"]
                for value in (*node.args[:1], *named):
                    choices = (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,)
                    yield from (str(each.value) for each in choices if isinstance(each, ast.Constant))


def sentences(language: str) -> set[str]:
    """The codes that the catalogues have a sentence for."""
    files = [*CATALOGUES.glob(f"*.errors.{language}.ts"), CATALOGUES / f"errors.{language}.ts"]
    return {code for file in files for code in re.findall(r"^  (\w+): ", file.read_text("utf-8"), re.M)}


def test_the_house_knows_its_codes() -> None:
    assert set(codes_in("house")) - REFUSALS.keys() == OF_THE_HOUSE


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_code_has_a_sentence(language: str) -> None:
    of_the_web = set(codes_in("web")) | OF_REQUESTS
    assert of_the_web > {"bad_origin", "no_guest"}
    answered = OF_THE_GAMES | OF_THE_HOUSE | of_the_web | set(get_args(pad.ProblemCode))
    assert answered - sentences(language) == set()
