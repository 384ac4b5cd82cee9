"""Whether a page fits its window, and its buttons a finger."""

from playwright.sync_api import Page

TOUCH = 44
"""Pixels that a finger needs."""


def scrolls(page: Page) -> bool:
    """Whether the page is larger than its window."""
    answer: bool = page.evaluate(
        "({scrollHeight, scrollWidth}) => scrollHeight > innerHeight || scrollWidth > innerWidth",
        page.locator("html").element_handle(),
    )
    return answer


def small_targets(page: Page) -> list[str]:
    """Buttons and links on screen that a finger would miss."""
    targets: list[str] = page.evaluate(
        """touch => [...document.querySelectorAll('button, main a, input')]
            .filter(target => target.checkVisibility())
            .filter(target => {
                const {width, height} = target.getBoundingClientRect();
                return width > 0 && (width < touch || height < touch);
            })
            .map(target => target.outerHTML.slice(0, 120))""",
        TOUCH,
    )
    return targets
