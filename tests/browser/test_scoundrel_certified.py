"""Hints, what could have been, and the day in numbers, as they are seen."""

import re
import time

import pytest
from playwright.sync_api import Page, Route, expect

from stammtisch.minds.preparing import rehearse
from tests.browser.accessibility import violations
from tests.browser.dungeon import Dungeon
from tests.browser.fitting import scrolls
from tests.browser.house import House
from tests.browser.pages import DESKTOP, PHONE, NewContext, frames_of
from tests.compiling import COMPILING

VERDICT = re.compile(r"^(This dungeon could be won|Not even perfect play could have won)\.$")


@pytest.fixture(scope="module")
def adviser() -> None:
    """An adviser that the house finds compiled; it looks for itself all the same."""
    rehearse("scoundrel", "expert")


def take_hint(page: Page) -> None:
    """Ask until the adviser answers, agreeing to what the first hint costs."""
    told = page.locator(".last, .history li").filter(has_text=re.compile("^(Hint|Tipp): "))
    not_yet = page.get_by_role("status").get_by_text(re.compile("adviser|Ratgeber"))
    deadline = time.monotonic() + COMPILING
    while True:
        page.get_by_role("button", name=re.compile("^(Hint|Tipp)$")).click()
        page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Show me|Tipp zeigen)")).click()
        expect(told.or_(not_yet).filter(visible=True).first).to_be_visible()
        if told.filter(visible=True).count():
            return
        assert time.monotonic() < deadline, "the adviser never got ready"
        page.clock.fast_forward(5_000)
        expect(not_yet).to_have_count(0)


def marked(dungeon: Dungeon) -> int:
    """How many cards and buttons a hint marks."""
    return dungeon.page.locator(".slot .advised, .avoid-advised").count()


@pytest.mark.usefixtures("adviser")
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_hint_marks_what_to_do_and_costs_the_best_score(
    server: House, new_context: NewContext, viewport: dict[str, int]
) -> None:
    page = new_context(viewport=viewport).new_page()
    said = frames_of(page, "framesent")
    dungeon = Dungeon(page).open(f"{server.url}/en/scoundrel")
    page.keyboard.press("h")
    expect(page.get_by_role("dialog", name="Take a hint?")).to_contain_text("sets no best score")
    page.get_by_role("button", name="On my own").click()
    dungeon.tap(page.get_by_role("button", name="Avoid"))
    expect(dungeon.room).to_have_attribute("aria-label", re.compile("^Room 2"))
    assert not any('"action":"hint"' in frame for frame in said)
    take_hint(page)
    assert any('"action":"hint"' in frame for frame in said)
    assert marked(dungeon) == 1
    expect(
        page.get_by_text(re.compile(r"^Hint: .* – wins about \d+% of the time\.$")).filter(visible=True)
    ).to_be_visible()
    assert violations(page) == []
    assert not scrolls(page)
    page.reload()
    dungeon.settle()
    assert marked(dungeon) == 1
    dungeon.face()
    if not dungeon.over:
        assert marked(dungeon) == 0
        dungeon.press("h")  # it is marked already, so nobody asks again
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".slot .advised, .avoid-advised")).to_have_count(1)
    dungeon.lose()
    expect(page.get_by_text("With hints: sets no best score")).to_be_visible()
    expect(page.get_by_text(VERDICT)).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text(VERDICT)).to_be_visible()
    expect(page.get_by_text("With hints")).to_be_visible()
    page.goto(f"{server.url}/en/")
    expect(page.get_by_role("listitem").filter(has_text="with hints")).to_have_count(1)
    expect(page.locator(".badge").filter(has_text="Best")).to_have_count(0)


