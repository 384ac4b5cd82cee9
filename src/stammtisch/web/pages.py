"""The pages: a shell in the reader's language for each place of the client, and the page for none."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from fastapi.templating import Jinja2Templates

from stammtisch.games.registry import GAMES
from stammtisch.locale import LANGUAGES, Language, is_language, translator
from stammtisch.web import rules_page
from stammtisch.web.client import assets
from stammtisch.web.guests import THEME_COOKIE, language_of
from stammtisch.web.settings import Settings

router = APIRouter()
_templates: Final = Jinja2Templates(Path(__file__).parent / "templates")
_templates.env.trim_blocks = True


def N_(text: str) -> str:  # noqa: N802 - gettext's name for a text that is translated later
    """Mark a text for the catalogue."""
    return text


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the client: ``paths`` below the language, and what its page is called."""

    paths: tuple[str, ...]
    title: str
    description: str
    world: str = ""
    """Which of the three worlds paints it; empty for the lobby."""
    indexed: bool = False
    """Whether search engines should know it; never a table, a run or a day of somebody."""


WORLDS: Final = {"scoundrel": "dungeon", "skullking": "sea"}
"""Where each game is played."""

PLACES: Final = (
    Place(
        ("",),
        "Stammtisch",
        N_("Card games at your own table: Scoundrel alone, Skull King with friends. No account, just play."),
        indexed=True,
    ),
    Place(
        ("scoundrel", "scoundrel/{code}"),
        "Scoundrel",
        N_("A dungeon of 44 cards for one: fight, heal, flee, and come out alive."),
        "dungeon",
        indexed=True,
    ),
    Place(
        ("daily", "daily/{day}"),
        N_("Daily dungeon"),
        N_("The same 44 cards for everybody, new every day. The first try counts."),
        "dungeon",
        indexed=True,
    ),
    Place(("run/{table}",), "Scoundrel", N_("A run through the dungeon."), "dungeon"),
    Place(
        ("review", "review/{table}"),
        N_("Review"),
        N_("Where a game was won or lost, move by move."),
    ),
    Place(("replay", "replay/{table}"), N_("Replay"), N_("A game to look at again, step by step.")),
    Place(
        ("verify", "verify/{table}"),
        N_("Was the shuffle fair?"),
        N_("Your browser shuffles again from the seed and compares."),
        indexed=True,
    ),
    Place(
        ("skullking/new",),
        "Skull King",
        N_("Open a table, send the link, and play with two to six. Bots take the empty seats."),
        "sea",
        indexed=True,
    ),
    Place(("table/{table}",), "Skull King", N_("You are invited to a table of Skull King."), "sea"),
    Place(("rejoin/{token}",), "Skull King", N_("Take your seat on this device."), "sea"),
    Place(
        ("pad", "pad/{share}"),
        N_("Score pad"),
        N_("For the real cards: bids and tricks go in, the sums come out. Works without a network."),
        "sea",
        indexed=True,
    ),
)


def public_address(request: Request) -> str:
    """The address that others reach this house by, without a slash at its end."""
    settings: Settings = request.app.state.settings
    return settings.public_url or str(request.base_url).rstrip("/")


def render(
    request: Request, lang: Language, template: str, place: Place, status_code: int = 200, **more: Any
) -> Response:
    """A page as HTML; ``place`` says what its head says."""
    texts = translator(lang)
    path = request.url.path.removeprefix(f"/{lang}/")
    address = public_address(request)
    theme = request.cookies.get(THEME_COOKIE)
    return _templates.TemplateResponse(
        request,
        template,
        {
            "_": texts.gettext,
            "lang": lang,
            "theme": theme if theme in ("light", "dark") else "auto",
            "world": place.world,
            "title": texts.gettext(place.title),
            "description": place.description and texts.gettext(place.description),
            "indexed": place.indexed,
            "address": address,
            "alternates": {each: f"{address}/{each}/{path}" for each in LANGUAGES} if place.indexed else {},
            "assets": assets("src/main.tsx"),
            **more,
        },
        status_code,
        {"Cache-Control": "no-cache", "Vary": "Cookie"},
    )


def not_found(request: Request) -> Response:
    """The page for an address where nothing is."""
    first = request.url.path.split("/")[1]
    lang = first if is_language(first) else language_of(request)
    return render(request, lang, "not_found.html", Place((), N_("Nothing here"), ""), 404)


async def front_door(request: Request) -> Response:
    """To the front page in the visitor's language."""
    headers = {"Vary": "Cookie, Accept-Language", "Cache-Control": "no-cache"}
    return RedirectResponse(f"/{language_of(request)}/", 302, headers)


def _rules(lang: Language, game: str) -> Callable[[Request], Awaitable[Response]]:
    async def page(request: Request) -> Response:
        text = rules_page.render(game, lang)
        place = Place((), text.title, text.summary, WORLDS[game], indexed=True)
        return render(request, lang, "rules.html", place, rules=text, assets=assets("src/rules/main.ts"))

    return page


def _page(lang: Language, place: Place) -> Callable[[Request], Awaitable[Response]]:
    async def page(request: Request) -> Response:
        return render(request, lang, "app.html", place)

    return page


router.add_route("/", front_door)
for _lang in LANGUAGES:
    for _game in GAMES:
        router.add_route(f"/{_lang}/rules/{_game}", _rules(_lang, _game))
    for _place in PLACES:
        for _path in _place.paths:
            _known = replace(_place, indexed=_place.indexed and "{" not in _path)
            router.add_route(f"/{_lang}/{_path}", _page(_lang, _known))
