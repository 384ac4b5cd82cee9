"""How kernels are compiled: once per installation, without the GIL, and found again on disk."""

import os
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar, cast

import numba
from numba.core import event
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

_numba: Final[Any] = numba  # its types lack the configuration, the events and some options
_PACKAGE: Final = Path(__file__).parents[1]
_decorating = Lock()
"""Held while Numba reads the folder from its configuration, which the whole process shares."""


def kernel(function: F) -> F:
    """Compile a function on its first call and keep the machine code on disk.

    It releases the GIL while it runs, so that other threads go on.
    """
    return _compiled(function)


def inlined(function: F) -> F:
    """A kernel that becomes part of every kernel that calls it, and makes no new arrays.

    Numba does not inline by itself, and counts references to every array that a
    function is given, atomically: both cost more than a step of a game does.
    Nothing needs counting where no array is made.
    """
    return _compiled(function, forceinline=True, _nrt=False)


def apart(function: F) -> F:
    """A kernel for other kernels that is too large to become part of each; it makes no new arrays either."""
    return _compiled(function, _nrt=False)


def cache_folder(function: Callable[..., Any]) -> Path:
    """Where the machine code of a function is kept: in the user's cache folder, or in NUMBA_CACHE_DIR.

    Numba compiles again when the file of a function changes, but not when what
    it calls does. So the folder is named by all sources that may be part of the
    function: its neighbours, the kernels and the numbers of the games; for a
    function from outside, such as a test's, the whole package.
    """
    home = os.environ.get("NUMBA_CACHE_DIR") or user_cache_path("stammtisch", appauthor=False)
    return Path(home, f"kernels-{_digest(Path(function.__code__.co_filename).parent)}")


def before_compiling(tell: Callable[[], None]) -> None:
    """Call ``tell`` once, right before this process compiles anything; not if all is found on disk."""
    _numba.core.event.register("numba:compile", _Announcement(tell))


class _Announcement(event.Listener):
    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell: Callable[[], None] | None = tell

    def on_start(self, event: event.Event) -> None:  # noqa: ARG002 - Numba's signature
        """A compilation begins."""
        tell, self._tell = self._tell, None
        if tell:
            tell()

    def on_end(self, event: event.Event) -> None:
        """A compilation has ended."""


def _compiled(function: F, **options: bool) -> F:
    folder = cache_folder(function)
    with _decorating:
        found, _numba.config.CACHE_DIR = _numba.config.CACHE_DIR, str(folder)
        try:
            return cast(F, _numba.njit(cache=_is_writable(folder), nogil=True, **options)(function))
        finally:
            _numba.config.CACHE_DIR = found


@cache
def _digest(folder: Path) -> str:
    digest = sha256()
    everywhere = ("kernels/*.py", "games/*/numbers.py") if folder.is_relative_to(_PACKAGE) else ("**/*.py",)
    found = {source for pattern in everywhere for source in _PACKAGE.glob(pattern)}
    for source in sorted({*folder.glob("*.py"), *found}):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _is_writable(folder: Path) -> bool:
    """Without a place to keep it, the code is compiled in every process."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
