"""What the high seas look like: on a phone, to axe, in both themes and languages."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import violations
from tests.browser.fitting import scrolls
from tests.browser.house import House, opened
from tests.browser.pages import LITTLE_CODE, PHONE, NewContext, stand_still, weigh_scripts
from tests.browser.prepared import Prepared, prepare
from tests.browser.sea import Sailor

READABLE = 24
"""Pixels that must be seen of the corner of a card."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("look")


@pytest.fixture(scope="module")
def last_round(folder: Path) -> Prepared:
    return prepare(folder / "house.db", seats=6, round_=10)


@pytest.fixture(scope="module")
def finished(folder: Path) -> Prepared:
    return prepare(folder / "house.db", seats=4, round_=None)


@pytest.fixture(scope="module")
def house(folder: Path, last_round: Prepared, finished: Prepared) -> Iterator[House]:
    """A house that has both tables."""
    assert last_round.database == finished.database
    with opened(folder) as running:
        yield running


@pytest.mark.parametrize("language", ["de", "en"])
def test_ten_cards_on_a_phone_without_scrolling(
    house: House, new_context: NewContext, last_round: Prepared, language: str
) -> None:
    context = new_context(viewport=PHONE)
    last_round.enter(context, house.url)
    page = context.new_page()
    page.goto(f"{house.url}/{language}/table/{last_round.table}")
    ann = Sailor(page, "Ann")
    expect(ann.cards).to_have_count(10)
    expect(ann.bids).to_have_count(11)
    expect(page.locator(".plate")).to_have_count(5)
    assert not scrolls(page)
    stand_still(page)
    lefts = page.locator(".hand-card").evaluate_all("cards => cards.map(c => c.getBoundingClientRect().left)")
    assert min(b - a for a, b in pairwise(lefts)) >= READABLE
    assert lefts[0] >= 0
    small = page.locator(".bid, .bar .button, .own .button").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).filter(r => r.width < 44 || r.height < 44).length"
    )
    assert small == 0


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_axe_finds_nothing(
    house: House,
    new_context: NewContext,
    last_round: Prepared,
    finished: Prepared,
    scheme: str,
    language: str,
) -> None:
    context = new_context(viewport=PHONE, color_scheme=scheme)
    last_round.enter(context, house.url)
    page = context.new_page()
    base = f"{house.url}/{language}"
    page.goto(f"{base}/skullking/new")
    expect(page.locator(".fresh")).to_be_visible()
    assert violations(page) == []
    page.locator(".fresh button[type=submit]").click()
    expect(page.locator(".lobby .qr")).to_be_visible()
    page.locator(".seat-does .button").first.click()
    expect(page.locator(".seat-is-bot")).to_be_visible()
    assert violations(page) == []
    page.goto(f"{base}/table/{last_round.table}")
    expect(page.locator(".bid").first).to_be_visible()
    assert violations(page) == []
    for door in range(4):
        page.locator(".bar .button").nth(door).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == [], door
        page.keyboard.press("Escape")
    for place, there in (
        (f"table/{finished.table}", ".over"),
        (f"replay/{finished.table}#150", ".open-hands"),
        ("rejoin/abcdefgh", ".prose"),
    ):
        page.goto(f"{base}/{place}")
        expect(page.locator(there)).to_be_visible()
        assert violations(page) == [], place


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_on_a_desktop(
    house: House, new_context: NewContext, last_round: Prepared, scheme: str
) -> None:
    context = new_context(color_scheme=scheme)
    last_round.enter(context, house.url)
    page = context.new_page()
    page.goto(f"{house.url}/en/table/{last_round.table}")
    expect(page.locator(".side .block")).to_be_visible()
    assert not scrolls(page)
    assert violations(page) == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_the_end_ranks_awards_and_leads_to_the_replay(
    house: House, new_context: NewContext, finished: Prepared
) -> None:
    context = new_context()
    finished.enter(context, house.url)
    page = context.new_page()
    page.goto(f"{house.url}/en/table/{finished.table}")
    ranking = page.get_by_role("list", name="Ranking").get_by_role("listitem")
    expect(ranking).to_have_count(4)
    points = [int(text.split()[-2].replace("−", "-")) for text in ranking.all_inner_texts()]
    assert points == sorted(points, reverse=True)
    expect(page.get_by_role("img", name="Totals round by round")).to_be_visible()
    expect(page.get_by_role("table", name="Score sheet").get_by_role("row")).to_have_count(11)
    expect(page.locator(".award").first).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".open-hands section")).to_have_count(4)
    page.keyboard.press("End")
    expect(page.locator(".replay-story")).to_contain_text("The game is over.")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".open-hands li")).to_have_count(1)


def test_the_deals_of_a_game_are_checked(house: House, new_context: NewContext, finished: Prepared) -> None:
    context = new_context()
    finished.enter(context, house.url)
    page = context.new_page()
    page.goto(f"{house.url}/en/table/{finished.table}")
    page.get_by_role("link", name="Check the shuffle").click()
    expect(page.get_by_text("The commitment belongs to this seed.")).to_be_visible()
    expect(page.get_by_text("The hands of all 10 rounds were dealt from this shuffle.")).to_be_visible()


def test_little_javascript(house: House, new_context: NewContext, last_round: Prepared) -> None:
    context = new_context()
    last_round.enter(context, house.url)
    page = context.new_page()
    sizes = weigh_scripts(page)
    page.goto(f"{house.url}/en/table/{last_round.table}")
    expect(page.locator(".bid").first).to_be_visible()
    assert all(sizes())
    assert 0 < sum(sizes()) <= LITTLE_CODE
