"""A game with the real cards, written on the pad by taps."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.pages import PHONE, NewContext
from tests.browser.scorer import Played, Scorer, totals

NAMES = ("Ann", "Ben", "Cem")

ROUNDS = (
    Played((1, 0, 1), (1, 0, 0)),
    Played((1, 1, 0), (1, 1, 0), mermaid=1),
    Played((0, 2, 1), (0, 2, 1), king=(2, 2)),
)


@pytest.fixture
def scorer(server: House, page: Page) -> Scorer:
    return Scorer(page, NAMES).open(server.url)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_game_by_taps_on_a_phone(server: House, new_context: NewContext, language: str) -> None:
    page = new_context(viewport=PHONE, has_touch=True).new_page()
    scorer = Scorer(page, NAMES).open(server.url, language)
    rounds = [*ROUNDS, *(Played((n, 0, 1), (n - 1, 0, 1)) for n in range(4, 11))]
    for i, played in enumerate(rounds):
        if i:
            scorer.on()
        scorer.enter(played)
        assert scorer.block() == totals(rounds[: i + 1])
    expect(page.locator(".ranking li").first).to_contain_text(re.compile("Ben.*610"))
    scorer.go.click()
    expect(scorer.parts).to_have_count(3)
    assert scorer.block() == []
    expect(scorer.player(1)).to_contain_text(re.compile("deal|gibt"))  # after ten rounds it is Ben


def test_the_dealer_is_marked_and_goes_round(scorer: Scorer) -> None:
    for dealer, played in enumerate(ROUNDS):
        expect(scorer.page.locator(".pad-player:has(.pad-dealer)")).to_have_text(re.compile(NAMES[dealer]))
        scorer.enter(played)
        scorer.on()


def test_an_earlier_round_is_corrected(scorer: Scorer) -> None:
    scorer.enter(ROUNDS[0])
    scorer.on()
    scorer.enter(ROUNDS[1])
    scorer.on()
    scorer.tell((1,))
    scorer.page.get_by_role("button", name="Correct round 1").click()
    scorer.tell((1, 1, 0))
    scorer.parts.nth(1).click()
    scorer.tell((0, 1, 0))
    scorer.go.click()
    assert scorer.block() == totals([Played((1, 1, 0), (0, 1, 0)), ROUNDS[1]])
    expect(scorer.page.locator("h1")).to_have_text("Round 3")
    expect(scorer.player(0)).to_contain_text("bid 1")  # what was begun is still there


def test_a_correction_can_be_left(scorer: Scorer) -> None:
    scorer.enter(ROUNDS[0])
    before = scorer.block()
    scorer.page.get_by_role("button", name="Correct round 1").click()
    scorer.tell((0, 1, 0))
    scorer.page.get_by_role("button", name="Cancel").click()
    assert scorer.block() == before


def test_tricks_must_add_up(scorer: Scorer) -> None:
    scorer.tell((1, 0, 1))
    scorer.go.click()
    scorer.tell((1, 0, 1))
    expect(scorer.stands).to_have_text("That makes 2 tricks, but only 1 was played.")
    expect(scorer.go).to_have_attribute("aria-disabled", "true")
    scorer.go.click(force=True)  # it can be pressed, and says why it does nothing
    expect(scorer.page.locator(".toast")).to_have_text("That makes 2 tricks, but only 1 was played.")
    scorer.tell((0, 0, 0))
    expect(scorer.stands).to_have_text("That makes only 0 tricks, but 1 was played.")
    scorer.tell((0, 0, 1))
    scorer.go.click()
    expect(scorer.page.locator(".pad-kind")).to_have_count(3)


def test_nobody_is_forgotten(scorer: Scorer) -> None:
    scorer.tell((1,))
    scorer.go.click(force=True)
    expect(scorer.page.locator(".toast")).to_have_text("Ben is still missing.")


def test_only_who_took_a_trick_caught_somebody(scorer: Scorer) -> None:
    scorer.enter(ROUNDS[0])
    scorer.on()
    scorer.tell((1, 1, 0))
    scorer.go.click()
    scorer.tell((0, 1, 1))
    scorer.go.click()
    scorer.page.get_by_role("button", name=re.compile("mermaid")).click()
    expect(scorer.stands).to_have_text("Say who it was.")
    scorer.player(0).click(force=True)
    expect(scorer.page.locator(".toast")).to_have_text("Ann took no trick, so caught nobody.")
    scorer.player(2).click()
    expect(scorer.stands).to_have_text("Cem missed the bid, so the bonus does not count.")
    # When the trick was not theirs after all, the bonus cannot be either.
    scorer.parts.nth(1).click()
    scorer.tell((0, 2, 0))
    scorer.go.click()
    expect(scorer.stands).to_have_text("Cem took no trick and so cannot have a bonus.")
    scorer.page.get_by_role("button", name="Nothing special").click()
    scorer.go.click()
    assert scorer.block() == totals([ROUNDS[0], Played((1, 1, 0), (0, 2, 0))])


def test_every_step_is_undone(scorer: Scorer) -> None:
    scorer.enter(ROUNDS[0])
    undo = scorer.page.locator(".pad-bar > .button").first
    undo.click()
    assert scorer.block() == []
    for _ in range(3 + 3 + 2):  # three bids, three numbers of tricks, two steps
        undo.click()
    expect(scorer.stands).to_have_text("0 bid, 1 trick to be had")
    undo.click()
    expect(scorer.page.locator(".pad-names")).to_be_visible()


def test_a_round_by_the_keyboard(scorer: Scorer) -> None:
    for key in "101n010n":  # Ben is asked first
        scorer.page.keyboard.press(key)
    expect(scorer.page.locator(".pad-kind")).to_have_count(3)
    scorer.page.keyboard.press("n")
    expect(scorer.parts).to_have_count(0)
    assert scorer.block() == totals([Played((1, 1, 0), (0, 0, 1))])
    scorer.page.keyboard.press("u")
    expect(scorer.parts).to_have_count(3)


def test_what_is_entered_is_read_aloud(scorer: Scorer) -> None:
    scorer.numbers.nth(1).click()
    expect(scorer.page.locator("[aria-live=polite]").first).to_have_text(
        "Ben bids 1. How many tricks does Cem bid?"
    )


def test_names_are_text_and_can_be_changed(server: House, page: Page) -> None:
    scorer = Scorer(page, ("<b>Ann</b>", "Ben")).open(server.url)
    expect(scorer.player(0)).to_contain_text("<b>Ann</b>")
    scorer.more()
    page.get_by_role("button", name="Names and dealer").click()
    page.get_by_role("textbox", name="Name 1").fill("Anna")
    page.get_by_role("radio", name="Ben deals first").check()
    page.get_by_role("button", name="Keep these names").click()
    expect(scorer.player(0)).to_contain_text("Anna")
    expect(page.locator(".pad-player:has(.pad-dealer)")).to_contain_text("Ben")


def test_one_name_is_not_enough(server: House, page: Page) -> None:
    page.goto(f"{server.url}/en/pad")
    page.get_by_role("textbox", name="Name 1").fill("Ann")
    page.get_by_role("button", name="Start the first round").click()
    expect(page.get_by_role("alert").filter(has_text="Two names")).to_be_visible()
