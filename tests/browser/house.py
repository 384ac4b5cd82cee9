"""A real house for the browser tests: ``stammtisch serve`` in a process of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

READY_WITHIN = 60.0
"""Seconds; far more than a start takes, so that only a hung server reaches it."""

COMPILING = 120_000
"""Milliseconds; in a fresh installation the first hint or review waits for a compiler."""

GRACE = 45.0
"""Seconds that a seat waits for its person; longer than any test lets one wait."""


@dataclass(frozen=True, slots=True)
class House:
    """A running server. ``url`` has no slash at its end."""

    url: str
    port: int
    database: Path
    log: Path
    process: subprocess.Popen[bytes]

    def stop(self) -> None:
        """Ask the server to end, as a host does, and wait for it."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End the server as a power cut would: no goodbye, no last write."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(timeout=30)


class StartServer(Protocol):
    """The type of the fixture ``start_server``."""

    def __call__(
        self, *, database: Path | None = None, port: int | None = None, grace: float = GRACE
    ) -> House: ...


def start(folder: Path, database: Path | None = None, port: int | None = None, grace: float = GRACE) -> House:
    """Start a server on loopback and wait until it accepts connections.

    A new database in ``folder`` and a free port, unless they are given, as for
    a server that comes back after :meth:`House.kill`.
    """
    database = database or folder / "house.db"
    port = port or free_port()
    log = folder / f"serve-{port}.log"
    command = [sys.executable, "-m", "stammtisch", "serve", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--database", f"sqlite:///{database}", "--grace", str(grace)]
    with log.open("ab") as out:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            env=os.environ | {"NO_COLOR": "1"},
        )
    house = House(f"http://127.0.0.1:{port}", port, database, log, process)
    _wait_until_ready(house)
    return house


def free_port() -> int:
    """A port on loopback that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_until_ready(house: House) -> None:
    deadline = time.monotonic() + READY_WITHIN
    while True:
        try:
            socket.create_connection(("127.0.0.1", house.port), timeout=1).close()
            return
        except OSError:
            ended = house.process.poll() is not None
            if ended or time.monotonic() > deadline:
                house.kill()
                state = "ended" if ended else f"did not answer within {READY_WITHIN:.0f} s"
                raise RuntimeError(f"The server {state}:\n{house.log.read_text()}") from None
            time.sleep(0.05)  # a port tells nobody when it opens
