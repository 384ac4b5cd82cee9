"""Calls in a process of their own: made once, heard of when they end."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch.kernels import aside


@pytest.fixture(autouse=True)
def nothing_done() -> Iterator[None]:
    """Nothing has been called yet, and what the test calls is over at its end."""
    aside._process.cache_clear()
    yield
    aside._process.cache_clear()


def ended(*call: str) -> int:
    return aside._process(*call).wait(30)


def test_a_call_is_made_once_and_is_done_when_it_has_ended(tmp_path: Path) -> None:
    call = ("os", "mkdir", str(tmp_path / "made"))
    aside.is_done(*call)
    assert ended(*call) == 0
    assert aside.is_done(*call)
    assert (tmp_path / "made").is_dir()


def test_a_call_that_goes_on_is_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aside, "_PROGRAM", "import threading; threading.Event().wait()")
    assert not aside.is_done("any", "call")
    process: subprocess.Popen[bytes] = aside._process("any", "call")
    process.kill()
    process.wait(30)
    assert aside.is_done("any", "call")


def test_a_call_that_fails_is_done_as_well() -> None:
    aside.is_done("no_such_module", "call")
    assert ended("no_such_module", "call") != 0
    assert aside.is_done("no_such_module", "call")
