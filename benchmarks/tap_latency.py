"""How long a tap takes to be on screen: Chromium, loopback, one dungeon after another.

Measured in the page, from the time stamp of the tap itself to the first task
after the frame that paints the change.
Exits 1 when the median is above the budget.

    python -m benchmarks.tap_latency
"""

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Locator, Page, sync_playwright

from benchmarks.report import write
from tests.browser.conftest import FLAGS
from tests.browser.dungeon import DOUBLE_TAP, Dungeon
from tests.browser.house import start

CHROMIUM = "/usr/bin/chromium"
TAPS = 100
BUDGET = 50.0
"""Milliseconds from a tap to its painted change, as the median."""

WATCH = """() => {
    window.taps = [];
    const table = () => document.querySelector('.room, .end')?.outerHTML;
    addEventListener('click', event => {
        if (!event.target.closest('.slot')) return;
        const before = table();
        const passed = () => performance.now() - event.timeStamp;
        const look = () => requestAnimationFrame(() => {
            if (table() === before) {
                if (passed() < 1000) look();
                return;
            }
            const {port1, port2} = new MessageChannel();
            port1.onmessage = () => taps.push(passed());
            port2.postMessage(null);
        });
        look();
    }, {capture: true});
}"""


class Unhurried(Dungeon):
    """Taps in real time, which is what is measured here."""

    def tap(self, target: Locator) -> None:
        """Wait until no tap can be taken for the second half of a double tap."""
        self.page.wait_for_timeout(DOUBLE_TAP + 50)
        target.click()


def measure(page: Page, address: str) -> list[float]:
    """Milliseconds of each tap, in new dungeons as the old ones end."""
    page.goto(address)
    page.evaluate(WATCH)
    dungeon = Unhurried(page)
    taps: list[float] = []
    while len(taps) < TAPS:
        if dungeon.over:
            page.keyboard.press("n")
            dungeon.room.wait_for()
        dungeon.face()
        taps = page.evaluate("taps")
    return taps[:TAPS]


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = start(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            taps = measure(browser.new_page(), f"{house.url}/en/scoundrel")
            browser.close()
        finally:
            house.stop()
    middle, worst = median(taps), max(taps)
    slow = quantiles(taps, n=20)[-1]
    write(
        "tap_latency",
        "From a tap to its painted change",
        {"milliseconds": sorted(round(tap, 1) for tap in taps), "budget": BUDGET},
        [
            ["what", "median", "95 %", "worst", "target"],
            [
                f"{TAPS} taps",
                f"{middle:.1f} ms",
                f"{slow:.1f} ms",
                f"{worst:.1f} ms",
                f"median {BUDGET:.0f} ms",
            ],
        ],
    )
    return int(middle > BUDGET)


if __name__ == "__main__":
    sys.exit(main())
