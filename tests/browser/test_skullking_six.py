"""Several browsers at one table: what happens at once, and what happens when somebody is torn away."""

import json

from playwright.sync_api import expect

from tests.browser.house import House, StartServer
from tests.browser.pages import NewContext, frames_of
from tests.browser.sea import Sailor, whoever_acts

NAMES = ("Ann", "Ben", "Cem", "Dora", "Ege", "Fritz")


def sit_down(house: House, new_context: NewContext, names: tuple[str, ...]) -> list[Sailor]:
    """People who have just been dealt their first cards."""
    sailors = [Sailor(new_context().new_page(), name) for name in names]
    host, *guests = sailors
    address = host.open_table(house.url, seats=len(names))
    for guest in guests:
        guest.join(address)
    host.start()
    for guest in guests:
        expect(guest.bids.first).to_be_visible()
    return sailors


def bid_at_the_same_instant(sailors: list[Sailor], tricks: int) -> None:
    for sailor in sailors:
        sailor.page.locator(f"#bid-{tricks}").click()
    instant = sailors[0].page.evaluate("Date.now() + 1500")
    for sailor in sailors:
        sailor.page.evaluate(
            "at => void setTimeout(() => document.querySelector('.own .button').click(), at - Date.now())",
            instant,
        )
    for sailor in sailors:
        expect(sailor.status).to_contain_text(f"bids {tricks * len(sailors)}/")


def play_round(sailors: list[Sailor], cards: int) -> None:
    for _ in range(cards * len(sailors)):
        whoever_acts(sailors).play()
    for sailor in sailors:
        sailor.on_to_next_round()


def test_bids_at_one_instant_and_a_reload_that_tells_nothing(server: House, new_context: NewContext) -> None:
    six = sit_down(server, new_context, NAMES)
    bid_at_the_same_instant(six, 1)
    play_round(six, 1)
    reloading, *others = six
    for sailor in others:
        sailor.bid(2)
    frames = frames_of(reloading.page, "framereceived")
    reloading.page.reload()
    expect(reloading.bids).to_have_count(3)
    expect(reloading.page.locator(".plate-score").filter(has_text="fist down")).to_have_count(5)
    views = [view for frame in frames if (view := json.loads(frame).get("view"))]
    assert views
    assert all(seat["bid"] is None for view in views for seat in view["seats"])
    assert all(view["own_bid"] is None and view["bids_total"] is None for view in views)
    reloading.bid(0)
    expect(others[0].status).to_contain_text("bids 10/")


def test_a_bot_plays_for_a_torn_tab_until_it_comes_back(
    start_server: StartServer, new_context: NewContext
) -> None:
    three = sit_down(start_server(grace=1), new_context, NAMES[:3])
    bid_at_the_same_instant(three, 1)
    play_round(three, 1)
    bid_at_the_same_instant(three, 1)
    whoever_acts(three).play()
    gone = whoever_acts(three)
    witness = next(sailor for sailor in three if sailor is not gone)
    expect(witness.trick).to_have_count(1)
    context, address = gone.page.context, gone.page.url
    gone.page.close()
    plate = witness.plate(gone.name)
    expect(plate).to_contain_text("a bot plays")
    expect(witness.trick).to_have_count(2)
    back = Sailor(context.new_page(), gone.name)
    back.page.goto(address)
    expect(back.cards).to_have_count(1)
    expect(plate).not_to_contain_text("bot")


def test_a_killed_server_comes_back_and_the_trick_goes_on(
    start_server: StartServer, new_context: NewContext, expected_faults: list[str]
) -> None:
    expected_faults.append("WebSocket connection to .* failed|net::ERR_")
    house = start_server()
    six = sit_down(house, new_context, NAMES)
    bid_at_the_same_instant(six, 0)
    for _ in range(3):
        whoever_acts(six).play()
    for sailor in six:
        expect(sailor.trick).to_have_count(3)
    house.kill()
    expect(six[0].page.get_by_role("status")).to_contain_text("Connection lost")
    start_server(database=house.database, port=house.port)
    for sailor in six:
        expect(sailor.page.locator(".toast-line")).to_have_count(0)
        expect(sailor.trick).to_have_count(3)
    for _ in range(3):
        whoever_acts(six).play()
    for sailor in six:
        sailor.on_to_next_round()


def test_two_tabs_of_one_person_are_one_seat(server: House, new_context: NewContext) -> None:
    first, _ = sit_down(server, new_context, NAMES[:2])
    second = Sailor(first.page.context.new_page(), first.name)
    second.page.goto(first.page.url)
    expect(second.bids).to_have_count(2)
    second.bid(1)
    expect(first.bids).to_have_count(0)
    expect(first.own).to_contain_text("Your bid: 1")
