"""Playing Scoundrel in the browser: by mouse, by keyboard, with nervous fingers."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.dungeon import Dungeon, carefully, recklessly
from tests.browser.house import House
from tests.browser.prepared import HARMLESS, WEAK_MONSTERS, known_dungeon


@pytest.fixture
def dungeon(server: House, page: Page) -> Dungeon:
    return Dungeon(page).open(f"{server.url}/en/scoundrel")


@pytest.fixture
def harmless(server: House, page: Page) -> Dungeon:
    return Dungeon(page).open(known_dungeon(server, HARMLESS))


@pytest.fixture
def weak_monsters(server: House, page: Page) -> Dungeon:
    return Dungeon(page).open(known_dungeon(server, WEAK_MONSTERS))


def test_a_whole_dungeon_by_mouse(dungeon: Dungeon, page: Page) -> None:
    dungeon.play()
    expect(page.get_by_role("heading", name=re.compile("dungeon keeps you|made it out"))).to_be_focused()
    expect(dungeon.end.get_by_text(re.compile(r"^−?\d+ health"))).to_be_visible()
    expect(dungeon.end.get_by_role("link", name="Replay")).to_be_visible()
    run = page.url
    dungeon.tap(page.get_by_role("button", name="Play again"))
    expect(page).not_to_have_url(run)
    expect(dungeon.room).to_be_visible()


def test_a_whole_dungeon_by_keyboard_alone(dungeon: Dungeon, page: Page) -> None:
    def press_its_number(i: int) -> None:
        number: int = dungeon.cards.nth(i).evaluate(
            "card => [...card.closest('ol').children].indexOf(card.closest('li')) + 1"
        )
        dungeon.press(str(number))
        if dungeon.ways.count():
            page.keyboard.press("b" if "no weapon" in dungeon.ways.first.inner_text() else "w")

    while not dungeon.over:
        dungeon.face(carefully, press_its_number)
    run = page.url
    page.keyboard.press("n")
    expect(page).not_to_have_url(run)
    expect(dungeon.room).to_be_visible()


def test_enter_plays_the_focused_card_and_the_next_one_has_the_focus(harmless: Dungeon) -> None:
    harmless.cards.first.focus()
    for left in (2, 1):
        harmless.face(lambda _: 0, lambda _: harmless.press("Enter"))
        expect(harmless.room).to_have_attribute("aria-label", re.compile(rf"{left} more"))
        expect(harmless.cards.first).to_be_focused()


def test_escape_closes_the_choice_and_the_card_keeps_the_focus(weak_monsters: Dungeon, page: Page) -> None:
    def enter(i: int) -> None:
        weak_monsters.cards.nth(i).focus()
        weak_monsters.press("Enter")

    weak_monsters.open_two_ways(enter)
    expect(weak_monsters.ways.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(weak_monsters.ways).to_have_count(0)
    expect(weak_monsters.room.locator(":focus")).to_have_count(1)


def test_a_double_tap_plays_one_card(harmless: Dungeon, page: Page) -> None:
    for _ in range(2):
        harmless.face()
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    spot = harmless.cards.first.bounding_box()
    assert spot
    page.mouse.dblclick(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 3)
    expect(harmless.room).to_have_attribute("aria-label", "Room 2: 3 more cards to face")


def test_a_double_tap_decides_no_monster(weak_monsters: Dungeon, page: Page) -> None:
    weak_monsters.face()
    before = weak_monsters.state()
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    weak_monsters.cards.first.dblclick()
    expect(weak_monsters.ways).to_have_count(2)
    assert weak_monsters.state() == before


def test_quick_taps_on_different_cards_are_all_played(harmless: Dungeon) -> None:
    spots = [harmless.cards.nth(i).bounding_box() for i in range(2)]
    for spot in spots:
        assert spot
        harmless.page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    expect(harmless.cards).to_have_count(2)


def test_a_lethal_way_is_marked_and_needs_a_second_tap(dungeon: Dungeon) -> None:
    def lethal() -> list[int]:
        return [i for i, label in enumerate(dungeon.labels()) if re.search(r"barehanded .*lethal$", label)]

    while not lethal():
        dungeon.face(recklessly)
        assert not dungeon.over
    card = dungeon.cards.nth(lethal()[0])
    before = dungeon.state()
    dungeon.tap(card)
    if dungeon.ways.count():
        dungeon.tap(dungeon.ways.last)
    expect(dungeon.room.get_by_text("Tap again")).to_be_visible()
    assert dungeon.state() == before
    dungeon.tap(dungeon.ways.last if dungeon.ways.count() else card)
    expect(dungeon.end).to_be_visible()


def test_undo_brings_a_card_back_but_never_a_room(dungeon: Dungeon, page: Page) -> None:
    before = dungeon.labels()
    dungeon.face()
    dungeon.tap(page.get_by_role("button", name="Undo"))
    expect(dungeon.cards).to_have_count(4)
    assert dungeon.labels() == before
    dungeon.press("u")
    expect(page.get_by_role("status")).to_contain_text("There is nothing to take back in this room.")


def test_avoiding_puts_the_room_under_the_pile_once(dungeon: Dungeon, page: Page) -> None:
    names = [label.split(":")[0] for label in dungeon.labels()]
    dungeon.tap(page.get_by_role("button", name="Avoid"))
    pile = page.get_by_role("button", name="Pile 40 4 avoided at the bottom")
    expect(pile).to_be_visible()
    dungeon.press("a")
    expect(page.get_by_role("status")).to_contain_text("You avoided the last room")
    dungeon.tap(pile)
    shown = page.get_by_role("dialog").get_by_role("img")
    assert [card.get_attribute("aria-label") for card in shown.all()] == names


def test_a_refused_way_says_why(weak_monsters: Dungeon, page: Page) -> None:
    monster = weak_monsters.room.get_by_role("button", name=re.compile("barehanded"))
    monster.first.focus()
    page.keyboard.press("w")
    expect(page.get_by_role("status")).to_contain_text("You have no weapon.")


def test_giving_up_asks_once(dungeon: Dungeon, page: Page) -> None:
    page.get_by_role("button", name="Give up").click()
    asked = page.get_by_role("dialog")
    asked.get_by_role("button", name="Keep playing").click()
    expect(dungeon.room).to_be_visible()
    page.get_by_role("button", name="Give up").click()
    asked.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("heading", name="Given up")).to_be_visible()
    expect(dungeon.end.get_by_text("no score")).to_be_visible()


@pytest.mark.usefixtures("dungeon")
def test_the_keys_are_listed(page: Page) -> None:
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard").locator("dt")
    assert {"1", "2", "3", "4", "W", "B", "A", "U", "H", "N", "?", "Esc"} == set(keys.all_inner_texts())


def test_what_happens_is_read_aloud(dungeon: Dungeon, page: Page) -> None:
    dungeon.face()
    expect(page.locator("[aria-live=polite]")).to_have_text(re.compile(r"\d+ of 20 health$"))
