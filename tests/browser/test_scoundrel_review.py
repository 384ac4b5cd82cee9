"""The review of a run: what it says, walking through it, its looks, and giving it up."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.accessibility import violations
from tests.browser.house import House
from tests.browser.pages import LITTLE_CODE, PHONE, NewContext, weigh_scripts
from tests.browser.prepared import HARMLESS, Prepared, lose
from tests.compiling import COMPILING


@pytest.fixture(scope="module")
def run(server: House) -> Prepared:
    """A lost run that began with an inaccuracy and a blunder."""
    return lose(server, HARMLESS, "2h", "3h", "9d", "3d")


@pytest.fixture
def review(server: House, run: Prepared, page: Page) -> Page:
    """The page of the review, once it is there."""
    page.goto(f"{server.url}/en/review/{run.table}")
    expect(page.get_by_role("heading", name="The dungeon kept you")).to_be_visible(timeout=1000 * COMPILING)
    return page


def test_it_says_until_when_the_dungeon_could_be_won(review: Page) -> None:
    expect(review.get_by_text(re.compile(r"The dungeon could be won until room \d+\."))).to_be_visible()
    expect(review.get_by_text("the best possible score was 30")).to_be_visible()
    expect(review.get_by_role("img", name=re.compile("^The chance to win"))).to_be_visible()
    review.get_by_text("How 30 can be reached").click()
    expect(review.locator(".line li")).not_to_have_count(0)


def test_a_turning_point_names_what_was_better_and_why(review: Page) -> None:
    points = review.get_by_role("region", name=re.compile(r"\d+ turning points?"))
    blunder = points.get_by_role("article").filter(has_text="Blunder").first
    expect(blunder).to_contain_text("3 of diamonds")
    expect(blunder).to_contain_text("avoid the room")
    expect(blunder).to_contain_text("The 3 of diamonds is weaker than your 9 of diamonds")
    expect(blunder.get_by_role("img", name="9 of diamonds, in your hand")).to_be_visible()
    blunder.get_by_role("link", name="See it in the replay").click()
    expect(review).to_have_url(re.compile(r"/en/replay/\w+#3$"))
    expect(review.get_by_role("slider")).to_have_value("3")


def test_its_decisions_are_walked_through_by_key_and_by_tap(review: Page) -> None:
    walk = review.get_by_role("region", name="Decision by decision")
    expect(walk.get_by_role("article")).to_contain_text("2 of hearts")
    for _ in range(3):
        review.keyboard.press("ArrowRight")
    expect(walk.get_by_role("article")).to_contain_text("Blunder")
    expect(review).to_have_url(re.compile("#3$"))
    review.keyboard.press("ArrowLeft")
    expect(walk.get_by_role("article")).to_contain_text("9 of diamonds")
    chart = walk.get_by_role("img", name=re.compile("^The chance to win"))
    box = chart.bounding_box()
    assert box
    chart.click(position={"x": box["width"] - 6, "y": 40})
    slider = walk.get_by_role("slider")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    chart.click(position={"x": 6, "y": 40})
    expect(slider).to_have_value("0")


def test_it_can_be_given_up_and_taken_up_again(server: House, run: Prepared, page: Page) -> None:
    waiting: list[Route] = []
    page.route("**/api/tables/*/review", lambda route: waiting.append(route))
    page.goto(f"{server.url}/en/review/{run.table}")
    expect(page.get_by_role("progressbar", name="The game is being reviewed")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("heading", name="The review was cancelled.")).to_be_visible()
    page.unroute("**/api/tables/*/review")
    page.get_by_role("button", name="Review after all").click()
    expect(page.get_by_role("heading", name="The dungeon kept you")).to_be_visible(timeout=1000 * COMPILING)
    assert len(waiting) == 1


def test_of_a_run_that_goes_on_nothing_is_said(server: House, page: Page, expected_faults: list[str]) -> None:
    expected_faults.append("409")
    page.goto(f"{server.url}/en/scoundrel")
    expect(page).to_have_url(re.compile("/en/run/"))
    page.goto(page.url.replace("/run/", "/review/"))
    expect(page.get_by_role("heading", name="That can be seen when the game is over.")).to_be_visible()


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_everybody_can_read_it_on_a_phone(
    server: House, run: Prepared, new_context: NewContext, language: str, scheme: str
) -> None:
    page = new_context(viewport=PHONE, color_scheme=scheme).new_page()
    page.goto(f"{server.url}/{language}/review/{run.table}#3")
    expect(page.locator(".review")).to_be_visible(timeout=1000 * COMPILING)
    page.locator(".line summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert violations(page) == []


def test_little_code_is_loaded(server: House, run: Prepared, page: Page) -> None:
    sizes = weigh_scripts(page)
    page.goto(f"{server.url}/en/review/{run.table}")
    expect(page.locator(".review")).to_be_visible(timeout=1000 * COMPILING)
    assert all(sizes())
    assert 0 < sum(sizes()) <= LITTLE_CODE


def test_a_record_is_opened_and_reviewed(server: House, page: Page, expected_faults: list[str]) -> None:
    expected_faults.append("422")
    page.goto(f"{server.url}/en/review")
    record = page.get_by_label("Or paste a record")
    record.fill('{"game": "chess"}')
    page.get_by_role("button", name="Review it").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no game “chess” in this house.")
    record.fill(
        json.dumps({"game": "scoundrel", "seed": f"{HARMLESS:064x}", "actions": ["2h", "3h", "9d", "3d"]})
    )
    page.get_by_role("button", name="Review it").click()
    expect(page.get_by_role("heading", name="The run was not finished")).to_be_visible(
        timeout=1000 * COMPILING
    )
    expect(page.get_by_text("It could still have been won from where it ended.")).to_be_visible()
    expect(page.get_by_role("link", name="See it in the replay")).to_have_count(0)


def test_where_nothing_could_win_no_action_is_praised(server: House, page: Page) -> None:
    page.goto(f"{server.url}/en/review")
    puzzle = {
        "game": "scoundrel",
        "start": {"health": 3, "weapon": None, "avoided": False, "room": ["Ks", "2h"], "pile": []},
        "actions": ["Ks/b"],
    }
    page.get_by_label("Or paste a record").fill(json.dumps(puzzle))
    page.get_by_role("button", name="Review it").click()
    decision = page.get_by_role("region", name="Decision by decision").get_by_role("article")
    expect(decision).to_contain_text("nothing could win any more", timeout=1000 * COMPILING)
    expect(decision).not_to_contain_text("Nothing wrong with that")


def test_a_replay_leads_to_it(server: House, run: Prepared, page: Page) -> None:
    page.goto(f"{server.url}/en/replay/{run.table}")
    page.get_by_role("link", name="Review").click()
    expect(page).to_have_url(f"{server.url}/en/review/{run.table}")
    expect(page.locator(".review")).to_be_visible(timeout=1000 * COMPILING)
