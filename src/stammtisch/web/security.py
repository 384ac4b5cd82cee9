"""What keeps pages and guests safe: headers on every answer, and no writing from other sites."""

import math
import time
from typing import Final
from urllib.parse import urlsplit

from fastapi import HTTPException, status
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stammtisch.web.failures import failure
from stammtisch.web.pace import Allowance
from stammtisch.web.settings import MAX_BODY, Settings

CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
"""On every answer. ``frame-ancestors`` does what X-Frame-Options did."""

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def same_origin(headers: Headers, public_url: str | None = None) -> bool:
    """Whether a request comes from our own pages, or from a program.

    Browsers name the page's origin with every unsafe request and every socket;
    programs send none. Only the host is compared: behind a proxy we cannot
    know the scheme, and whoever controls the host controls both.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    own = {headers.get("host"), urlsplit(public_url or "").netloc or None}
    try:
        return urlsplit(origin).netloc in own - {None}
    except ValueError:  # no address at all
        return False


class Security:
    """Adds :data:`HEADERS` to every answer; refuses what no page of ours sends, and who writes too much."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._public_url = settings.public_url
        self._allowance = Allowance(settings.writes_per_second, settings.write_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back with the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        app = self._app if scope["method"] in SAFE_METHODS else self._refusal(scope) or self._app
        await app(scope, bounded(receive), send_safely)

    def _refusal(self, scope: Scope) -> ASGIApp | None:
        """The answer to a request that may not change anything."""
        if not same_origin(Headers(scope=scope), self._public_url):
            return failure("bad_origin", status.HTTP_403_FORBIDDEN)
        address, _ = scope.get("client") or ("", 0)
        seconds = math.ceil(self._allowance.seconds_to_wait(address, time.monotonic()))
        if seconds == 0:
            return None
        params, headers = {"seconds": seconds}, {"Retry-After": str(seconds)}
        return failure("too_fast", status.HTTP_429_TOO_MANY_REQUESTS, params, headers)


def bounded(receive: Receive) -> Receive:
    """The same request, ended with 413 as soon as its body is larger than :data:`MAX_BODY`.

    The framework's own bound would answer with a text instead of a code.
    """
    size = 0

    async def receive_bounded() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > MAX_BODY:
            raise HTTPException(status.HTTP_413_CONTENT_TOO_LARGE)
        return message

    return receive_bounded
