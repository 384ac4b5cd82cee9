"""Who asks: the guest whose secret token the cookie holds."""

from typing import Annotated, Final

from fastapi import Depends
from fastapi.requests import HTTPConnection, Request
from fastapi.responses import Response

from stammtisch.house import Guest, House
from stammtisch.locale import Language, is_language, pick_language

GUEST_COOKIE: Final = "stammtisch_guest"
LANGUAGE_COOKIE: Final = "stammtisch_language"
THEME_COOKIE: Final = "stammtisch_theme"
YEAR: Final = 365 * 24 * 3600


def the_house(connection: HTTPConnection) -> House:
    """The house that this server opens to people."""
    house: House = connection.app.state.house
    return house


def language_of(connection: HTTPConnection) -> Language:
    """The language a visitor chose, or else the best one for their browser."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    return chosen if is_language(chosen) else pick_language(connection.headers.get("accept-language"))


async def visitor(connection: HTTPConnection) -> Guest | None:
    """The guest who asks; None for somebody who is no guest yet."""
    token = connection.cookies.get(GUEST_COOKIE)
    return await the_house(connection).guest(token) if token else None


async def guest(request: Request, response: Response) -> Guest:
    """The guest who asks, made one with the first need; the token goes into the cookie."""
    known = await visitor(request)
    if known:
        return known
    new, token = await the_house(request).welcome(language=language_of(request))
    response.set_cookie(
        GUEST_COOKIE,
        token,
        max_age=YEAR,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
    return new


TheHouse = Annotated[House, Depends(the_house)]
Visitor = Annotated[Guest | None, Depends(visitor)]
TheGuest = Annotated[Guest, Depends(guest)]
