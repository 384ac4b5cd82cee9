"""The review of a game of Skull King: seat by seat, its looks, and the ways to it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.house import House, opened
from tests.browser.pages import PHONE, NewContext
from tests.browser.prepared import Prepared, prepare
from tests.compiling import COMPILING


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    """A game in which Ann, on seat 0, always bid nothing and played the first card that she might."""
    return prepare(tmp_path_factory.mktemp("game") / "house.db", seats=3, round_=None)


@pytest.fixture(scope="module")
def house(game: Prepared) -> Iterator[House]:
    """A house where that game was played."""
    with opened(game.database.parent) as running:
        yield running


@pytest.fixture
def review(house: House, game: Prepared, new_context: NewContext) -> Page:
    """The page of the review, once it is there, as Ann sees it."""
    context = new_context()
    game.enter(context, house.url)
    page = context.new_page()
    page.goto(f"{house.url}/en/review/{game.table}")
    expect(page.locator(".calibration")).to_be_visible(timeout=1000 * COMPILING)
    return page


def test_bids_are_set_against_tricks(review: Page) -> None:
    expect(review.get_by_role("radio", name="Ann")).to_be_checked()
    bids = review.get_by_role("region", name=re.compile(r"Bids \d+ of 10 bids met"))
    expect(bids.get_by_role("row")).to_have_count(11)
    expect(bids.get_by_role("row", name=re.compile(r"^10 0 "))).to_be_visible()
    expect(bids).to_contain_text("Tricks won minus bid, on average")


def test_the_costliest_decisions_name_the_experts_choice(review: Page) -> None:
    costly = review.get_by_role("region", name="The costliest decisions").get_by_role("article")
    expect(costly).to_have_count(6)
    losses = [
        int(text.replace("−", "-").split()[0]) for text in costly.locator("h3 .number").all_inner_texts()
    ]
    assert losses == sorted(losses)
    play = costly.filter(has_text=re.compile(r"trick \d")).first
    expect(play.locator(".seen-played .card")).to_have_count(1)
    expect(play.locator("dt")).to_have_text(["Played", "Expert"])
    play.get_by_role("link", name="See it in the replay").click()
    expect(review).to_have_url(re.compile(r"/en/replay/\w+#\d+$"))
    expect(review.get_by_role("slider")).to_have_value(review.url.partition("#")[2])


def test_every_decision_stands_in_the_list(review: Page) -> None:
    every = review.get_by_text(re.compile(r"^All \d+ decisions$"))
    number = int(every.inner_text().split()[1])
    every.click()
    expect(review.locator(".line tbody tr")).to_have_count(number)
    expect(review.locator(".line tbody tr").first).to_contain_text("Round 1, bid")


def test_another_seat_can_be_looked_at(review: Page) -> None:
    own = review.locator(".calibration").inner_text()
    review.get_by_role("radio").nth(1).check()
    expect(review.locator(".calibration")).not_to_have_text(own, use_inner_text=True)
    expect(review.get_by_role("radio", name="Ann")).not_to_be_checked()


def test_a_trick_thrown_away_is_told(review: Page) -> None:
    thrown = review.get_by_role("region", name="Tricks thrown away").get_by_role("listitem")
    expect(thrown.first).to_contain_text(
        re.compile(r"^Round \d+, trick \d+ A trick (that was needed|too many): ")
    )


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_everybody_can_read_it_on_a_phone(
    house: House, game: Prepared, new_context: NewContext, language: str, scheme: str
) -> None:
    page = new_context(viewport=PHONE, color_scheme=scheme).new_page()
    page.goto(f"{house.url}/{language}/review/{game.table}")
    expect(page.locator(".calibration")).to_be_visible(timeout=1000 * COMPILING)
    page.locator(".line summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert violations(page) == []


def test_the_end_of_a_game_and_its_replay_lead_to_it(house: House, game: Prepared, page: Page) -> None:
    for place in ("table", "replay"):
        page.goto(f"{house.url}/en/{place}/{game.table}")
        page.get_by_role("link", name="Review").click()
        expect(page).to_have_url(f"{house.url}/en/review/{game.table}")
        expect(page.locator(".calibration")).to_be_visible(timeout=1000 * COMPILING)


def test_an_uploaded_record_is_reviewed(house: House, game: Prepared, page: Page) -> None:
    record = page.request.get(f"{house.url}/api/tables/{game.table}/record").text()
    page.goto(f"{house.url}/en/review")
    page.get_by_label("Or paste a record").fill(record)
    page.get_by_role("button", name="Review it").click()
    expect(page.locator(".calibration")).to_be_visible(timeout=1000 * COMPILING)
    expect(page.get_by_role("radio", name="Seat 1")).to_be_visible()
    expect(page.get_by_role("link", name="See it in the replay")).to_have_count(0)
