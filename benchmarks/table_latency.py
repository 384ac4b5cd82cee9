"""How long a card played at a table of six takes to lie on the other five screens, on loopback.

Six pages in one Chromium play against each other. The clocks of the pages note when the
player's own page shows the card, which is at once, and when each other page has it.
Exits 1 when the 95th percentile is above the budget.

    python -m benchmarks.table_latency
"""

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, expect, sync_playwright

from benchmarks.report import write
from tests.browser.conftest import FLAGS
from tests.browser.house import start
from tests.browser.sea import Sailor, whoever_acts

CHROMIUM = "/usr/bin/chromium"
SEATS = 6
ROUNDS = 4
BUDGET = 100.0
"""Milliseconds to the other screens, as the 95th percentile."""

WATCH = """() => {
    window.seen = {};
    const now = () => performance.timeOrigin + performance.now();
    new MutationObserver(() => {
        for (const card of document.querySelectorAll('.trick .played-card[data-flip]'))
            window.seen[card.dataset.flip] ??= now();
    }).observe(document.body, {subtree: true, childList: true});
}"""


def seat_six(browser: Browser, url: str) -> list[Sailor]:
    """Six people who have just been dealt their first cards."""
    host, *guests = (Sailor(browser.new_context().new_page(), f"Sailor {i}") for i in range(SEATS))
    address = host.open_table(url, seats=SEATS)
    for guest in guests:
        guest.join(address)
    host.start()
    for sailor in (host, *guests):
        sailor.page.evaluate(WATCH)
    return [host, *guests]


def settle(sailors: list[Sailor]) -> None:
    """Let fists and tricks that stay to be looked at go, on every screen."""
    for sailor in sailors:
        sailor.page.keyboard.press("Escape")
        sailor.page.keyboard.press("Escape")
        expect(sailor.page.locator(".plate-acts, .own-acts").first).to_be_visible()
        sailor.page.evaluate("window.seen = {}")


def play_round(sailors: list[Sailor], cards: int) -> list[float]:
    """Play a round; the milliseconds to each other screen for each card."""
    for sailor in sailors:
        expect(sailor.bids.first).to_be_visible()
        sailor.bid(0)
    delays = []
    for _ in range(cards * SEATS):
        settle(sailors)
        player = whoever_acts(sailors)
        card = player.play()
        seen = [
            sailor.page.wait_for_function("card => window.seen[card]", arg=card).json_value()
            for sailor in sailors
        ]
        shown = seen[sailors.index(player)]
        delays += [at - shown for sailor, at in zip(sailors, seen, strict=True) if sailor is not player]
    for sailor in sailors:
        sailor.on_to_next_round()
    return delays


def main() -> int:
    """Measure, and write the results down."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = start(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        sailors = seat_six(browser, house.url)
        delays = [delay for cards in range(1, ROUNDS + 1) for delay in play_round(sailors, cards)]
        browser.close()
        house.stop()
    p95 = quantiles(delays, n=20)[-1]
    figures = {"screens": len(delays), "median_ms": median(delays), "p95_ms": p95, "budget_p95_ms": BUDGET}
    write(
        "table_latency",
        "A card reaches the other five screens of a table of six",
        figures,
        [
            ("screens reached", "median", "95th percentile", "budget for it"),
            (len(delays), f"{median(delays):.0f} ms", f"{p95:.0f} ms", f"{BUDGET:.0f} ms"),
        ],
    )
    return int(p95 > BUDGET)


if __name__ == "__main__":
    sys.exit(main())
