"""How kernels are compiled: once per installation, without the GIL, and found again on disk."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compile a function on its first call and keep the machine code on disk.

    It releases the GIL while it runs, so that other threads go on.
    """
    return cast(F, numba.njit(cache=True, nogil=True)(function))


def inlined(function: F) -> F:
    """A small kernel that becomes part of every kernel that calls it.

    Numba does not do so by itself, and a call that passes arrays costs more
    than a step of a game does.
    """
    return cast(F, numba.njit(cache=True, nogil=True, forceinline=True)(function))