@pytest.mark.usefixtures("adviser")
def test_a_watcher_sees_the_hint_too(server: House, new_context: NewContext) -> None:
    mine = Dungeon(new_context().new_page()).open(f"{server.url}/de/scoundrel")
    theirs = new_context().new_page()
    theirs.goto(mine.page.url)
    expect(theirs.get_by_text("Du schaust bei diesem Lauf zu.")).to_be_visible()
    take_hint(mine.page)
    expect(theirs.locator(".history")).to_contain_text("Tipp: ")
    mine.lose()
    expect(theirs.get_by_text("Mit Tipps: kein Bestwert")).to_be_visible()
    said = re.compile(r"^(Dieser Dungeon war zu gewinnen|Zu gewinnen war das auch mit bestem Spiel nicht)\.$")
    for page in (mine.page, theirs):
        expect(page.get_by_text(said)).to_be_visible()


def test_a_replay_does_not_wait_for_the_verdict(server: House, page: Page) -> None:
    Dungeon(page).open(f"{server.url}/en/scoundrel").lose()

    def answer(route: Route) -> None:
        whole = route.fetch().json()
        route.fulfill(json=whole | {"info": whole["info"] | {"winnable": None}})

    page.route("**/api/tables/*/replay", answer)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text(VERDICT)).to_be_visible()


def test_the_daily_gives_no_hints(server: House, page: Page) -> None:
    Dungeon(page).open(f"{server.url}/en/daily")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_only_dungeons_that_can_be_won_are_a_choice_that_is_kept(server: House, page: Page) -> None:
    page.goto(f"{server.url}/en/")
    choice = page.get_by_label("Only dungeons that can be won")
    expect(choice).not_to_be_checked()
    choice.check()
    page.reload()
    expect(choice).to_be_checked()
    Dungeon(page).open(f"{server.url}/en/scoundrel")
    certificate = page.get_by_text("this dungeon can be won.")
    page.get_by_role("button", name="More", exact=True).click()
    expect(certificate).to_be_visible()
    page.get_by_role("dialog").get_by_label("Only dungeons that can be won").uncheck()
    page.get_by_role("button", name="New dungeon").click()
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_text("Fair shuffle")).to_be_visible()
    expect(certificate).to_have_count(0)


def test_a_daily_that_is_still_being_checked_is_waited_for(
    server: House, page: Page, expected_faults: list[str]
) -> None:
    expected_faults.append("409")
    asked: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.fulfill(status=409, json={"code": "daily_not_ready", "params": {}})
        else:
            route.continue_()

    page.route("**/api/tables", answer)
    page.clock.install()
    page.goto(f"{server.url}/en/daily")
    expect(page.get_by_text("Checking whether this dungeon can be won")).to_be_visible()
    page.clock.fast_forward(1_000)
    Dungeon(page).settle()


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_day_in_numbers_is_shown_after_one_s_own_run(
    server: House, new_context: NewContext, language: str, scheme: str
) -> None:
    page = new_context(viewport=PHONE, color_scheme=scheme).new_page()
    numbers = page.get_by_role("region", name=re.compile("^(The day in numbers|Der Tag in Zahlen)$"))
    dungeon = Dungeon(page).open(f"{server.url}/{language}/daily")
    run = page.url
    page.goto(f"{server.url}/{language}/")
    page.get_by_role("link", name=re.compile("^(Board|Rangliste)$")).click()
    expect(page.get_by_role("link", name=re.compile("^(Go on|Weiterspielen)$"))).to_be_visible()
    expect(numbers).to_have_count(0)
    page.goto(run)
    dungeon.lose()
    page.get_by_role("link", name=re.compile("^(Board|Rangliste)$")).click()
    chart = numbers.get_by_role("img", name=re.compile("^(Scores of the day|Die Punkte des Tages)"))
    expect(chart).to_have_accessible_name(re.compile("(bis|to) −?[0-9]+: [0-9]+ (Lauf|Läufe|runs?)"))
    expect(numbers.get_by_text(re.compile("^(Best possible|Höchstens möglich)$"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^(Practise|Den heutigen)"))).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
