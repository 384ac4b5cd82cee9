"""A real server and a real Chromium for the tests in this folder.

Every page is watched: a test fails on an error in the console, an uncaught
exception or a request to another host, unless it expects them.
"""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.house import GRACE, House, StartServer, opened, start
from tests.browser.pages import DESKTOP, NewContext, watch

CHROMIUMS = ("chromium-headless-shell", "chromium")
"""Debian's two, the cheaper one first: it draws no window, with a toolbar and all, around every page."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Root needs the first; the others keep Chromium from talking to anybody but us."""

expect.set_options(timeout=20_000)  # milliseconds; a busy machine is no fault


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI a test of this folder that fails is tried once more; the summary names it."""
    if "CI" not in os.environ:
        return
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests of a worker."""
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Starts houses for one test, for instance to kill and start them again."""
    houses: list[House] = []

    def start_one(*, database: Path | None = None, port: int = 0, grace: float = GRACE) -> House:
        houses.append(start(tmp_path, database, port, grace))
        return houses[-1]

    yield start_one
    for house in houses:
        house.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, or the one that ``CHROMIUM`` names.

    For one module only: while Playwright is open its event loop counts as
    running, and no asynchronous test of another folder could.
    """
    named = os.environ.get("CHROMIUM")
    wanted = [named] if named else CHROMIUMS
    executable = next(filter(None, map(shutil.which, wanted)), None)
    if executable is None:
        pytest.skip(f"there is no Chromium here ({' or '.join(wanted)}); install one or set CHROMIUM")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture
def expected_faults() -> list[str]:
    """Regular expressions for faults that a test brings about on purpose; append to it."""
    return []


@pytest.fixture
def new_context(browser: Browser, expected_faults: list[str]) -> Iterator[NewContext]:
    """Opens browser profiles: ``new_context(viewport=PHONE, locale="de-DE", color_scheme="dark")``."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_context(**options: Any) -> BrowserContext:
        context = browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB"} | options)
        context.set_default_timeout(15_000)
        watch(context, faults)
        contexts.append(context)
        return context

    yield open_context
    for context in contexts:
        context.close()
    assert [fault for fault in faults if not any(re.search(known, fault) for known in expected_faults)] == []


@pytest.fixture
def page(new_context: NewContext) -> Page:
    """A page on a desktop in English."""
    return new_context().new_page()
