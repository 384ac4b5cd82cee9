"""How long an action at a table of six takes to reach the other five screens, on loopback.

Six pages in one Chromium play rounds against each other; the pages' own clocks
note when a card is played and when it stands in the document of every other
page. Prints the median and the 95th percentile in milliseconds.

    python benchmarks/table_latency.py [--rounds 3]
"""

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.house import start
from tests.browser.sea import Sailor, whoever_acts

SEATS = 6

WATCH = """
() => {
  window.seen = {};
  const now = () => performance.timeOrigin + performance.now();
  new MutationObserver(() => {
    for (const card of document.querySelectorAll('.trick .played-card[data-flip]'))
      window.seen[card.dataset.flip] ??= now();
  }).observe(document.body, { subtree: true, childList: true });
}
"""


def seat_six(browser: Browser, url: str) -> list[Sailor]:
    """Six people who have just been dealt their first cards."""
    sailors = [Sailor(browser.new_context().new_page(), f"Sailor {i}") for i in range(SEATS)]
    address = sailors[0].open_table(url, seats=SEATS)
    for guest in sailors[1:]:
        guest.join(address)
    sailors[0].start()
    return sailors


def play_round(sailors: list[Sailor], cards: int) -> list[float]:
    """Play a round and return, for each card and each other screen, the delay in milliseconds."""
    for sailor in sailors:
        sailor.bid(0)
    delays = []
    for _ in range(cards * SEATS):
        player = whoever_acts(sailors)
        for sailor in sailors:
            sailor.page.evaluate("window.seen = {}")
        card = player.play()
        seen = [
            sailor.page.wait_for_function("card => window.seen[card]", arg=card).json_value()
            for sailor in sailors
            if sailor is not player
        ]
        # the player's own screen shows the card at once, so that is when it was played
        played = player.page.evaluate("card => window.seen[card]", card)
        delays += [at - played for at in seen]
    for sailor in sailors:
        sailor.on_to_next_round()
    return delays


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = start(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        sailors = seat_six(browser, house.url)
        for sailor in sailors:
            sailor.page.evaluate(WATCH)
        delays = [delay for cards in range(1, rounds + 1) for delay in play_round(sailors, cards)]
        browser.close()
        house.stop()
    p95 = statistics.quantiles(delays, n=20)[-1]
    print(f"{len(delays)} cards seen: median {statistics.median(delays):.1f} ms, p95 {p95:.1f} ms")


if __name__ == "__main__":
    main()
