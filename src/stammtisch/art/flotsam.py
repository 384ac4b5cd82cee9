"""How one gets away: the pictures of the five Escapes, each with its white flag.

Drawn where they stand on the card, right of its band and above the waves.
"""

from collections.abc import Callable
from typing import Final

from stammtisch.art.palette import BRASS, CANVAS, NIGHT, OAK, ROPE, SAND, TEAL, WALNUT, WHITE
from stammtisch.art.svg import circle, ellipse, group, line, path, rect


def _white_flag(x: float, y: float, height: float) -> str:
    return line(f"M{x} {y}V{y - height}", WALNUT, 2.2) + path(
        f"M{x} {y - height}c6-5 12 2 19-2v15c-7 4-13-3-19 2z", WHITE, stroke="#b9c9c6", stroke_width=0.8
    )


def _boat() -> str:
    return (
        _white_flag(66, 92, 44)
        + path("M44 90H90C88 104 80 110 66 110S46 104 44 90z", OAK)
        + line("M46 96H88", WALNUT, 2)
    )


def _barrel() -> str:
    return (
        _white_flag(66, 78, 36)
        + path("M52 74H80C86 86 86 100 80 114H52C46 100 46 86 52 74z", OAK)
        + line("M49.6 82H82.4M48 94H84M49.6 106H82.4", WALNUT, 3)
        + line("M60 75V113M72 75V113", WALNUT, 1.2)
    )


def _bottle() -> str:
    return group(
        path(
            "M-7-40H7V-24C14-18 16-12 16-4V32C16 37 12 40 7 40H-7C-12 40-16 37-16 32V-4C-16-12-14-18-7-24z",
            "#6fb39a",
            opacity=0.9,
        )
        + rect(-5, -48, 10, 12, OAK, 2)
        + rect(-10, -8, 20, 38, CANVAS, 2)
        + line("M-5 0H5M-5 7H5M-5 14H5M-5 21H1", ROPE, 1.8)
        + line("M-11-8V26", WHITE, 2.2, opacity=0.7),
        x=66,
        y=80,
        turn=24,
        scale=0.95,
    )


def _island() -> str:
    return (
        line("M66 104C64 88 66 74 72 62", WALNUT, 5)
        + "".join(
            path(d, TEAL)
            for d in (
                "M72 62C62 50 50 52 44 62 54 58 62 60 72 62z",
                "M72 62C70 48 60 42 50 44 60 48 66 54 72 62z",
                "M72 62C76 48 86 44 94 48 86 50 78 54 72 62z",
                "M72 62C82 56 92 60 94 70 88 64 80 62 72 62z",
            )
        )
        + circle(70, 65, 2.6, OAK)
        + circle(75, 66, 2.6, OAK)
        + _white_flag(50, 108, 28)
        + ellipse(66, 112, 28, 9, SAND)
    )


def _gull() -> str:
    return (
        path(
            "M66 66C58 50 48 46 40 50 50 54 54 64 60 76zM68 66C76 48 86 42 95 46 86 52 82 64 74 76z",
            WHITE,
            stroke="#8fb0ad",
            stroke_width=1,
        )
        + ellipse(67, 76, 8, 13, WHITE, transform="rotate(24 67 76)")
        + circle(73, 62, 6, WHITE)
        + circle(74.6, 61, 1.3, NIGHT)
        + path("M78 61L87 64 78 66z", BRASS)
        + path("M60 86L54 96 66 90z", WHITE)
        + line("M70 86L72 94", ROPE, 1.2)
        + path("M64 94c6-4 10 2 16-2v12c-6 4-10-2-16 2z", WHITE, stroke="#8fb0ad", stroke_width=0.8)
    )


ESCAPES: Final[tuple[Callable[[], str], ...]] = (_boat, _barrel, _bottle, _island, _gull)
