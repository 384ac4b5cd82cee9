"""``stammtisch serve``: open the house."""

import errno
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn
from urllib.parse import urlsplit

import platformdirs
import typer

from stammtisch.cli.texts import _

if TYPE_CHECKING:
    from stammtisch.house import House

app = typer.Typer(add_completion=False)

ANY_ADDRESS: Final = frozenset({"0.0.0.0", "::"})
"""Hosts that stand for all addresses of this machine."""


def _address(given: str | None) -> str | None:
    """An address that links can begin with, without a slash at its end."""
    if given is None:
        return None
    parts = urlsplit(given)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.query or parts.fragment:
        raise typer.BadParameter(_("An address begins with http:// or https:// and a name."))
    return given.rstrip("/")


@app.command(help=_("Open the house: everybody who knows the address can play."))
def serve(
    host: Annotated[
        str, typer.Option(help=_("The address to listen on; 0.0.0.0 lets your network in."))
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=_("The port; 0 takes a free one."))] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="DATABASE_URL",
            help=_("A file or the URL of a database; without it, a file in your own data folder."),
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            envvar="STAMMTISCH_PUBLIC_URL",
            help=_("The address that others reach the house by, for links and QR codes."),
            callback=_address,
        ),
    ] = None,
    grace: Annotated[
        float,
        typer.Option(
            min=0, help=_("How many seconds a seat waits for its person before a bot plays on for it.")
        ),
    ] = 45,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=65535,
            envvar="STAMMTISCH_METRICS_PORT",
            help=_("Offer metrics to Prometheus on a port of their own, to this machine only."),
        ),
    ] = None,
    show: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help=_("Show the house in the browser, if there is one.")),
    ] = None,
) -> None:
    """Listen, open the database, say where the house is, and serve until told to stop."""
    from stammtisch.web import logs, metrics
    from stammtisch.web.app import create_app
    from stammtisch.web.server import server
    from stammtisch.web.settings import Settings

    logs.configure()
    listener = _listen(host, port)
    port = listener.getsockname()[1]
    if metrics_port:
        try:
            metrics.expose(metrics_port)
        except OSError:
            _give_up(_("Port {port} is in use. Choose another for the metrics.").format(port=metrics_port))
    house = open_house(database, timedelta(seconds=grace))
    here = f"http://{'localhost' if host in {'127.0.0.1', *ANY_ADDRESS} else _in_url(host)}:{port}"
    typer.echo(_("The house is open: {address}").format(address=here))
    if host in ANY_ADDRESS and (address := network_address()):
        around = f"http://{address}:{port}"
        typer.echo(_("In your network: {address}").format(address=around))
        public_url = public_url or around
    typer.echo(_("Stop it with Ctrl+C."))
    if _has_browser() if show is None else show:
        webbrowser.open(here)  # the socket listens already, so the browser waits for us
    with suppress(KeyboardInterrupt):  # raised again when all is put away
        server(create_app(house, Settings(public_url))).run([listener])
    typer.echo(_("The house is closed."))


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family)
    except socket.gaierror:
        _give_up(_("There is no address “{host}” on this machine.").format(host=host))
    except OSError as error:
        match error.errno:
            case errno.EADDRINUSE:
                problem = _("Port {port} is in use. Is the house open already? Choose another with --port.")
            case errno.EACCES:
                problem = _("You may not use port {port}. Choose one above 1023 with --port.")
            case _:
                problem = _("There is no address “{host}” on this machine.")
        _give_up(problem.format(port=port, host=host))


def open_house(database: str | None, grace: timedelta) -> "House":
    """The house whose memory is at a URL, in a file, or else in the data folder of the user."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from stammtisch.house import House

    try:
        if database is None:
            folder = platformdirs.user_data_path("stammtisch", appauthor=False)
            folder.mkdir(parents=True, exist_ok=True)
            database = str(folder / "stammtisch.db")
        url = database if "://" in database else f"sqlite:///{Path(database).resolve()}"
        house = House.open(url, grace=grace)
    except CommandError:  # its schema is one that we do not know
        _give_up(_("The database comes from a newer version of this house."))
    except (SQLAlchemyError, ModuleNotFoundError, OSError, ValueError) as error:
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        _give_up(_("The database cannot be opened: {cause}").format(cause=cause))
    if url.startswith("sqlite"):
        typer.echo(_("Everything is kept in {file}").format(file=url.removeprefix("sqlite:///")))
    return house


def network_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of RFC 5737 that nobody has
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _has_browser() -> bool:
    """Whether somebody sits before this machine: a terminal, a screen, and no CI."""
    if os.environ.get("CI") or not sys.stdout.isatty():
        return False
    return sys.platform in {"win32", "darwin"} or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _give_up(problem: str) -> NoReturn:
    typer.echo(problem, err=True)
    raise typer.Exit(1)
