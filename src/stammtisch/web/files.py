"""Files that are made on the way or built before: card art, icons, QR codes, the client."""

import hashlib
import io
from functools import cache
from typing import Annotated, Final

import segno
from fastapi import APIRouter, HTTPException, Query, Request, status
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.types import Scope

from stammtisch import art
from stammtisch.games.registry import GAMES
from stammtisch.locale import LANGUAGES, is_language
from stammtisch.web.client import STATIC, pad_worker
from stammtisch.web.pages import public_address

router = APIRouter(include_in_schema=False)

HOUR: Final = "public, max-age=3600"
FOR_EVER: Final = "public, max-age=31536000, immutable"


class ClientFiles(StaticFiles):
    """Static files; those with a hash in their name never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with how long it may be kept."""
        response = await super().get_response(path, scope)
        hashed = path.replace("\\", "/").startswith("app/assets/")
        response.headers["Cache-Control"] = FOR_EVER if hashed else "no-cache"
        return response


def client_files() -> ClientFiles:
    """The app to mount at ``/static``."""
    return ClientFiles(directory=STATIC, check_dir=False)


@router.get("/art/{name}.svg")
async def sprite(name: str, request: Request) -> Response:
    """All cards of a game in one document."""
    if name not in GAMES:
        raise HTTPException(status.HTTP_404_NOT_FOUND)
    return _kept(request, *_sprite(name))


@router.get("/favicon.svg")
async def favicon(request: Request) -> Response:
    """The mark of the house."""
    return _kept(request, *_logo())


@router.get("/pad-worker.js")
async def pad_worker_script() -> Response:
    """The worker of the score pad; it lies at the root so that it may look after the pad's page."""
    script = pad_worker()
    if script is None:
        raise HTTPException(status.HTTP_404_NOT_FOUND)
    return Response(script, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/{lang}/manifest.webmanifest")
async def manifest(lang: str) -> Response:
    """What a phone needs to keep the house among its apps."""
    if not is_language(lang):
        raise HTTPException(status.HTTP_404_NOT_FOUND)
    icon = {"src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml"}
    return JSONResponse(
        {
            "name": "Stammtisch",
            "lang": lang,
            "start_url": f"/{lang}/",
            "scope": "/",
            "display": "standalone",
            "background_color": "#241810",
            "theme_color": "#241810",
            "icons": [icon],
        },
        media_type="application/manifest+json",
        headers={"Cache-Control": HOUR},
    )


@router.get("/robots.txt")
async def robots() -> Response:
    """Search engines read the pages; tables and runs are nobody's business."""
    private = ("run", "replay", "review", "table", "rejoin")
    lines = [f"Disallow: /{lang}/{place}/" for lang in LANGUAGES for place in private]
    return PlainTextResponse("\n".join(("User-agent: *", "Disallow: /api/", *lines, "")))


@router.get("/qr.svg")
def qr(
    request: Request,
    path: Annotated[str, Query(pattern=r"^/(de|en)/(table|pad|rejoin|scoundrel)/[A-Za-z0-9_-]{1,100}$")],
) -> Response:
    """An address of ours as a QR code, dark on white so that every phone reads it."""
    drawing = io.BytesIO()
    segno.make(public_address(request) + path, error="m", micro=False).save(
        drawing, kind="svg", border=3, light="#fff", xmldecl=False, svgns=True
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def _kept(request: Request, content: bytes, tag: str) -> Response:
    headers = {"Cache-Control": HOUR, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=status.HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(content, media_type="image/svg+xml", headers=headers)


@cache
def _sprite(game: art.GameName) -> tuple[bytes, str]:
    return _tagged(art.sprite(game))


@cache
def _logo() -> tuple[bytes, str]:
    return _tagged(art.logo_svg())


def _tagged(svg: str) -> tuple[bytes, str]:
    content = svg.encode()
    # Weak, since the answer may travel compressed.
    return content, f'W/"{hashlib.sha256(content).hexdigest()[:16]}"'
