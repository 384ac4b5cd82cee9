"""A real house for the browser tests: ``stammtisch serve`` in a process of its own."""

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

READY_WITHIN = 120.0
"""Seconds; far more than a start takes, so that only a hung server reaches it."""

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
    writer: threading.Thread

    def stop(self) -> None:
        """Ask the server to end, as a host does, and wait for it."""
        self._end(signal.SIGTERM)

    def close(self) -> None:
        """Stop, and look whether anything went wrong meanwhile."""
        self.stop()
        assert "Traceback" not in self.log.read_text()

    def kill(self) -> None:
        """End the server as a power cut would: no goodbye, no last write."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(timeout=30)
        self.writer.join()


class StartServer(Protocol):
    """The type of the fixture ``start_server``."""

    def __call__(self, *, database: Path | None = None, port: int = 0, grace: float = GRACE) -> House: ...


def start(folder: Path, database: Path | None = None, port: int = 0, grace: float = GRACE) -> House:
    """Start a server on loopback and wait until it says where it is.

    A new database in ``folder`` and a free port, unless they are given, as for
    a server that comes back after :meth:`House.kill`.
    """
    database = database or folder / "house.db"
    log = folder / "serve.log"
    command = [sys.executable, "-m", "stammtisch", "serve", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--database", f"sqlite:///{database}", "--grace", str(grace)]
    process = subprocess.Popen(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=os.environ | {"NO_COLOR": "1"},
    )
    named: Future[int] = Future()
    writer = threading.Thread(target=_write_down, args=(process, log, named))
    writer.start()
    try:
        port = named.result(READY_WITHIN)
    except TimeoutError:
        process.kill()
        raise RuntimeError(f"The server did not open within {READY_WITHIN:.0f} s") from None
    return House(f"http://127.0.0.1:{port}", port, database, log, process, writer)


@contextmanager
def opened(folder: Path) -> Iterator[House]:
    """A server over the database in a folder until the block ends; it must not have stumbled."""
    house = start(folder)
    yield house
    house.close()


def _write_down(process: subprocess.Popen[bytes], log: Path, named: Future[int]) -> None:
    """Keep what a server says until it ends, and hand on the port that it names."""
    assert process.stdout
    with process.stdout as lines, log.open("ab") as out:
        for line in lines:
            out.write(line)
            out.flush()
            if (found := re.search(rb"http://localhost:(\d+)", line)) and not named.done():
                named.set_result(int(found[1]))
    if not named.done():
        named.set_exception(RuntimeError(f"The server ended:\n{log.read_text()}"))
