"""The web application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from stammtisch import __version__
from stammtisch.house import House
from stammtisch.web import api, files, handlers, health, pages, socket
from stammtisch.web.pace import AtOnce
from stammtisch.web.security import Security
from stammtisch.web.settings import Settings


def create_app(house: House, settings: Settings | None = None) -> FastAPI:
    """The house over HTTP and WebSocket; it opens and closes with the application."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with house:
            yield

    app = FastAPI(
        title="Stammtisch",
        version=__version__,
        description="Tables, records and score pads. Games are played through the socket, see the protocol.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # its pages would load scripts from another host
        redoc_url=None,
        lifespan=lifespan,
        # Whatever the environment says, nothing about a request is recorded or sent.
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},
    )
    app.state.house = house
    app.state.settings = settings
    app.state.reviewing = AtOnce(settings.reviews_at_once)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=4)  # while others wait
    app.add_middleware(Security, settings=settings)
    handlers.install(app)
    for part in (api, files, health, pages, socket):
        app.include_router(part.router)
    app.mount("/static", files.client_files())
    return app
