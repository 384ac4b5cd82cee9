"""Counting and finding the set bits of an ``int64``, each one machine instruction."""

from collections.abc import Callable
from typing import Any, cast

from numba import types
from numba.core.cgutils import true_bit
from numba.extending import intrinsic


def _count_bits(_: Any, __: Any) -> tuple[Any, Callable[..., Any]]:
    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def _lowest_bit(_: Any, __: Any) -> tuple[Any, Callable[..., Any]]:
    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], true_bit)

    return types.int64(types.int64), generate


count_bits = cast(Callable[[int], int], intrinsic(_count_bits))
"""How many bits are set; for kernels only."""

lowest_bit = cast(Callable[[int], int], intrinsic(_lowest_bit))
"""The place of the lowest set bit, 0 … 63; the number must not be 0. For kernels only."""
