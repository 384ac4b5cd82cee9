"""Pages that are watched: what must not happen on them is noted as a fault."""

from collections.abc import Callable
from typing import Any, Final, Literal, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, Response

PHONE: Final = {"width": 360, "height": 640}
DESKTOP: Final = {"width": 1440, "height": 900}

DOUBLE_TAP: Final = 250
"""Milliseconds within which two taps on one place are one."""

LITTLE_CODE: Final = 60_000
"""Bytes of script that a room may need."""


class NewContext(Protocol):
    """The type of the fixture ``new_context``; takes what Playwright's ``new_context`` takes."""

    def __call__(self, **options: Any) -> BrowserContext: ...


def watch(context: BrowserContext, faults: list[str]) -> None:
    """Add to ``faults`` errors of the console, uncaught exceptions and requests to other hosts."""
    context.on("console", lambda message: faults.extend(complaint(message.type, message.text)))
    context.on("weberror", lambda failure: faults.append(f"uncaught: {failure.error}"))
    context.on("request", lambda request: faults.extend(foreign(request.url)))


def stand_still(page: Page) -> None:
    """Wait until nothing moves any more; what has gone meanwhile does not move either."""
    page.evaluate(
        "Promise.allSettled(document.getAnimations().map(animation => animation.finished)).then(() => null)"
    )


def frames_of(page: Page, event: Literal["framereceived", "framesent"]) -> list[str]:
    """What sockets that the page opens from now on hear or say; the list grows."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on(event, lambda frame: frames.append(str(frame))))
    return frames


def weigh_scripts(page: Page) -> Callable[[], list[int]]:
    """The bytes of each script that the page loads from now on; to be asked when it is there."""
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    return lambda: [script.request.sizes()["responseBodySize"] for script in scripts]


def complaint(kind: str, text: str) -> list[str]:
    """The fault of a line in the console, if it is one."""
    return [f"console {kind}: {text}"] if kind in {"error", "warning"} else []


def foreign(url: str) -> list[str]:
    """The fault of a request that leaves the machine, if it does."""
    parts = urlsplit(url)
    local = parts.scheme in {"data", "blob"} or parts.hostname == "127.0.0.1"
    return [] if local else [f"request to another host: {url}"]
