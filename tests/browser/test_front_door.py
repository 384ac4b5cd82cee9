"""The house opens: the front page in the visitor's language, and nothing from elsewhere."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.pages import NewContext


@pytest.mark.parametrize(("locale", "language"), [("de-AT", "de"), ("en-GB", "en"), ("fr-FR", "en")])
def test_the_front_page_speaks_the_language_of_the_browser(
    server: House, new_context: NewContext, locale: str, language: str
) -> None:
    page = new_context(locale=locale).new_page()
    page.goto(f"{server.url}/")
    expect(page).to_have_url(f"{server.url}/{language}/")
    expect(page.locator("html")).to_have_attribute("lang", language)
