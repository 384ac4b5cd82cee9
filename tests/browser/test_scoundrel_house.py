"""Runs that survive reloads, restarts and second tabs; languages; a broken store; rude names."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.dungeon import Dungeon
from tests.browser.house import House, StartServer
from tests.browser.pages import NewContext


def names(dungeon: Dungeon) -> list[str]:
    return [label.split(":")[0] for label in dungeon.labels()]


def test_a_reload_in_the_middle_changes_nothing(server: House, page: Page) -> None:
    dungeon = Dungeon(page).open(f"{server.url}/en/scoundrel")
    dungeon.tap(page.get_by_role("button", name="Avoid"))
    dungeon.face()
    before = (dungeon.state(), names(dungeon), page.get_by_role("meter").get_attribute("aria-valuetext"))
    page.reload()
    assert before == (
        dungeon.state(),
        names(dungeon),
        page.get_by_role("meter").get_attribute("aria-valuetext"),
    )
    dungeon.press("a")
    expect(page.get_by_role("status")).to_contain_text("You avoided the last room")
    dungeon.press("u")
    expect(dungeon.cards).to_have_count(4)


def test_the_front_door_of_the_dungeon_leads_back_to_an_unfinished_run(server: House, page: Page) -> None:
    dungeon = Dungeon(page).open(f"{server.url}/en/scoundrel")
    run = page.url
    dungeon.face()
    page.goto(f"{server.url}/en/")
    page.get_by_role("link", name="Go on").click()
    expect(page).to_have_url(run)
    expect(dungeon.cards).to_have_count(3)


def test_who_goes_away_while_a_dungeon_is_shuffled_is_not_called_back(
    server: House, page: Page, expected_faults: list[str]
) -> None:
    expected_faults.append("closed before the connection is established")  # a guest opens the line anew
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/tables", hold)
    with page.expect_request("**/api/tables"):
        page.goto(f"{server.url}/en/scoundrel")
    expect(page.get_by_text("Shuffling the dungeon")).to_be_visible()
    page.get_by_role("link", name="Stammtisch").click()
    with page.expect_response("**/api/tables"):
        held[0].continue_()
    expect(page.get_by_role("link", name="Go on")).to_be_visible()
    expect(page).to_have_url(f"{server.url}/en/")


def test_the_focus_goes_on_in_the_room_that_a_link_leads_to(server: House, page: Page) -> None:
    page.goto(f"{server.url}/en/")
    page.get_by_role("link", name="Pad", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_the_focus_stays_in_a_room_that_has_to_fetch_something(server: House, page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/pad/scores", hold)
    page.goto(f"{server.url}/en/")
    page.get_by_role("link", name="Pad", exact=True).focus()
    with page.expect_request("**/api/pad/scores"):
        page.keyboard.press("Enter")
    waiting = page.get_by_role("main").element_handle()
    expect(page.get_by_role("main")).to_be_focused()
    held[0].continue_()
    expect(page.get_by_role("heading", name="Who is playing?")).to_be_visible()
    assert waiting
    assert not waiting.evaluate("main => main.isConnected")
    expect(page.get_by_role("main")).to_be_focused()


def test_a_page_that_was_loaded_takes_no_focus(server: House, page: Page) -> None:
    page.goto(f"{server.url}/en/pad")
    expect(page.get_by_role("heading", name="Who is playing?")).to_be_visible()
    assert page.evaluate("document.activeElement === document.body")


def test_two_tabs_on_one_run_stay_in_step(server: House, new_context: NewContext) -> None:
    context = new_context()
    one, two = Dungeon(context.new_page()), Dungeon(context.new_page())
    one.open(f"{server.url}/en/scoundrel")
    two.open(one.page.url)
    one.face()
    expect(two.cards).to_have_count(3)
    two.press("u")
    expect(one.cards).to_have_count(4)
    assert names(one) == names(two)


def test_somebody_else_may_watch_but_not_play(server: House, new_context: NewContext) -> None:
    mine = Dungeon(new_context().new_page()).open(f"{server.url}/en/scoundrel")
    theirs = new_context().new_page()
    theirs.goto(mine.page.url)
    expect(theirs.get_by_text("You are watching this run.")).to_be_visible()
    mine.face()
    expect(theirs.get_by_role("list", name="Room 1: 2 more cards to face")).to_be_visible()
    expect(theirs.locator("button.slot-card")).to_have_count(0)


def test_a_killed_house_comes_back_and_the_run_goes_on(
    start_server: StartServer, page: Page, expected_faults: list[str]
) -> None:
    expected_faults += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    house = start_server()
    dungeon = Dungeon(page).open(f"{house.url}/en/scoundrel")
    dungeon.tap(page.get_by_role("button", name="Avoid"))
    dungeon.face()
    before = (dungeon.state(), names(dungeon))
    house.kill()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    page.keyboard.press("u")
    start_server(database=house.database, port=house.port)
    page.clock.fast_forward(10_000)
    expect(page.get_by_text("Connection lost.")).to_be_hidden()
    expect(dungeon.cards).to_have_count(4)  # what was pressed meanwhile was done
    dungeon.face()
    assert (dungeon.state(), names(dungeon)) == before
    page.reload()
    assert (dungeon.state(), names(dungeon)) == before


def test_the_language_changes_in_the_middle_of_a_run(server: House, page: Page) -> None:
    dungeon = Dungeon(page).open(f"{server.url}/en/scoundrel")
    dungeon.face()
    page.get_by_role("link", name="Deutsch").click()
    expect(page).to_have_url(re.compile("/de/run/"))
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(dungeon.room).to_have_attribute("aria-label", "Raum 1: noch 2 Karten")
    expect(page.get_by_role("button", name="Zurück")).to_be_visible()
    page.goto(f"{server.url}/")
    expect(page).to_have_url(f"{server.url}/de/")


def test_a_friend_plays_the_same_dungeon_by_its_code(server: House, new_context: NewContext) -> None:
    mine = Dungeon(new_context().new_page()).open(f"{server.url}/en/scoundrel")
    mine.page.get_by_role("button", name="More", exact=True).click()
    link = mine.page.get_by_role("dialog").get_by_text("/en/scoundrel/").inner_text()
    mine.page.keyboard.press("Escape")
    theirs = Dungeon(new_context().new_page()).open(link)
    assert names(theirs) == names(mine)
    assert theirs.page.url != mine.page.url
    theirs.lose()
    expect(theirs.end.get_by_text("New best!")).to_have_count(0)


def test_the_best_score_is_kept_and_shown(server: House, page: Page) -> None:
    dungeon = Dungeon(page).open(f"{server.url}/en/scoundrel")
    dungeon.lose()
    expect(dungeon.end.get_by_text("New best!")).to_have_count(0)  # the first death is no triumph
    score = dungeon.end.locator(".end-score").inner_text().split()[-1]
    page.goto(f"{server.url}/en/")
    expect(page.get_by_text(f"Best {score}")).to_be_visible()


@pytest.mark.parametrize("kept", ["{", '{"version":1,"data":{"random":"<b>","daily":9000}}', '{"version":7}'])
def test_a_corrupt_store_is_set_aside(server: House, page: Page, kept: str) -> None:
    page.goto(f"{server.url}/en/")
    page.evaluate("kept => localStorage.setItem('stammtisch.running', kept)", kept)
    dungeon = Dungeon(page).open(f"{server.url}/en/scoundrel")
    dungeon.face()
    assert page.evaluate("localStorage.getItem('stammtisch.running.aside')") == kept


def test_a_lost_run_in_the_store_is_no_dead_end(
    server: House, page: Page, expected_faults: list[str]
) -> None:
    expected_faults.append("404")
    page.goto(f"{server.url}/en/")
    page.evaluate('localStorage.setItem(\'stammtisch.running\', \'{"version":1,"data":"gone4ever"}\')')
    page.goto(f"{server.url}/en/scoundrel")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    Dungeon(page).open(f"{server.url}/en/scoundrel")


def finished_daily(server: House, context: BrowserContext) -> Page:
    page = context.new_page()
    dungeon = Dungeon(page).open(f"{server.url}/en/daily")
    dungeon.lose()
    return page


def test_a_name_that_is_script_is_only_text(server: House, new_context: NewContext) -> None:
    page = finished_daily(server, new_context())
    page.get_by_role("link", name="Board").click()
    name = "<img src=x onerror=a()>"
    page.get_by_label("Your name on the board").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Saved.")
    expect(page.get_by_role("row").filter(has_text=name)).to_contain_text("you")
    page.reload()
    expect(page.get_by_role("row").filter(has_text=name)).to_contain_text("you")
    expect(page.locator("img[src=x]")).to_have_count(0)


@pytest.mark.parametrize("day", ["2026-13-99", "2026-02-30", "1999-01-01", "2999-01-01"])
def test_a_day_without_a_dungeon_is_said_to_be_one(
    server: House, page: Page, expected_faults: list[str], day: str
) -> None:
    expected_faults.append("404|422")
    page.goto(f"{server.url}/en/daily/{day}")
    expect(page.get_by_role("heading", name="There is no dungeon for that day.")).to_be_visible()
    expect(page.get_by_role("link", name="To the front page")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


def test_the_daily_is_the_same_for_all_and_ranked_once(server: House, new_context: NewContext) -> None:
    context = new_context()
    page = finished_daily(server, context)
    run = page.url
    expect(page.get_by_text("Rank today")).to_be_visible()
    expect(page.get_by_text("Next daily in")).to_be_visible()
    page.goto(f"{server.url}/en/daily")
    expect(page).to_have_url(run)
    page.get_by_role("button", name="Practise again").click()
    dungeon = Dungeon(page)
    expect(page).not_to_have_url(run)
    first = names(dungeon)
    dungeon.lose()
    expect(page.get_by_text("Practice: does not count")).to_be_visible()
    other = Dungeon(new_context().new_page()).open(f"{server.url}/en/daily")
    assert names(other) == first


def test_the_share_text_shows_no_card(server: House, new_context: NewContext) -> None:
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = finished_daily(server, context)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("status")).to_contain_text("Copied.")
    text = page.evaluate("navigator.clipboard.readText()")
    title, outcome, line, address = text.splitlines()
    assert title.startswith("Stammtisch · Daily dungeon, ")
    assert re.fullmatch(r"Died with −\d+ · \d+ rooms?, 0 avoided", outcome)
    assert re.fullmatch("[▁▂▃▄▅▆▇█]+✝", line)
    assert address == f"{server.url}/en/daily"
