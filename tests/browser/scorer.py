"""The score pad as somebody with a phone in one hand knows it."""

from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from stammtisch.games.skullking import pad, ruleset


@dataclass(frozen=True, slots=True)
class Played:
    """A round as the family tells it, by seat."""

    bids: tuple[int, ...]
    won: tuple[int, ...]
    mermaid: int | None = None
    """Whose mermaid caught the Skull King."""
    king: tuple[int, int] | None = None
    """Whose Skull King caught how many pirates."""

    @property
    def entries(self) -> tuple[pad.Entry, ...]:
        """The same as the rules have it."""
        seat, pirates = self.king or (-1, 0)
        return tuple(
            pad.Entry(bid, won, self.mermaid == i, pirates if seat == i else 0)
            for i, (bid, won) in enumerate(zip(self.bids, self.won, strict=True))
        )


def totals(rounds: Sequence[Played]) -> list[list[int]]:
    """The totals after each round, by the rules."""
    lines = pad.sheet([played.entries for played in rounds], ruleset.CLASSIC_66)
    return [[score.total for score in line.scores] for line in lines]


class Scorer:
    """A person who keeps the block, by taps."""

    def __init__(self, page: Page, names: Sequence[str]) -> None:
        self.page = page
        self.names = names
        self.go = page.locator(".pad-go .button").last
        self.stands = page.locator(".pad-stands")
        self.numbers = page.locator(".pad-number")
        self.parts = page.locator(".pad-parts button")

    def open(self, url: str, language: str = "en") -> "Scorer":
        """Open the pad and write the names down."""
        self.page.goto(f"{url}/{language}/pad")
        for i, name in enumerate(self.names):
            self.page.locator(".pad-names input.field").nth(i).fill(name)
        self.page.locator(".pad-names button[type=submit]").click()
        expect(self.numbers.first).to_be_visible()
        return self

    def tell(self, numbers: Sequence[int]) -> None:
        """Tap a number for each player, whoever is asked first."""
        for seat, number in enumerate(numbers):
            self.player(seat).click()
            self.numbers.nth(number).click()

    def player(self, seat: int) -> Locator:
        """The place of a player."""
        return self.page.locator(".pad-player").filter(has=self.page.locator(f".seat-{seat}"))

    def enter(self, played: Played) -> None:
        """Bids, tricks, bonus, sums."""
        self.tell(played.bids)
        self.go.click()
        self.tell(played.won)
        self.go.click()
        expect(self.page.locator(".pad-kind")).to_have_count(3)
        if played.mermaid is not None:
            self.page.locator(".pad-kind").nth(1).click()
            self.player(played.mermaid).click()
        if played.king is not None:
            seat, pirates = played.king
            self.page.locator(".pad-kind").nth(2).click()
            self.player(seat).click()
            self.numbers.nth(pirates - 1).click()
        self.go.click()
        expect(self.parts).to_have_count(0)

    def on(self) -> None:
        """To the bids of the next round."""
        self.go.click()
        expect(self.parts).to_have_count(3)

    def block(self) -> list[list[int]]:
        """The totals on the block, row by row."""
        rows: list[list[str]] = self.page.locator(".block tbody").evaluate(
            """body => [...body.rows].map(row => [...row.cells]
                .filter(cell => cell.matches('.block-met, .block-missed'))
                .map(cell => cell.firstChild.data))"""
        )
        return [[int(total.replace("\N{MINUS SIGN}", "-")) for total in row] for row in rows if row]

    def more(self) -> None:
        """Open what is not needed in every round."""
        self.page.locator(".pad-bar > .button").last.click()
        expect(self.page.get_by_role("dialog")).to_be_visible()
