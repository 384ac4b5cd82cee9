"""How uvicorn runs the house."""

from typing import Final

import uvicorn
from fastapi import FastAPI

from stammtisch.web.settings import MAX_MESSAGE

PULSE: Final = 10.0
"""Seconds between two pings of a socket."""
SILENCE: Final = 20.0
"""Seconds until a phone that does not answer a ping counts as gone."""


def server(app: FastAPI) -> uvicorn.Server:
    """A server for the house. Give :meth:`uvicorn.Server.run` the sockets to listen on.

    It logs warnings and errors only, so that no address of a visitor gets into a log.
    """
    return uvicorn.Server(
        uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=MAX_MESSAGE,
            ws_ping_interval=PULSE,
            ws_ping_timeout=SILENCE,
            ws_per_message_deflate=False,  # it costs more time than all the rest of a message
            lifespan="on",
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
    )
