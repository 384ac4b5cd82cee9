"""Looking at a run again, and checking that its shuffle was fair."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.pages import PHONE, NewContext
from tests.browser.prepared import WEAK_MONSTERS, Prepared, lose


@pytest.fixture(scope="module")
def lost(server: House) -> Prepared:
    """A run whose first room was avoided, and that was lost soon after."""
    return lose(server, WEAK_MONSTERS, "avoid")


@pytest.fixture
def run(server: House, page: Page, lost: Prepared) -> str:
    """The table of that run, whose end its player sees."""
    lost.enter(page.context, server.url)
    page.goto(f"{server.url}/en/run/{lost.table}")
    expect(page.locator(".end")).to_be_visible()
    return lost.table


def test_a_run_is_stepped_through(server: House, page: Page, run: str) -> None:
    page.get_by_role("link", name="Replay").click()
    room = page.get_by_role("list", name=re.compile("^Room 1"))
    expect(room.get_by_role("img")).to_have_count(4)
    first = room.get_by_role("img").first.get_attribute("aria-label")
    slider = page.get_by_role("slider")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Step 1 of"))
    expect(page.get_by_role("list", name="Room 2: 3 more cards to face")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("list", name="In this room")).to_have_count(0)
    expect(page.locator(".history")).to_contain_text("The dungeon keeps you.")
    page.keyboard.press("Home")
    expect(room.get_by_role("img").first).to_have_attribute("aria-label", str(first))
    slider.fill("2")
    expect(page).to_have_url(f"{server.url}/en/replay/{run}#2")


def test_every_step_has_a_link(server: House, new_context: NewContext, run: str) -> None:
    other = new_context(viewport=PHONE).new_page()
    other.goto(f"{server.url}/de/replay/{run}#1")
    expect(other.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^Schritt 1 von"))
    expect(other.get_by_role("list", name="Raum 2: noch 3 Karten")).to_be_visible()
    assert other.evaluate("document.documentElement.scrollHeight") == PHONE["height"]


def test_the_way_past_the_header_keeps_the_step(server: House, page: Page, run: str) -> None:
    page.goto(f"{server.url}/en/replay/{run}#2")
    expect(page.get_by_role("slider")).to_have_value("2")
    page.get_by_role("link", name="Skip to the table").press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    expect(page.get_by_role("slider")).to_have_value("2")


def test_a_record_is_downloaded_and_opened_again(server: House, page: Page, run: str, tmp_path: Path) -> None:
    page.goto(f"{server.url}/en/replay/{run}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "run.json"
    download.value.save_as(file)
    record = json.loads(file.read_text())
    assert record["game"] == "scoundrel"
    page.goto(f"{server.url}/en/replay")
    page.get_by_label("Record file").set_input_files(file)
    steps = len(record["actions"])
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", f"Step 0 of {steps}")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "It is not JSON."),
        (
            '{"game": "scoundrel", "seed": "00", "actions": []}',
            "At “seed”: There must be 64 hexadecimal digits here.",
        ),
        ('{"game": "chess"}', "There is no game “chess” in this house."),
    ],
)
def test_what_is_no_record_is_said_to_be_none(
    server: House, page: Page, expected_faults: list[str], text: str, says: str
) -> None:
    expected_faults.append("422")
    page.goto(f"{server.url}/en/replay")
    page.get_by_label("Or paste a record").fill(text)
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_contain_text(says)


def test_a_record_that_breaks_the_rules_is_shown_up_to_there(server: House, page: Page) -> None:
    record = {"game": "scoundrel", "seed": bytes(range(32)).hex(), "actions": ["Th", "Js/w"]}
    page.goto(f"{server.url}/en/replay")
    page.get_by_label("Or paste a record").fill(json.dumps(record))
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_text("Move 2 of the record breaks the rules: The jack of spades")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "Step 0 of 1")


def test_a_record_that_breaks_the_rules_is_not_reviewed(server: House, page: Page) -> None:
    record = {"game": "scoundrel", "seed": bytes(range(32)).hex(), "actions": ["Th", "Js/w"]}
    page.goto(f"{server.url}/de/review")
    page.get_by_label("Oder hier einfügen").fill(json.dumps(record))
    page.get_by_role("button", name="Analysieren").click()
    expect(page.get_by_role("alert")).to_contain_text("Zug 2 der Aufzeichnung verstößt gegen die Regeln: ")


def test_the_shuffle_of_a_run_is_checked(page: Page, run: str) -> None:
    page.get_by_role("link", name="Check the shuffle").click()
    expect(page).to_have_url(re.compile(run))
    expect(page.get_by_text("The commitment belongs to this seed.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"All \d+ cards of the run came in the order"))).to_be_visible()
    expect(page.get_by_role("status").get_by_role("img")).to_have_count(44)


def test_a_seed_is_checked_by_hand(server: House, page: Page) -> None:
    page.goto(f"{server.url}/en/verify")
    page.get_by_label("Seed").fill(bytes(range(32)).hex())
    page.get_by_label("Commitment").fill("00" * 32)
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("The commitment does not belong to this seed!")).to_be_visible()
    deck = page.get_by_role("status").get_by_role("img")
    expect(deck.first).to_have_accessible_name("10 of hearts")
    expect(deck.last).to_have_accessible_name("7 of clubs")
    page.get_by_label("Seed").fill("no seed")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("A seed has 64 hex digits.")).to_be_visible()
    page.get_by_label("Commitment").fill("00")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("alert")).to_have_text("A commitment has 64 hex digits.")


def test_a_record_without_a_seed_has_nothing_to_check(server: House, page: Page, tmp_path: Path) -> None:
    file = tmp_path / "cave.json"
    start = {"health": 5, "weapon": None, "room": ["2c"], "pile": ["3c"], "avoided": True}
    file.write_text(json.dumps({"game": "scoundrel", "start": start, "actions": []}))
    page.goto(f"{server.url}/en/verify")
    page.get_by_label("Or the record of a finished game").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("This record names no seed, so there is nothing to check.")


def test_a_record_is_checked(server: House, page: Page, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    record = {"game": "scoundrel", "seed": bytes(range(32)).hex(), "actions": ["Th"]}
    file.write_text(json.dumps(record))
    page.goto(f"{server.url}/en/verify")
    page.get_by_label("Or the record of a finished game").set_input_files(file)
    expect(page.get_by_text("All 4 cards of the run came in the order")).to_be_visible()
