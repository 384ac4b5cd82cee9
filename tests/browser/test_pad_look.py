"""How the pad looks: on a phone, for everybody, and on paper."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.fitting import scrolls, small_targets
from tests.browser.house import House
from tests.browser.pages import DESKTOP, PHONE, NewContext
from tests.browser.scorer import Played, Scorer

SIX = ("Anneliese", "Ben", "Çem", "Dörthe-Marie", "Emil", "Fritz-Friedrich")
FIRST = Played((1, 0, 0, 0, 1, 0), (1, 0, 0, 0, 0, 0))


def test_no_step_of_six_players_scrolls_on_a_phone(server: House, new_context: NewContext) -> None:
    page = new_context(viewport=PHONE, has_touch=True).new_page()
    page.goto(f"{server.url}/de/pad")
    expect(page.locator(".pad-names")).to_be_visible()
    assert not scrolls(page)
    assert small_targets(page) == []
    scorer = Scorer(page, SIX).open(server.url, "de")
    for number in range(1, 11):
        if number > 1:
            scorer.on()
        fits(page)
        scorer.tell((number, 0, 0, 0, 0, 0))
        scorer.go.click()
        scorer.tell((number, 0, 0, 0, 0, 0))
        fits(page)
        scorer.go.click()
        page.locator(".pad-kind").nth(2).click()
        expect(page.locator(".pad-how-many")).to_be_visible()
        fits(page)
        scorer.go.click()
        fits(page)
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.locator(".pad-block")).to_be_in_viewport(ratio=0.99)
    fits(page)


def test_a_name_without_a_space_pushes_nothing_off_a_phone(server: House, new_context: NewContext) -> None:
    page = new_context(viewport=PHONE, has_touch=True).new_page()
    scorer = Scorer(page, ("W" * 24, "Ben")).open(server.url)
    fits(page)
    for _ in range(2):
        scorer.tell((1, 0))
        fits(page)
        scorer.go.click()
    scorer.go.click()
    expect(page.locator(".reckoning .number").first).to_be_in_viewport(ratio=1)
    fits(page)


def fits(page: Page) -> None:
    assert not scrolls(page)
    assert small_targets(page) == []
    spills: list[str] = page.evaluate(
        """[...document.querySelectorAll('.pad-views > section')]
            .filter(view => view.scrollHeight > view.clientHeight || view.scrollWidth > view.clientWidth)
            .map(view => view.className)"""
    )
    assert spills == []


def test_the_block_is_one_tap_away(server: House, new_context: NewContext) -> None:
    page = new_context(viewport=PHONE, has_touch=True).new_page()
    Scorer(page, SIX[:2]).open(server.url)
    block, entry = page.locator(".pad-block"), page.locator(".pad-entry")
    expect(block).not_to_be_in_viewport()
    page.get_by_role("button", name="Sheet", exact=True).tap()
    expect(block).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("button", name="Sheet", exact=True)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("e")
    expect(entry).to_be_in_viewport(ratio=0.99)


def test_the_block_is_one_swipe_away(server: House, new_context: NewContext) -> None:
    page = new_context(viewport=PHONE, has_touch=True).new_page()
    Scorer(page, SIX[:2]).open(server.url)
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, int]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", {"x": 320, "y": 300})
    for x in range(300, 40, -20):
        touch("touchMove", {"x": x, "y": 300})
    touch("touchEnd")
    expect(page.locator(".pad-block")).to_be_in_viewport(ratio=0.99)


def test_bids_stand_in_the_narrow_column(server: House, page: Page) -> None:
    scorer = Scorer(page, SIX).open(server.url)
    scorer.tell(FIRST.bids)
    cells = page.locator(".block tbody tr").first.locator("td")
    assert [text for text in cells.all_inner_texts() if text] == [str(bid) for bid in FIRST.bids]
    narrow, wide = (cells.nth(i).bounding_box() for i in (0, 1))
    assert narrow
    assert wide
    assert narrow["width"] < wide["width"]


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_paper_holds_the_block_alone(
    server: House, new_context: NewContext, viewport: dict[str, int]
) -> None:
    page = new_context(viewport=viewport, color_scheme="dark").new_page()
    scorer = Scorer(page, SIX).open(server.url)
    scorer.enter(FIRST)
    page.emulate_media(media="print")
    expect(page.locator(".block")).to_be_visible()
    expect(page.locator(".block caption")).to_have_text("The sheet")
    for gone in (".top", ".pad-bar", ".pad-entry", ".pad-chart", ".pad-hint"):
        expect(page.locator(gone).first).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.querySelector('.block')).color") == "rgb(0, 0, 0)"
    paper = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_axe_finds_nothing(
    server: House, new_context: NewContext, viewport: dict[str, int], scheme: str, language: str
) -> None:
    page = new_context(viewport=viewport, color_scheme=scheme).new_page()
    page.goto(f"{server.url}/{language}/pad")
    expect(page.locator(".pad-names")).to_be_visible()
    assert violations(page) == []
    scorer = Scorer(page, SIX).open(server.url, language)
    assert violations(page) == []
    scorer.tell(FIRST.bids)
    scorer.go.click()
    scorer.tell((1, 1, 0, 0, 0, 0))
    assert violations(page) == []
    scorer.tell(FIRST.won)
    scorer.go.click()
    page.locator(".pad-kind").nth(2).click()
    assert violations(page) == []
    scorer.go.click()
    expect(page.locator(".reckoning")).to_be_visible()
    assert violations(page) == []
    scorer.more()
    assert violations(page) == []
    page.locator(".pad-part button").first.click()
    expect(page.locator(".qr")).to_be_visible()
    assert violations(page) == []
    address = page.get_by_role("dialog").get_by_role("link").first.get_attribute("href")
    page.goto(f"{server.url}{address}")
    expect(page.locator(".pad-live")).to_be_visible()
    assert violations(page) == []
    page.goto(f"{server.url}/{language}/pad/life")
    page.locator(".life-value").first.click()
    assert violations(page) == []
