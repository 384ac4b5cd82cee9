"""Playing at a table: taps, swipes and keys, the opening of the fists, talk, leaving and playing on."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from stammtisch.minds import levels
from tests.browser.house import House, opened
from tests.browser.pages import DOUBLE_TAP, PHONE, NewContext
from tests.browser.prepared import Prepared, prepare
from tests.browser.sea import Sailor, whoever_acts

MARY = 8800
"""A seed for two: in round 1 seat 0 has Scary Mary; in round 2 it has a blue and a black, and blue is led."""

MARY_AND_ANOTHER = 5
"""A seed for two: in round 2 seat 0 has a blue card and, right of it, Scary Mary."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("play")


@pytest.fixture(scope="module")
def mary(folder: Path) -> Prepared:
    return prepare(folder / "house.db", seats=2, round_=1, seed=MARY)


@pytest.fixture(scope="module")
def mary_and_another(folder: Path) -> Prepared:
    return prepare(folder / "house.db", seats=2, round_=2, seed=MARY_AND_ANOTHER)


@pytest.fixture(scope="module")
def over(folder: Path) -> Prepared:
    return prepare(folder / "house.db", seats=3, round_=None)


@pytest.fixture(scope="module")
def house(folder: Path, mary: Prepared, mary_and_another: Prepared, over: Prepared) -> Iterator[House]:
    """A house that has these tables."""
    assert mary.database == mary_and_another.database == over.database
    with opened(folder) as running:
        yield running


def two(server: House, new_context: NewContext, **options: object) -> tuple[Sailor, Sailor]:
    """Two people at a table for two, with their first card each."""
    ann, ben = (Sailor(new_context(**options).new_page(), name) for name in ("Ann", "Ben"))
    ben.join(ann.open_table(server.url, seats=2))
    ann.start()
    expect(ben.bids.first).to_be_visible()
    return ann, ben


def tap(target: Locator) -> None:
    """Tap deliberately, not as the second half of a double tap."""
    target.page.clock.fast_forward(DOUBLE_TAP)
    target.tap()


def hold_the_clock(page: Page) -> None:
    """Let no time go by on a page, or the beats would go on while we look."""
    page.clock.install()
    page.clock.pause_at(1000 * time.time() + 60_000)


def spoken(page: Page) -> str:
    return page.locator("[aria-live=polite].visually-hidden").first.inner_text()


def test_scary_mary_asks_and_a_dimmed_card_says_why(
    house: House, new_context: NewContext, mary: Prepared
) -> None:
    context = new_context(viewport=PHONE, has_touch=True)
    mary.enter(context, house.url)
    page = context.new_page()
    page.clock.install()
    page.goto(f"{house.url}/en/table/{mary.table}")
    ann = Sailor(page, "Ann")
    ann.bid(1)
    card = page.locator("#hand-SM")
    expect(card).to_have_class(re.compile("hand-legal"))
    page.keyboard.press("Escape")  # opens the fists, or is done with them
    asked = page.get_by_role("group", name="Scary Mary")
    tap(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    tap(card)
    expect(asked).to_be_visible()
    asked.get_by_role("button", name="Keep her").tap()
    expect(asked).to_have_count(0)
    expect(card).to_be_visible()
    tap(card)
    tap(card)
    asked.get_by_role("button", name="Pirate").tap()
    expect(card).to_have_count(0)
    expect(ann.sheet).to_contain_text("Bid 1, took 1: +20.")
    ann.on_to_next_round()
    ann.bid(1)
    black = page.locator("#hand-J12")
    expect(black).to_have_attribute("aria-disabled", "true")
    black.dispatch_event("click")
    expect(page.get_by_role("status")).to_contain_text("You hold blue; blue was led.")
    expect(black).to_be_visible()


def test_who_keeps_scary_mary_goes_on_with_her(
    house: House, new_context: NewContext, mary_and_another: Prepared
) -> None:
    context = new_context(reduced_motion="reduce")
    mary_and_another.enter(context, house.url)
    page = context.new_page()
    page.goto(f"{house.url}/en/table/{mary_and_another.table}")
    Sailor(page, "Ann").bid(1)
    card = page.locator("#hand-SM")
    expect(card).to_have_class(re.compile("hand-legal"))
    for _ in range(2):
        page.keyboard.press("2")
    page.get_by_role("button", name="Keep her").press("Enter")
    expect(card).to_be_focused()


def test_fists_are_beaten_three_times_and_open_at_once(server: House, new_context: NewContext) -> None:
    ann, ben = two(server, new_context)
    ben.bid(1)
    expect(ann.plate("Ben")).to_contain_text("fist down")
    expect(ann.page.locator(".fist-down")).to_have_count(1)
    hold_the_clock(ann.page)
    ann.bid(0)
    chant = ann.page.locator(".chant-said")
    expect(chant).to_have_text(["YO"])
    expect(ann.plate("Ben")).to_contain_text("fist down")
    expect(ann.status).not_to_contain_text("bids")
    ann.page.clock.run_for(600)
    expect(chant).to_have_text(["YO", "HO"])
    ann.page.clock.run_for(600)
    expect(chant).to_have_text(["YO", "HO", "HO"])
    expect(ann.page.locator(".called")).to_have_count(0)
    ann.page.clock.run_for(600)
    expect(ann.page.locator(".called")).to_have_text(["0", "1"])
    expect(ann.status).to_contain_text("bids 1/1")
    ann.page.clock.run_for(3000)
    expect(ann.page.locator(".fists")).to_have_count(0)
    expect(ann.plate("Ben")).to_contain_text("0/1")


def test_fists_open_quietly_under_reduced_motion(server: House, new_context: NewContext) -> None:
    ann, ben = two(server, new_context, reduced_motion="reduce")
    ben.bid(1)
    hold_the_clock(ann.page)
    ann.bid(0)
    expect(ann.page.locator(".called")).to_have_text(["0", "1"])


def test_a_swipe_plays_and_the_last_trick_comes_back(server: House, new_context: NewContext) -> None:
    ann, ben = two(server, new_context)
    ann.bid(0)
    ben.bid(0)
    first = whoever_acts([ann, ben])
    card = first.cards.first
    played = (card.get_attribute("id") or "").removeprefix("hand-")
    card.hover()  # waits until it lies still
    box = card.bounding_box()
    assert box
    mouse = first.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 60)
    mouse.down()
    mouse.move(box["x"] + 20, box["y"] - 20, steps=4)
    mouse.up()
    if played == "SM":
        first.page.keyboard.press("e")
    expect(first.trick).to_have_count(1)
    whoever_acts([ann, ben]).play()
    for sailor in (ann, ben):
        sailor.on_to_next_round()
    ann.page.keyboard.press("l")
    last = ann.page.get_by_role("dialog", name="Last trick")
    expect(last.locator(".played-winning")).to_have_count(1)
    expect(last.locator(".played")).to_have_count(2)


