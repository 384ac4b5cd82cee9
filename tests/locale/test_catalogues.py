"""The German catalogue says everything that the sources and Typer's help say, and nothing else."""

import re
from pathlib import Path
from string import Formatter

import pytest
import typer
from babel.messages import Catalog, Message
from babel.messages.frontend import CommandLineInterface
from babel.messages.pofile import read_po

from stammtisch.locale import DIRECTORY, DOMAIN

ROOT = Path(__file__).parents[2]
GERMAN = DIRECTORY / "de" / "LC_MESSAGES" / f"{DOMAIN}.po"


@pytest.fixture(scope="module")
def german() -> Catalog:
    with GERMAN.open("rb") as file:
        return read_po(file, locale="de", abort_invalid=True)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    template = tmp_path_factory.mktemp("locale") / "stammtisch.pot"
    CommandLineInterface().run(  # type: ignore[no-untyped-call]  # Babel leaves it unannotated
        [
            "pybabel",
            "--quiet",
            "extract",
            f"--mapping={ROOT / 'pyproject.toml'}",
            f"--output={template}",
            str(ROOT / "src" / "stammtisch"),
            *typer.__path__,
        ]
    )
    with template.open("rb") as file:
        return read_po(file)


def texts(message: Message) -> list[str]:
    """The translations of a message, one for each plural form."""
    return [message.string] if isinstance(message.string, str) else list(message.string or ())


def keys(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def fields(text: str) -> set[str]:
    """The placeholders of a text: ``{"card"}`` for ``The {card} is not in the room``."""
    return {field for _, field, _, _ in Formatter().parse(text) if field}


def messages(catalogue: Catalog) -> list[Message]:
    return [message for message in catalogue if message.id]


def test_nothing_is_missing_or_stale(sources: Catalog, german: Catalog) -> None:
    assert {keys(message) for message in messages(german)} == {keys(message) for message in messages(sources)}
    assert german.obsolete == {}


def test_everything_is_translated(german: Catalog) -> None:
    assert [message.id for message in messages(german) if message.fuzzy or not all(texts(message))] == []
    assert [errors for _, errors in german.check()] == []


def test_placeholders_agree(german: Catalog) -> None:
    for message in messages(german):
        expected = set().union(*(fields(key) for key in keys(message)))
        for text in texts(message):
            assert fields(text) == expected, message.id


def test_quotation_marks_are_german(german: Catalog) -> None:
    opening = re.compile(r'["“](?=\w)')
    assert [text for message in messages(german) for text in texts(message) if opening.search(text)] == []
