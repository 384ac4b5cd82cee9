"""What heals: a flask whose form grows with its value, 2 to 10.

Drawings are centred at (0, 0) and at most about 66 by 96 units.
"""

from dataclasses import dataclass
from typing import Final

from stammtisch.art.palette import BLOOD, COAL, DUST, EMBER, GOLD, OAK, VELLUM
from stammtisch.art.svg import circle, ellipse, group, line, number, path, rect

_GLASS: Final = "#fbf6ea"
_FOAM: Final = "#e58a86"


@dataclass(frozen=True, slots=True)
class _Flask:
    """A glass, the gleam on it, half the width of its neck, and how high its lip is."""

    glass: str
    gleam: str
    neck: float
    lip: float


_VIAL: Final = _Flask("M-6-34H6V-24L13-15V30C13 37 8 41 0 41S-13 37-13 30V-15L-6-24z", "M-7.5-2V18", 6, -34)
_CONE: Final = _Flask(
    "M-6-36H6V-14L27 28C30 35 27 41 20 41H-20C-27 41-30 35-27 28L-6-14z", "M-20 28L-14 15", 6, -36
)
_GLOBE: Final = _Flask(
    "M-8-36H8V-21C22-17 31-5 31 10 31 28 17 41 0 41S-31 28-31 10C-31-5-22-17-8-21z",
    "M-23 18C-25 10-24 3-20-4",
    8,
    -36,
)


@dataclass(frozen=True, slots=True)
class _Filling:
    """How high the liquid stands, half its width there, its outline, and the size of the whole."""

    top: float
    half: float
    outline: str
    scale: float


def _filled(value: int) -> tuple[_Flask, _Filling]:
    n = number
    if value <= 4:
        top, half = 25 - value * 7.0, 9.8
        outline = f"M{n(-half)} {n(top)}H{n(half)}V30C9.8 35 6 38 0 38S-9.8 35-9.8 30z"
        return _VIAL, _Filling(top, half, outline, 0.86 + 0.05 * value)
    if value <= 7:
        top = 20 - (value - 4) * 6.5
        half = 4 + (top + 14) * 0.49
        base = "L23.8 29.6C26 34 24 38 19 38H-19C-24 38-26 34-23.8 29.6z"
        return _CONE, _Filling(top, half, f"M{n(-half)} {n(top)}H{n(half)}{base}", 0.84 + 0.025 * value)
    top = 10 - (value - 7) * 6.5
    half = (28**2 - (top - 10) ** 2) ** 0.5
    outline = f"M{n(-half)} {n(top)}A28 28 0 1 0 {n(half)} {n(top)}z"
    return _GLOBE, _Filling(top, half, outline, 0.66 + 0.038 * value)


def _bubbles(count: int, filling: _Filling) -> str:
    """``count`` bubbles that rise in the liquid, spread evenly and a little unevenly."""
    lowest, width = 34, filling.half * 1.3
    step = (lowest - filling.top - 4) / count
    return "".join(
        circle(width * ((i * 0.62) % 1 - 0.5), lowest - step * (i + 0.5), 1.2 + (i * 7 % 3) * 0.6, _FOAM)
        for i in range(count)
    )


def _stopper(value: int, flask: _Flask) -> str:
    """What closes the neck: a cork, from 8 on a golden stopper with a jewel."""
    y, half, n = flask.lip, flask.neck, number
    if value < 8:
        cork = rect(-half + 1, y - 7, 2 * half - 2, 9, OAK, 1.5)
        return cork + rect(-half - 1.5, y, 2 * half + 3, 4, VELLUM, 2)
    knob = f"M{n(-half)} {n(y)}C{n(-half)} {n(y - 9)} {n(half)} {n(y - 9)} {n(half)} {n(y)}z"
    ring = rect(-half - 2, y - 0.5, 2 * half + 4, 4.5, GOLD, 2)
    return path(knob, GOLD) + circle(0, y - 9, 3.6, EMBER) + ring


_HEART: Final = "M0 9.6C-8.8 2.6-10-1.2-10-4.2-10-10-2-11 0-6 2-11 10-10 10-4.2 10-1.2 8.8 2.6 0 9.6z"
_STAR: Final = "M0-6L1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6z"
_SPARKLES: Final = "".join(
    group(path(_STAR, COAL), x=x, y=y, scale=k)
    for x, y, k in ((22, -36, 1.1), (-26, -20, 0.7), (28, -22, 0.7))
)


def potion(value: int) -> str:
    """The flask of a value, 2 to 10: vial, then cone, then globe; fuller and livelier the better."""
    flask, filling = _filled(value)
    return group(
        _SPARKLES if value == 10 else "",
        path(flask.glass, _GLASS, stroke=DUST, stroke_width=2.6),
        path(filling.outline, BLOOD),
        ellipse(0, filling.top, filling.half, 1.4 + filling.half * 0.09, COAL),
        _bubbles(value, filling),
        group(path(_HEART, _GLASS), y=21, scale=0.5 + 0.035 * value),
        line(flask.gleam, "#fff", 2.8, opacity=0.8),
        _stopper(value, flask),
        scale=filling.scale,
    )
