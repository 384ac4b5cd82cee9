"""How the dungeon looks: on a phone, without jumps, readable for everybody."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.dungeon import Dungeon
from tests.browser.fitting import scrolls, small_targets
from tests.browser.house import House
from tests.browser.pages import DESKTOP, LITTLE_CODE, PHONE, NewContext, weigh_scripts
from tests.browser.prepared import WEAK_MONSTERS, known_dungeon


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_phone_shows_the_whole_table(server: House, new_context: NewContext, language: str) -> None:
    dungeon = Dungeon(new_context(viewport=PHONE, has_touch=True).new_page())
    dungeon.open(f"{server.url}/{language}/scoundrel")
    assert not scrolls(dungeon.page)
    assert small_targets(dungeon.page) == []
    dungeon.page.get_by_role("button", name=re.compile("^(Avoid|Meiden)$")).tap()
    expect(dungeon.page.get_by_text(re.compile("^4 (avoided|gemieden)$"))).to_be_visible()
    assert not scrolls(dungeon.page)


def test_the_two_ways_of_a_monster_fit_a_thumb(server: House, new_context: NewContext) -> None:
    dungeon = Dungeon(new_context(viewport=PHONE).new_page())
    dungeon.open(known_dungeon(server, WEAK_MONSTERS)).open_two_ways()
    assert small_targets(dungeon.page) == []
    weapon, fists = (way.bounding_box() for way in dungeon.ways.all())
    assert weapon
    assert fists
    assert weapon["y"] + weapon["height"] <= fists["y"]


def test_the_end_fits_a_phone(server: House, new_context: NewContext) -> None:
    dungeon = Dungeon(new_context(viewport=PHONE).new_page()).open(f"{server.url}/de/scoundrel")
    dungeon.lose()
    assert not scrolls(dungeon.page)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_place_moves_while_cards_do(
    server: House, new_context: NewContext, viewport: dict[str, int]
) -> None:
    dungeon = Dungeon(new_context(viewport=viewport).new_page())
    dungeon.open(known_dungeon(server, WEAK_MONSTERS))

    def places() -> Any:
        return dungeon.page.evaluate(
            """[...document.querySelectorAll('.slot, .health, .last, .weapon, .pile, .discard, .button')]
                .filter(place => place.checkVisibility())
                .map(place => { const {x, y} = place.getBoundingClientRect(); return [x, y]; })"""
        )

    dungeon.page.evaluate(
        """() => {
            window.shifts = [];
            // Words that change may find other lines inside their place; the place itself may not move.
            const moves = ({node}) => node && !node.parentElement?.closest('.slot, .weapon, .last');
            const note = ({value, sources}) => sources.some(moves) && window.shifts.push(value);
            new PerformanceObserver(list => list.getEntries().forEach(note))
                .observe({type: 'layout-shift', buffered: false});
        }"""
    )
    before = places()
    for _ in range(2):
        dungeon.face()
        assert places() == before
    dungeon.press("u")
    expect(dungeon.cards).to_have_count(3)
    assert places() == before
    assert dungeon.page.evaluate("shifts") == []


@pytest.mark.parametrize(("width", "height"), [(960, 600), (1280, 720)])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_new_run_and_giving_up_are_in_sight_on_a_small_desktop(
    server: House, new_context: NewContext, language: str, width: int, height: int
) -> None:
    dungeon = Dungeon(new_context(viewport={"width": width, "height": height}).new_page())
    dungeon.open(f"{server.url}/{language}/scoundrel")
    for name in ("New|Neu", "Give up|Aufgeben"):
        expect(dungeon.page.get_by_role("button", name=re.compile(f"^({name})$"))).to_be_in_viewport(ratio=1)
    assert not scrolls(dungeon.page)
    assert small_targets(dungeon.page) == []
    covered: list[str] = dungeon.page.evaluate(
        """[...document.querySelectorAll('.dungeon button')].filter(button => {
            const {left, top, width, height} = button.getBoundingClientRect();
            return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }).map(button => button.outerHTML.slice(0, 120))"""
    )
    assert covered == []


def test_reduced_motion_is_respected(server: House, new_context: NewContext) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    dungeon = Dungeon(page).open(f"{server.url}/en/scoundrel")
    dungeon.face()
    assert page.evaluate("document.getAnimations().filter(a => !(a instanceof CSSTransition)).length") == 0


def test_nothing_but_javascript_of_a_few_kilobytes(server: House, page: Page) -> None:
    sizes = weigh_scripts(page)
    Dungeon(page).open(f"{server.url}/en/scoundrel")
    assert all(sizes())
    assert 0 < sum(sizes()) <= LITTLE_CODE


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_axe_finds_nothing(
    server: House, new_context: NewContext, expected_faults: list[str], scheme: str, language: str
) -> None:
    expected_faults.append("404")  # two of the places are none
    page = new_context(viewport=PHONE, color_scheme=scheme).new_page()
    base = f"{server.url}/{language}"
    page.goto(f"{base}/")
    expect(page.get_by_role("link", name=re.compile("^(Board|Rangliste)$"))).to_be_visible()
    assert violations(page) == []
    dungeon = Dungeon(page).open(f"{base}/scoundrel")
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("^(Menu|Menü)$")).click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^(More|Mehr)$")).click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    dungeon.lose()
    assert violations(page) == []
    table = page.url.rsplit("/", 1)[-1]
    for place, there in (
        (f"replay/{table}#2", page.get_by_role("slider")),
        ("replay", page.get_by_role("textbox")),
        (f"verify/{table}", page.get_by_role("status").get_by_role("img").first),
        ("verify", page.get_by_role("textbox").first),
        ("daily/2026-01-02", page.get_by_role("heading", level=1)),
        ("nowhere/at-all", page.get_by_role("heading", level=1)),
    ):
        page.goto(f"{base}/{place}")
        expect(there).to_be_visible()
        assert violations(page) == [], place


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_on_a_desktop(server: House, new_context: NewContext, scheme: str) -> None:
    page = new_context(color_scheme=scheme).new_page()
    dungeon = Dungeon(page).open(known_dungeon(server, WEAK_MONSTERS))
    dungeon.open_two_ways()
    assert violations(page) == []
    dungeon.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_the_theme_is_chosen_and_remembered(server: House, new_context: NewContext) -> None:
    page = new_context(color_scheme="dark").new_page()
    page.goto(f"{server.url}/en/")
    button = page.get_by_role("button", name=re.compile("^Theme"))
    button.click()
    button.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