def test_a_round_by_the_keyboard_alone(server: House, page: Page) -> None:
    page.goto(f"{server.url}/en/skullking/new")
    expect(page.locator(".fresh")).to_be_visible()
    page.locator(".fresh select").last.focus()
    page.keyboard.press("ArrowDown")  # bots act at once
    page.locator(".fresh input.field").focus()
    page.keyboard.press("Enter")
    start = page.get_by_role("button", name="Deal the cards")
    expect(start).to_be_visible()
    start.focus()
    page.keyboard.press("Enter")
    ann = Sailor(page, "Ann")
    for cards in (1, 2):
        expect(ann.bids).to_have_count(cards + 1)
        page.keyboard.press("1")
        expect(page.locator("#bid-1")).to_be_focused()
        page.keyboard.press("Enter")
        for left in range(cards, 0, -1):
            expect(ann.legal.first).to_be_visible()
            page.keyboard.press("Escape")
            while not page.locator(".hand-legal.hand-picked").count():
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            if page.locator(".roles").count():
                page.keyboard.press("e")
            expect(ann.cards).not_to_have_count(left)
            if left > 1:
                expect(page.locator(".hand-button:focus")).to_have_count(1)
        expect(ann.sheet).to_be_visible()
        page.keyboard.press("Escape")
        expect(ann.sheet).to_have_count(0)


PICK_AS_SOON_AS_DEALT = """new MutationObserver((_, observer) => {
  if (!document.querySelector("#bid-1")) return;
  observer.disconnect();
  dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
}).observe(document.body, { childList: true, subtree: true })"""

AFTER_TWO_FRAMES = """() => new Promise((done) =>
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done))))"""


def test_what_is_picked_the_moment_it_is_dealt_stays_picked(server: House, new_context: NewContext) -> None:
    ann, ben = (Sailor(new_context().new_page(), name) for name in ("Ann", "Ben"))
    ben.join(ann.open_table(server.url, seats=2))
    ann.page.evaluate(PICK_AS_SOON_AS_DEALT)
    ann.start()
    expect(ann.bids).to_have_count(2)
    ann.page.evaluate(AFTER_TWO_FRAMES)
    expect(ann.own.get_by_role("button")).to_have_text("Fist down: 1")


def test_what_happens_is_said_aloud(server: House, new_context: NewContext) -> None:
    ann, ben = two(server, new_context)
    ann.bid(1)
    expect(ben.page.locator("[aria-live=polite]").first).to_contain_text("Ann puts a fist on the table.")
    ben.bid(0)
    expect(ann.page.locator("[aria-live=polite]").first).to_contain_text("Bids: you 1, Ben 0.")
    first = whoever_acts([ann, ben])
    other = ben if first is ann else ann
    first.play()
    expect(other.page.locator("[aria-live=polite]").first).to_contain_text("It is your turn.")
    assert f"{first.name} plays" in spoken(other.page)
    other.play()
    expect(ann.page.locator("[aria-live=polite]").first).to_contain_text(re.compile("takes? the trick: "))


