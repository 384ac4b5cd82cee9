"""axe on a page, brought in by the test so that the page's own policy stays as strict as it is."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.pages import stand_still

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds wrong, one line each, once nothing moves any more."""
    stand_still(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {_axe()}\n}}")
    found = page.evaluate("axe.run({resultTypes: ['violations']}).then(result => result.violations)")
    return [f"{fault['id']}: {node['html']}" for fault in found for node in fault["nodes"]]
