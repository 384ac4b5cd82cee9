"""A table of Skull King as somebody at a screen knows it."""

import re
import time
from typing import Any

from playwright.sync_api import Page, expect

TURN_WITHIN = 20.0
"""Seconds; far more than a card takes to reach everybody."""


class Sailor:
    """A person at a page in English or German."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.hand = page.locator(".hand")
        self.cards = self.hand.locator(".hand-button")
        self.legal = self.hand.locator(".hand-legal")
        self.bids = page.locator(".bid")
        self.trick = page.locator(".trick .played-card[data-flip]")
        self.status = page.locator(".status")
        self.own = page.locator(".own")
        self.sheet = page.get_by_role("dialog").filter(has=page.locator(".sheet-on"))

    def open_table(self, url: str, seats: int, *, language: str = "en", quick: bool = True) -> str:
        """Open a table and return its address. Quick bots act at once."""
        page = self.page
        page.goto(f"{url}/{language}/skullking/new")
        page.locator(".fresh input.field").fill(self.name)
        page.locator(".segments label").nth(seats - 2).click()
        if quick:
            page.locator(".fresh select").last.select_option("quick")
        page.locator(".fresh button[type=submit]").click()
        expect(page.locator(".lobby")).to_be_visible()
        return page.url

    def join(self, address: str) -> "Sailor":
        """Follow an invitation, sit down and say that one is ready."""
        page = self.page
        page.goto(address)
        page.locator(".join input").fill(self.name)
        page.locator(".join button").click()
        page.locator(".lobby-next .button-primary").click()
        expect(page.locator(".lobby-next .button")).not_to_have_class(re.compile("primary"))
        return self

    def start(self) -> None:
        """Deal the first round, as the host."""
        self.page.locator(".lobby-next .button-primary").click()
        expect(self.hand).to_be_visible()

    def plate(self, name: str) -> Any:
        """The plate of somebody else."""
        return self.page.locator(".plate").filter(has_text=name)

    def bid(self, tricks: int) -> None:
        """Choose a number and put the fist down."""
        self.page.locator(f"#bid-{tricks}").click()
        self.own.get_by_role("button").click()
        expect(self.bids).to_have_count(0)

    @property
    def acts(self) -> bool:
        """Whether this is the one to play a card."""
        return self.legal.count() > 0

    def play(self) -> str:
        """Play the first card that may be played, by the keyboard; the card's code."""
        expect(self.legal.first).to_be_visible()
        code = (self.legal.first.get_attribute("id") or "").removeprefix("hand-")
        codes = self.cards.evaluate_all("cards => cards.map(card => card.id.slice(5))")
        key = str((codes.index(code) + 1) % 10)
        self.page.keyboard.press(key)
        self.page.keyboard.press(key)
        if code == "SM":
            self.page.keyboard.press("e")
        expect(self.page.locator(f"#hand-{code}")).to_have_count(0)
        return code

    def on_to_next_round(self) -> None:
        """Close the sheet that ends a round."""
        self.sheet.locator(".sheet-on button").click()
        expect(self.bids.first).to_be_visible()


def whoever_acts(sailors: list[Sailor]) -> Sailor:
    """The one of several people whose turn it is, once it is somebody's."""
    deadline = time.monotonic() + TURN_WITHIN
    while time.monotonic() < deadline:
        for sailor in sailors:
            if sailor.acts:
                return sailor
        sailors[0].page.wait_for_function("() => new Promise(requestAnimationFrame)")
    raise AssertionError("it is nobody's turn")
