"""A run of Scoundrel as somebody at the screen knows it."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import DOUBLE_TAP
from tests.web.serving import Person

MOST_TAPS = 6
"""A card needs three at most: open it, choose a lethal way, confirm it."""

TWO_WAYS = re.compile("weapon .* barehanded")
"""What a monster says that can be fought with the weapon and without."""

LETHAL = re.compile("lethal|tödlich")

Policy = Callable[[list[str]], int]
"""Chooses one of several things by what they say."""


def carefully(labels: list[str]) -> int:
    """Whatever costs least; never a lethal way if there is another."""
    return min(range(len(labels)), key=lambda i: (bool(LETHAL.search(labels[i])), _least_damage(labels[i])))


def recklessly(labels: list[str]) -> int:
    """Whatever hurts most."""
    return max(range(len(labels)), key=lambda i: _most_damage(labels[i]))


def _damages(label: str) -> list[int]:
    return [int(cost) for cost in re.findall(r"(?<=−)\d+|\d+(?= (?:damage|Schaden))", label)] or [0]


def _least_damage(label: str) -> int:
    return 0 if re.search("no damage|kein Schaden", label) else min(_damages(label))


def _most_damage(label: str) -> int:
    return max(_damages(label))


class Dungeon:
    """The table of a run on a page in English or German, with the page's clock under our thumb."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.room = page.get_by_role("list", name=re.compile(r"^(Room|Raum) \d+"))
        self.cards = self.room.locator(".slot-card")
        self.ways = self.room.get_by_role("group").get_by_role("button")
        self.health = page.get_by_role("meter")
        self.end = page.locator(".end")

    def open(self, address: str) -> "Dungeon":
        """Go to an address that leads into a dungeon, and wait for its table."""
        self.page.clock.install()
        self.page.goto(address)
        self.settle()
        return self

    def settle(self) -> None:
        """Wait until the house has answered everything."""
        expect(self.page.locator(".room[aria-busy=false], .end")).to_be_visible()

    @property
    def over(self) -> bool:
        """Whether the run has ended."""
        self.settle()
        return self.end.is_visible()

    def labels(self) -> list[str]:
        """What the cards of the room say, left to right."""
        self.settle()
        labels: list[str] = self.cards.evaluate_all("cards => cards.map(card => card.ariaLabel)")
        return labels

    def tap(self, target: Locator) -> None:
        """Tap deliberately, not as the second half of a double tap."""
        self.page.clock.fast_forward(DOUBLE_TAP)
        target.click()

    def tap_card(self, i: int) -> None:
        """Tap a card of the room."""
        self.tap(self.cards.nth(i))

    def press(self, key: str) -> None:
        """Press a key deliberately."""
        self.page.clock.fast_forward(DOUBLE_TAP)
        self.page.keyboard.press(key)

    def face(self, choose: Policy = carefully, act: Callable[[int], None] | None = None) -> None:
        """Face one card of the room, with all the taps it needs."""
        before = self.state()
        act = act or self.tap_card
        for _ in range(MOST_TAPS):
            if self.ways.count():
                self.tap(self.ways.nth(choose(self.ways.all_inner_texts())))
            else:
                act(choose(self.labels()))
            if self.over or self.state() != before:
                return
        raise AssertionError(f"{MOST_TAPS} taps faced no card: {before}, {self.labels()}")

    def open_two_ways(self, act: Callable[[int], None] | None = None) -> None:
        """Play until a monster can be fought in two ways, and open it."""
        act = act or self.tap_card
        while not (two := [i for i, label in enumerate(self.labels()) if TWO_WAYS.search(label)]):
            self.face()
        act(two[0])
        expect(self.ways).to_have_count(2)

    def state(self) -> str:
        """Room and cards still to face, in words."""
        self.settle()
        return "" if self.end.is_visible() else self.room.get_attribute("aria-label") or ""

    def lose(self) -> None:
        """Lose the run by another socket of the same guest, which is faster than any finger."""
        place = urlsplit(self.page.url)
        run = place.path.rsplit("/", 1)[-1]
        with Person(f"{place.scheme}://{place.netloc}") as person:
            for cookie in self.page.context.cookies():
                person.http.cookies.set(cookie["name"], cookie["value"])
            with person.socket() as line:
                line.watch(run)
                line.lose(run)
        expect(self.end).to_be_visible()

    def play(self, choose: Policy = carefully) -> None:
        """Play until the run is over."""
        while not self.over:
            self.face(choose)
