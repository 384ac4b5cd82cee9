"""What becomes of a pad: reloads, no network, broken stores, files and links."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stammtisch.games.skullking import pad, ruleset
from tests.browser.house import House, StartServer
from tests.browser.pages import NewContext
from tests.browser.scorer import Played, Scorer, totals

ROUNDS = (
    Played((1, 0, 1), (1, 0, 0)),
    Played((1, 1, 0), (1, 1, 0), mermaid=1),
)


@pytest.fixture
def scorer(server: House, page: Page) -> Scorer:
    scorer = Scorer(page, ("Ann", '=Ben, "B"', "Cem")).open(server.url)
    for played in ROUNDS:
        scorer.enter(played)
        scorer.on()
    scorer.tell((3,))
    return scorer


def test_a_reload_loses_nothing(scorer: Scorer) -> None:
    scorer.page.reload()
    expect(scorer.player(0)).to_contain_text("bid 3")
    assert scorer.block() == totals(ROUNDS)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_pad_opens_without_a_network(
    start_server: StartServer, new_context: NewContext, expected_faults: list[str], language: str
) -> None:
    expected_faults.append("ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED")
    house = start_server()
    context = new_context()
    page = context.new_page()
    scorer = Scorer(page, ("Ann", "Ben", "Cem")).open(house.url, language)
    scorer.enter(ROUNDS[0])
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    context.set_offline(True)
    house.stop()
    page.close()
    page = context.new_page()
    page.goto(f"{house.url}/{language}/pad")
    scorer = Scorer(page, ("Ann", "Ben", "Cem"))
    expect(page.locator(".pad-sums")).to_be_visible()
    scorer.on()
    scorer.enter(ROUNDS[1])
    assert scorer.block() == totals(ROUNDS)
    page.goto(f"{house.url}/{language}/pad/life")
    expect(page.locator(".life-value").first).to_be_visible()


def test_the_worker_keeps_to_the_pad(server: House, page: Page) -> None:
    page.goto(f"{server.url}/en/pad")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    kept: list[str] = page.evaluate(
        """async () => {
            const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)));
            const requests = await Promise.all(caches_.map(cache => cache.keys()));
            return requests.flat().map(request => new URL(request.url).pathname);
        }"""
    )
    assert {path for path in kept if not path.startswith("/static/app/assets/")} == {
        "/en/pad",
        "/api/pad/scores",
    }
    page.goto(f"{server.url}/en/")
    assert page.evaluate("navigator.serviceWorker.controller") is None


@pytest.mark.parametrize(
    "broken",
    ["{", '{"version":1,"data":{"pad":{"names":["x"]},"past":[]}}', '{"version":9,"data":null}'],
)
def test_a_broken_store_is_set_aside(server: House, page: Page, broken: str) -> None:
    page.goto(f"{server.url}/en/pad")
    expect(page.locator(".pad-names")).to_be_visible()
    page.evaluate("text => localStorage.setItem('stammtisch.pad', text)", broken)
    page.reload()
    expect(page.locator(".pad-names")).to_be_visible()
    assert page.evaluate("localStorage.getItem('stammtisch.pad.aside')") == broken


@pytest.mark.parametrize("kind", ["JSON", "CSV"])
def test_a_saved_pad_comes_back(
    server: House, scorer: Scorer, new_context: NewContext, tmp_path: Path, kind: str
) -> None:
    scorer.more()
    with scorer.page.expect_download() as download:
        scorer.page.get_by_role("button", name=f"Save as {kind}").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    page = new_context().new_page()
    page.goto(f"{server.url}/en/pad")
    page.locator("input[type=file]").set_input_files(file)
    other = Scorer(page, scorer.names)
    expect(other.player(0)).to_contain_text("bid 3")
    expect(other.player(1)).to_contain_text(scorer.names[1])
    assert other.block() == totals(ROUNDS)


def round_of(*entries: dict[str, Any]) -> dict[str, Any]:
    """A file with one round."""
    blank = {"bid": 0, "won": 0, "king_caught": False, "pirates_caught": 0}
    names = ["Ann", "Ben", "Cem"]
    rounds = [[blank | entry for entry in entries]]
    return {
        "format": "stammtisch-pad",
        "version": 1,
        "names": names,
        "first_dealer": 0,
        "rounds": rounds,
        "open": None,
    }


@pytest.mark.parametrize(
    ("file", "code", "sentence"),
    [
        (round_of({"bid": 2}, {"won": 1}, {}), "bid_out_of_range", "Ann cannot bid 2; 1 is the most."),
        (
            round_of({"won": 2}, {}, {}),
            "won_out_of_range",
            "Ann cannot have 2 tricks; there was only 1.",
        ),
        (
            round_of({"won": 1}, {"won": 1}, {}),
            "tricks_do_not_add_up",
            "That makes 2 tricks, but only 1 was played.",
        ),
        (
            round_of({"won": 1}, {"king_caught": True}, {}),
            "bonus_without_trick",
            "Ben took no trick and so cannot have a bonus.",
        ),
        (
            round_of({"won": 1, "pirates_caught": 3}, {}, {}),
            "pirates_out_of_range",
            "Ann cannot have caught 3 pirates; with so many players 2 is the most.",
        ),
        (
            round_of({"won": 1, "king_caught": True, "pirates_caught": 1}, {}, {}),
            "skull_king_counted_twice",
            "There is only one Skull King, so only one bonus a round.",
        ),
    ],
)
def test_a_file_that_cannot_be_is_refused(
    server: House, page: Page, file: dict[str, Any], code: str, sentence: str
) -> None:
    found = pad.problems([pad.Entry(**entry) for entry in file["rounds"][0]], 1, ruleset.CLASSIC_66)
    assert found[0].code == code
    open_file(server, page, json.dumps(file).encode())
    expect(page.get_by_role("alert").filter(has_text=sentence)).to_have_text(
        f"Round 1 of this file: {sentence}"
    )
    expect(page.locator(".pad-names")).to_be_visible()


def open_file(server: House, page: Page, content: bytes) -> None:
    page.goto(f"{server.url}/en/pad")
    page.locator("input[type=file]").set_input_files(
        {"name": "pad.json", "mimeType": "application/json", "buffer": content}
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "This file is not a score pad."),
        (b"{", "This file is not a score pad."),
        (b"[]", "This file is not a score pad."),
        (b"\x00\xff\xfe", "This file is not a score pad."),
        (b'{"format":"stammtisch-pad","version":1,"names":[1,2]}', "This file is not a score pad."),
        (b'round,dealer,player\r\n0,1,"Ann', "This file is not a score pad."),
        (b"round;bid\r\n9;9\r\n", "This file is not a score pad."),
        (
            b"round,dealer,player,bid,tricks,skull_king_caught,pirates_caught\r\n7,1,Ann,1,1,0,0\r\n",
            "This file is not a score pad.",
        ),
        (
            b'{"format":"stammtisch-pad","version":2}',
            "This file comes from another version and cannot be read here.",
        ),
        (b"x" * 70_000, "This file is too large for a score pad."),
    ],
)
def test_any_other_file_is_refused_in_one_sentence(
    server: House, page: Page, content: bytes, sentence: str
) -> None:
    open_file(server, page, content)
    expect(page.locator(".pad-open [role=alert]")).to_have_text(sentence)


def share(scorer: Scorer) -> str:
    """Make a link and return it."""
    scorer.more()
    scorer.page.get_by_role("button", name="Make a link").click()
    code = scorer.page.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    address = scorer.page.get_by_role("dialog").get_by_role("link").first.get_attribute("href")
    assert address
    scorer.page.keyboard.press("Escape")
    return address


def test_others_look_on_live(server: House, scorer: Scorer, new_context: NewContext) -> None:
    reader = new_context().new_page()
    reader.goto(server.url + share(scorer))
    expect(reader.get_by_text("Round 3: Bids")).to_be_visible()
    assert Scorer(reader, scorer.names).block() == totals(ROUNDS)
    scorer.tell((3, 0, 0))
    scorer.go.click()
    scorer.tell((3, 0, 0))
    scorer.go.click()
    expect(reader.get_by_text("Round 3: Bonus")).to_be_visible()
    scorer.go.click()
    expect(reader.get_by_text("After round 3")).to_be_visible()
    assert Scorer(reader, scorer.names).block() == totals([*ROUNDS, Played((3, 0, 0), (3, 0, 0))])
    expect(reader.locator("main button, main input")).to_have_count(0)


def test_the_link_follows_when_the_network_is_back(
    server: House, scorer: Scorer, new_context: NewContext, expected_faults: list[str]
) -> None:
    expected_faults.append("ERR_INTERNET_DISCONNECTED")
    reader = new_context().new_page()
    reader.goto(server.url + share(scorer))
    expect(reader.get_by_text("Round 3: Bids")).to_be_visible()
    scorer.page.context.set_offline(True)
    scorer.tell((3, 0, 0))
    scorer.go.click()
    scorer.more()
    expect(scorer.page.get_by_text("The link follows as soon as it can.")).to_be_visible()
    scorer.page.context.set_offline(False)
    expect(reader.get_by_text("Round 3: Tricks")).to_be_visible()
    expect(scorer.page.get_by_text("The link follows as soon as it can.")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "There is no such pad"), ("de", "Diesen Block gibt es nicht")]
)
def test_a_link_to_nothing_says_so(server: House, page: Page, language: str, sentence: str) -> None:
    page.goto(f"{server.url}/{language}/pad/nosuchpad")
    expect(page.get_by_text(re.compile(f"^{sentence}"))).to_be_visible()


def test_a_link_to_nonsense_says_so(server: House, page: Page) -> None:
    shared = page.request.post(f"{server.url}/api/pads", data={"body": {"names": "<script>"}})
    page.goto(f"{server.url}/en/pad/{shared.json()['share']}")
    expect(page.get_by_text("What is shared here is not a pad")).to_be_visible()
