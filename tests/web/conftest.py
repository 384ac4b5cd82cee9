"""Servers and people for the tests of the web."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from stammtisch.house import workshop
from tests.compiling import COMPILING
from tests.web.serving import Person, Serving, serving


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests that wait for the solver however long a busy machine takes to load it."""
    monkeypatch.setattr(workshop, "PATIENCE", COMPILING)


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One house for all tests that leave it as they found it."""
    with serving(tmp_path_factory.mktemp("house") / "house.db") as running:
        yield running


@pytest.fixture
def new_person(house: Serving) -> Iterator[Callable[[], Person]]:
    """Lets strangers in."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(Person(house.url))


@pytest.fixture
def person(new_person: Callable[[], Person]) -> Person:
    """A stranger."""
    return new_person()
