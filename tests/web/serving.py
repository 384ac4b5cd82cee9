"""A real server in a thread of its own, and people who talk to it."""

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any, Final, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from stammtisch.house import House
from stammtisch.web.app import create_app
from stammtisch.web.server import server
from stammtisch.web.settings import Settings
from tests.compiling import COMPILING

PATIENCE = COMPILING + 30.0
"""Seconds until an answer that does not come fails a test; the house itself waits for a compiler."""

NOT_READY: Final = frozenset({"daily_not_ready", "solver_not_ready"})
"""Refusals after which the page asks again."""

FAST = Settings(messages_per_second=100_000)
"""For tests in which programs play; nobody types that fast."""


NO_TLS: Final = False
"""Loading the certificates that nobody asks for here would take longer than most tests."""


@dataclass(frozen=True, slots=True)
class Serving:
    """A running server; ``url`` has no slash at its end."""

    url: str
    house: House

    def ask(self, method: str, path: str, **options: Any) -> httpx.Response:
        """The answer to one request of somebody without cookies."""
        with httpx.Client(base_url=self.url, timeout=PATIENCE, verify=NO_TLS) as client:
            return client.request(method, path, **options)


def since_noon() -> Callable[[], datetime]:
    """A clock that begins at noon, far from the midnight that changes the daily."""
    noon, begun = datetime(2026, 3, 14, 12, tzinfo=UTC), time.monotonic()
    return lambda: noon + timedelta(seconds=time.monotonic() - begun)


@contextmanager
def serving(database: Path, settings: Settings = FAST) -> Iterator[Serving]:
    """Run a house on a free port of loopback until the block ends; it opens at noon."""
    house = House.open(f"sqlite:///{database}", clock=since_noon())
    listener = socket.create_server(("127.0.0.1", 0))
    running = server(create_app(house, settings))
    thread = threading.Thread(target=running.run, args=([listener],))
    thread.start()
    try:
        yield Serving(f"http://127.0.0.1:{listener.getsockname()[1]}", house)
    finally:
        running.should_exit = True
        thread.join()


def open_socket(url: str, **options: Any) -> ClientConnection:
    """A socket to the house, with nothing between; a context manager."""
    return connect(url.replace("http", "ws", 1) + "/ws", proxy=None, **options)


@dataclass(slots=True)
class Person:
    """Somebody with a cookie jar and, once asked for, a socket."""

    url: str
    http: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, verify=NO_TLS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def token(self) -> str:
        """The secret in the cookie."""
        return self.http.cookies["stammtisch_guest"]

    def named(self, name: str) -> Self:
        """Become a guest of that name."""
        assert self.http.put("/api/me", json={"name": name}).is_success
        return self

    def run(self, **options: Any) -> str:
        """Start a dungeon; its table."""
        asked = {"game": "scoundrel"} | options
        end = time.monotonic() + COMPILING
        answer = self.http.post("/api/tables", json=asked)
        while answer.status_code == 409 and answer.json()["code"] in NOT_READY and time.monotonic() < end:
            answer = self.http.post("/api/tables", json=asked)  # as the page does
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    @contextmanager
    def socket(self) -> Iterator["Line"]:
        """A socket with the person's cookie."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        with open_socket(self.url, additional_headers=headers) as connection:
            yield Line(connection)


def finished(person: Person) -> str:
    """The table of a dungeon that somebody has just played to its end."""
    run = person.run()
    with person.socket() as line:
        standing = line.watch(run)
        while not standing["view"]["result"]:
            standing = line.act(run, standing["view"]["choices"][0]["action"])
    return run


def mildest(standing: dict[str, Any]) -> str:
    """What leaves the most health in a dungeon: no two such actions can kill from the start."""
    action: str = max(standing["view"]["choices"], key=lambda choice: choice["health"])["action"]
    return action


class Line:
    """A socket on which messages are sent and awaited; keeps raw frames, and how tables stand."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.tables: dict[str, dict[str, Any]] = {}
        self._ids = count(1)

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.connection.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        frame = self.connection.recv(timeout=PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] in ("table", "update"):
            self.tables[message["table"]] = message
        return message

    def until(self, **wanted: Any) -> dict[str, Any]:
        """The next message with these values; others are skipped."""
        while True:
            message = self.hear()
            if wanted.items() <= message.items():
                return message

    def watch(self, table: str, **options: Any) -> dict[str, Any]:
        """Watch a table; what stands there."""
        self.say(type="watch", table=table, **options)
        return self.until(type="table", table=table)

    def command(self, table: str, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command; its answer."""
        name = fields.pop("id", None) or f"c{next(self._ids)}"
        self.say(type=type, table=table, id=name, **fields)
        while True:
            message = self.hear()
            if message["type"] in ("done", "refused") and message["id"] == name:
                return message

    def reach(self, table: str, seq: int) -> dict[str, Any]:
        """A watched table as it stands once its action ``seq`` was told."""
        while self.tables[table]["seq"] < seq:
            self.hear()
        return self.tables[table]

    def lose(self, table: str) -> None:
        """Do what costs most in a watched dungeon until it is over."""
        while not self.tables[table]["view"]["result"]:
            choices = self.tables[table]["view"]["choices"]
            self.act(table, min(choices, key=lambda choice: choice["health"])["action"])

    def act(self, table: str, action: str) -> dict[str, Any]:
        """Do an action that is legal; how the watched table stands after it."""
        done = self.command(table, "act", action=action)
        assert done["type"] == "done", done
        return self.reach(table, done["seq"])
