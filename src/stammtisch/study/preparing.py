"""Getting the solver ready, so that no table waits for a compiler; imports none itself."""

import subprocess
import sys
from functools import cache
from typing import Final

_PROGRAM: Final = """
import os
from stammtisch.study import solver
if hasattr(os, "nice"):
    os.nice(10)
solver.prepare()
"""


def solver_is_ready(within: float = 0) -> bool:
    """Whether the solver answers without compiling first, after at most so many seconds.

    The first question has it compiled, in a process of its own: a compiler in
    this one would hold up every thread. If that fails the solver counts as
    ready, and says itself what it lacks.
    """
    try:
        _preparation().wait(within)
    except subprocess.TimeoutExpired:
        return False
    return True


@cache
def _preparation() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", _PROGRAM],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
