"""The rules pages in a browser, with their parts to play with and without the script."""

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.pages import PHONE, NewContext


def test_the_example_turn_is_stepped_through(server: House, page: Page) -> None:
    page.goto(f"{server.url}/en/rules/scoundrel")
    turn = page.locator("[data-example]").nth(1)
    last = turn.get_by_text("stays and lies first in the next room")
    expect(turn.get_by_text("The room is open.")).to_be_visible()
    expect(last).to_be_hidden()
    following = turn.get_by_role("button", name="Next")
    for _ in range(3):
        following.click()
    expect(last).to_be_visible()
    expect(following).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(last).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(turn.get_by_text("11 − 8 = 3 damage, 9 health left.")).to_be_visible()
    expect(last).to_be_hidden()


def test_nothing_moves_when_a_scene_changes(server: House, new_context: NewContext) -> None:
    page = new_context(viewport=PHONE).new_page()
    page.goto(f"{server.url}/de/rules/scoundrel")
    turn = page.locator("[data-example]").first
    following = turn.get_by_role("button", name="Weiter")
    turn.scroll_into_view_if_needed()
    place = turn.bounding_box()
    following.focus()
    page.keyboard.press("Enter")
    expect(turn.get_by_text("Du nimmst eine Waffe")).to_be_visible()
    assert turn.bounding_box() == place


def test_a_trick_is_judged(server: House, page: Page) -> None:
    page.goto(f"{server.url}/en/rules/skullking")
    trick = page.locator("[data-exercise]").first
    answer = trick.get_by_text("Black beats every other suit")
    trick.get_by_role("radio", name="yellow 12").check()
    expect(trick.get_by_role("status")).to_have_text("Not quite. Have another look.", use_inner_text=True)
    expect(answer).to_be_hidden()
    trick.get_by_role("radio", name="black 1").check()
    expect(trick.get_by_role("status")).to_have_text("Right!", use_inner_text=True)
    expect(answer).to_be_visible()


def test_everything_can_be_read_without_a_script(server: House, new_context: NewContext) -> None:
    page = new_context(java_script_enabled=False, viewport=PHONE).new_page()
    page.goto(f"{server.url}/de/rules/scoundrel")
    for scene in page.locator(".scene").all():
        expect(scene).to_be_visible()
    expect(page.get_by_role("button", name="Weiter")).to_have_count(0)
