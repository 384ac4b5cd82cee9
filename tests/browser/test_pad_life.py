"""The life counter for Scoundrel with real cards."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fitting import scrolls, small_targets
from tests.browser.house import House
from tests.browser.pages import PHONE, NewContext


@pytest.fixture
def counter(server: House, new_context: NewContext) -> Page:
    page = new_context(viewport=PHONE, has_touch=True).new_page()
    page.goto(f"{server.url}/en/pad/life")
    expect(page.locator(".life-now b")).to_have_text("20")
    return page


def minus(number: int, rank: str = "") -> str:
    """A number as the counter writes it, with its card's letter."""
    return f"\N{MINUS SIGN}{number} {rank}".strip()


def press(page: Page, *labels: str) -> None:
    for label in labels:
        page.get_by_role("button", name=label, exact=True).tap(force=True)


def test_lives_go_down_and_up_and_never_above_twenty(counter: Page) -> None:
    lives = counter.locator(".life-now b")
    press(counter, minus(9))
    expect(lives).to_have_text("11")
    press(counter, "+10")
    expect(lives).to_have_text("20")
    press(counter, minus(14, "A"), minus(7))
    expect(lives).to_have_text(minus(1))
    expect(counter.locator(".life-now")).to_contain_text("Dead")
    expect(counter.locator(".life-history li")).to_have_text(
        [f"{minus(7)} {minus(1)}", f"{minus(14)} 6", "+10 20", f"{minus(9)} 11"]
    )


def test_undo_and_a_new_run(counter: Page) -> None:
    press(counter, minus(5), minus(3), "Undo")
    expect(counter.locator(".life-now b")).to_have_text("15")
    counter.keyboard.press("u")
    expect(counter.locator(".life-now b")).to_have_text("20")
    press(counter, "Undo")
    expect(counter.locator(".toast")).to_have_text("There is nothing to take back.")
    press(counter, minus(5), "New run")
    expect(counter.locator(".life-now b")).to_have_text("20")


def test_a_reload_keeps_the_lives(counter: Page) -> None:
    press(counter, minus(12, "Q"))
    counter.reload()
    expect(counter.locator(".life-now b")).to_have_text("8")


def test_it_fits_a_phone(counter: Page) -> None:
    for damage in range(1, 15):
        counter.locator(".life-hurts .life-value").nth(damage - 1).tap()
    assert not scrolls(counter)
    assert small_targets(counter) == []
