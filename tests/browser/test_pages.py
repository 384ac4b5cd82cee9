"""The watch on the pages sees what must not happen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pages import watch


@pytest.fixture
def faults() -> list[str]:
    return []


@pytest.fixture
def watched(browser: Browser, faults: list[str]) -> Iterator[Page]:
    context = browser.new_context()
    context.route(
        "http://*/**", lambda route: route.fulfill(body="<p>stand-in</p>", content_type="text/html")
    )
    watch(context, faults)
    yield context.new_page()
    context.close()


def test_a_quiet_page_has_no_faults(watched: Page, faults: list[str]) -> None:
    watched.goto("http://127.0.0.1:1/")
    watched.evaluate("console.log('all is well')")
    assert faults == []


def test_an_error_in_the_console_is_a_fault(watched: Page, faults: list[str]) -> None:
    with watched.expect_console_message():
        watched.evaluate("console.error('broken')")
    assert faults == ["console error: broken"]


def test_an_uncaught_exception_is_a_fault(watched: Page, faults: list[str]) -> None:
    with watched.expect_event("pageerror"):
        watched.evaluate("setTimeout(() => { throw new Error('lost') })")
    assert faults == ["uncaught: lost"]


def test_a_request_to_another_host_is_a_fault(watched: Page, faults: list[str]) -> None:
    watched.goto("http://elsewhere.test/font.woff2")
    assert faults == ["request to another host: http://elsewhere.test/font.woff2"]
