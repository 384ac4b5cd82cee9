"""Minds that other people write: a program that speaks JSON, or a Python function.

A program is started once for each seat and game. For each decision it reads one
line from its standard input, ``{"game": …, "seed": …, "view": …}``, and answers
with one line, ``{"action": "Y5"}``. The view is the one of
:mod:`stammtisch.games`, with its fields as JSON; ``view["choices"]`` lists the
actions it may take. It ends when its standard input is closed.

A Python function is named ``package.module:function``. It is called with a seed
and answers a :class:`~stammtisch.minds.contract.Mind`.
"""

import json
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import asdict
from importlib import import_module
from threading import Event, Timer
from types import TracebackType
from typing import Any, Final, Self

from stammtisch.games.contract import IllegalAction
from stammtisch.games.registry import GAMES
from stammtisch.minds.contract import Mind

PATIENCE: Final = 60
"""Seconds after which a program that does not answer is stopped."""

_QUOTED: Final = 80
"""How many characters of a wrong answer are told."""


class ExternalMindError(Exception):
    """A program or function that cannot be used, or that gave no legal action.

    ``name`` is what it was called by, on the command line. ``code`` and
    ``params`` say why, as in :class:`~stammtisch.games.contract.IllegalAction`.
    """

    def __init__(self, name: str, code: str, params: Mapping[str, str | int] | None = None) -> None:
        super().__init__(name, code, params)  # with these it is made again in another process
        self.name = name
        self.code = code
        self.params: Mapping[str, str | int] = dict(params or {})

    def __str__(self) -> str:
        return f"{self.name}: {self.code}"


class Program:
    """A mind in a process of its own; a context manager that ends it."""

    def __init__(self, game: str, command: str, seed: int) -> None:
        self._game, self._command, self._seed = game, command, seed
        try:
            self._process = subprocess.Popen(
                [command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except FileNotFoundError as error:
            raise ExternalMindError(command, "no_program") from error
        except PermissionError as error:
            raise ExternalMindError(command, "not_executable") from error
        except OSError as error:
            raise ExternalMindError(command, "not_started", {"cause": str(error.strerror)}) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def choose(self, view: Any) -> Any:
        """The action that the program answers. Raises :class:`ExternalMindError`."""
        line = self._ask(json.dumps({"game": self._game, "seed": self._seed, "view": asdict(view)}))
        try:
            action = GAMES[self._game].parse_action(json.loads(line)["action"])
        except (ValueError, KeyError, TypeError, IllegalAction):
            raise ExternalMindError(self._command, "no_action", {"answer": _quoted(line)}) from None
        if GAMES[self._game].format_action(action) not in {choice.action for choice in view.choices}:
            raise ExternalMindError(self._command, "not_legal", {"answer": _quoted(line)})
        return action

    def _ask(self, question: str) -> str:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        late = Event()

        def give_up() -> None:
            late.set()
            self._process.kill()

        guard = Timer(PATIENCE, give_up)
        guard.start()
        try:
            stdin.write(f"{question}\n")
            stdin.flush()
            line = stdout.readline()
        except OSError:
            line = ""
        finally:
            guard.cancel()
        if line:
            return line
        if late.is_set():
            raise ExternalMindError(self._command, "late", {"seconds": PATIENCE})
        raise ExternalMindError(self._command, "ended")


def _quoted(line: str) -> str:
    return line.strip()[:_QUOTED]


def entry_point(name: str) -> Callable[[int], Mind[Any, Any]]:
    """The function that ``package.module:function`` names. Raises :class:`ExternalMindError`."""
    module, _, function = name.partition(":")
    try:
        source = import_module(module)
    except (ImportError, ValueError) as error:
        raise ExternalMindError(name, "not_imported", {"module": module, "cause": str(error)}) from error
    try:
        found: Callable[[int], Mind[Any, Any]] = getattr(source, function)
    except AttributeError as error:
        raise ExternalMindError(name, "no_function", {"module": module, "function": function}) from error
    return found
