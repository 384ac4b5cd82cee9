"""Work that compiles, done aside: a compiler in this process would hold up every thread.

What is compiled is cached on disk, so afterwards it is only loaded here. Loads no compiler itself.
"""

import subprocess
import sys
from functools import cache
from threading import Lock
from typing import Final

_PROGRAM: Final = """
import os, sys
from importlib import import_module
if hasattr(os, "nice"):
    os.nice(10)
module, function, *arguments = sys.argv[1:]
getattr(import_module(module), function)(*arguments)
"""

_starting: Final = Lock()


def is_done(module: str, function: str, *arguments: str) -> bool:
    """Whether a call that compiles has ended, well or not, in a process of its own.

    The first question starts it. If it fails, whoever makes the same call here hears why.
    """
    with _starting:  # the cache alone would start two processes for two who ask at once
        return _process(module, function, *arguments).poll() is not None


@cache
def _process(module: str, function: str, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, module, function, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