def test_talk_is_seen_and_can_be_muted(server: House, new_context: NewContext) -> None:
    ann, ben = two(server, new_context)
    ben.page.get_by_role("button", name="Cheers!").click()
    expect(ann.plate("Ben").locator(".bubble")).to_have_text("Cheers!")
    ann.page.get_by_role("checkbox", name="Mute Ben").check()
    expect(ann.page.locator(".talk-log")).not_to_contain_text("Cheers!")
    ben.page.get_by_role("textbox", name="Say something").fill("Can you hear me?")
    ben.page.get_by_role("button", name="Send").click()
    expect(ben.page.locator(".talk-log")).to_contain_text("Can you hear me?")
    ann.page.get_by_role("textbox", name="Say something").fill("So quiet here.")
    ann.page.get_by_role("button", name="Send").click()
    expect(ann.page.locator(".talk-log")).to_contain_text("So quiet here.")
    expect(ann.page.locator(".talk-log")).not_to_contain_text("Can you hear me?")
    ann.page.get_by_role("checkbox", name="Mute Ben").uncheck()
    expect(ann.page.locator(".talk-log")).to_contain_text("Can you hear me?")


def test_a_seat_moves_to_another_device_and_is_given_up(server: House, new_context: NewContext) -> None:
    ann, ben = two(server, new_context)
    ben.page.get_by_role("button", name="More").click()
    ben.page.get_by_role("button", name="Make the link").click()
    link = ben.page.locator(".more-part code", has_text="rejoin").inner_text()
    phone = Sailor(new_context(viewport=PHONE).new_page(), "Ben")
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Take the seat here").click()
    expect(phone.bids.first).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(ben.own).to_have_text("You are watching.")
    phone.page.get_by_role("button", name="More").click()
    phone.page.get_by_role("button", name="Leave for good").click()
    phone.page.get_by_role("button", name="Leave", exact=True).click()
    expect(phone.own).to_have_text("You are watching.")
    expect(ann.page.locator(".plate")).to_contain_text("bot")


def test_the_same_people_play_on(house: House, new_context: NewContext, over: Prepared) -> None:
    context = new_context()
    over.enter(context, house.url)
    page = context.new_page()
    page.goto(f"{house.url}/en/table/{over.table}")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".bid").first).to_be_visible()
    expect(page.locator(".plate")).to_have_count(2)


def test_open_tables_are_in_the_lobby_and_late_comers_watch(server: House, new_context: NewContext) -> None:
    host = Sailor(new_context().new_page(), "Grace")
    host.page.goto(f"{server.url}/en/skullking/new")
    host.page.locator(".fresh select").first.select_option("all")
    host.page.locator(".fresh select").last.select_option("quick")
    host.page.locator(".fresh input.field").fill(host.name)
    host.page.locator(".fresh button[type=submit]").click()
    guest = new_context().new_page()
    guest.goto(f"{server.url}/en/")
    guest.get_by_role("link", name="Grace’s table").click()
    expect(guest.get_by_role("heading", level=1)).to_have_text("Grace invites you to Skull King")
    host.page.get_by_role("button", name="Deal the cards").click()
    expect(guest.locator(".own")).to_have_text("You are watching.")
    expect(guest.locator(".hand")).to_have_count(0)
    expect(guest.locator(".plate")).to_have_count(4)


def test_all_levels_of_bots_are_offered(server: House, page: Page) -> None:
    page.goto(f"{server.url}/en/skullking/new")
    bots = page.locator(".fresh select").nth(2).locator("option")
    expect(bots).to_have_count(len(levels("skullking")))
    values = bots.evaluate_all("options => options.map(option => option.value)")
    assert tuple(values) == levels("skullking")


@pytest.mark.parametrize("language", ["de", "en"])
def test_seats_before_the_game(server: House, new_context: NewContext, language: str) -> None:
    ann = Sailor(new_context(viewport=PHONE).new_page(), "Ann")
    address = ann.open_table(server.url, seats=3, language=language)
    ben = Sailor(new_context().new_page(), "Ben").join(address)
    seats = ann.page.locator(".seat")
    expect(seats.nth(1)).to_contain_text("Ben")
    ben.page.locator(".seat").nth(2).get_by_role("button").click()
    expect(seats.nth(2)).to_contain_text("Ben")
    seats.nth(1).locator(".button").click()
    expect(seats.nth(1)).to_have_class(re.compile("seat-is-bot"))
    seats.nth(1).get_by_role("combobox").select_option("novice")
    seats.nth(2).get_by_role("button").last.click()
    expect(ben.page.locator(".join")).to_be_visible()
