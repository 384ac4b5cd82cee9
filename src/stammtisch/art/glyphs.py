"""Figures and letters as strokes, so that an index looks the same on every device and needs no font."""

from typing import Final

from stammtisch.art.svg import group, line

CAP: Final = 20
"""Height of every glyph, in its own units."""

_GAP: Final = 5.4
_STROKE: Final = 3.9

_GLYPHS: Final[dict[str, tuple[float, str]]] = {
    "0": (11, "M5.5 0C2 0 0 4 0 10s2 10 5.5 10S11 16 11 10 9 0 5.5 0z"),
    "1": (5, "M0 4.2L5 0V20"),
    "2": (11, "M.5 5C.5 2 2.7 0 5.5 0S10.5 2 10.5 5C10.5 9 4 14 .5 20H11"),
    "3": (
        11,
        "M.8 3.5C1.6 1.3 3.3 0 5.5 0 8.3 0 10.3 1.9 10.3 4.8S8.2 9.3 5 9.3"
        "C8.5 9.3 11 11.3 11 14.6S8.6 20 5.5 20C3 20 1 18.6 .2 16.2",
    ),
    "4": (11.5, "M8.5 20V0L0 14H11.5"),
    "5": (
        11,
        "M10 0H2L1.2 8.8C2.4 7.9 3.8 7.4 5.4 7.4 8.7 7.4 11 10 11 13.6S8.6 20 5.4 20C3 20 1.1 18.8 .2 16.6",
    ),
    "6": (
        11,
        "M9.5 1.8C8.4 .6 7.2 0 5.8 0 2 0 0 4.6 0 11.5 0 17 2.2 20 5.5 20S11 17.4 11 13.8 8.8 7.8 5.6 7.8"
        "C2.6 7.8 .4 10 0 13",
    ),
    "7": (11, "M0 0H11C7.5 5.5 5 12 4.2 20"),
    "8": (
        11,
        "M5.5 9.2C2.6 9.2 .7 7.3 .7 4.6S2.6 0 5.5 0 10.3 1.9 10.3 4.6 8.4 9.2 5.5 9.2"
        "C2.3 9.2 0 11.4 0 14.6S2.3 20 5.5 20 11 17.8 11 14.6 8.7 9.2 5.5 9.2z",
    ),
    "9": (
        11,
        "M1.5 18.2C2.6 19.4 3.8 20 5.2 20 9 20 11 15.4 11 8.5 11 3 8.8 0 5.5 0S0 2.6 0 6.2 2.2 12.2 5.4 12.2"
        "C8.4 12.2 10.6 10 11 7",
    ),
    "A": (13, "M0 20L6.5 0 13 20M2.4 13.4H10.6"),
    "B": (11, "M0 0V20H6C9.2 20 11 17.6 11 14.6S9.2 9.4 6 9.4H0M6 9.4C8.5 9.4 10 7.4 10 4.7S8.5 0 6 0H0"),
    "E": (10, "M10 0H0V20H10M0 9.6H8.5"),
    "J": (9, "M3 0H9V14C9 18 7 20 4.5 20S0 18.4 0 15.5"),
    "K": (11.5, "M0 0V20M11 0L0 12M4.2 8L11.5 20"),
    "M": (13, "M0 20V0L6.5 12 13 0V20"),
    "P": (11, "M0 20V0H5.5C9 0 11 2.2 11 5.6S9 11.2 5.5 11.2H0"),
    "Q": (13, "M6.5 0C2.6 0 0 4 0 10s2.6 10 6.5 10S13 16 13 10 10.4 0 6.5 0zM8 14l5.5 6.4"),
    "R": (11, "M0 20V0H5.5C9 0 10.8 2.2 10.8 5.2S9 10.4 5.5 10.4H0M5 10.4L11 20"),
    "S": (
        10.8,
        "M10.3 3.6C9.4 1.3 7.7 0 5.4 0 2.5 0 .6 1.8 .6 4.6 .6 11 10.8 8.4 10.8 15 10.8 18.1 8.6 20 5.5 20"
        "C2.9 20 .9 18.6 0 16.2",
    ),
    "Y": (12, "M0 0L6 9.5 12 0M6 9.5V20"),
}


def width(text: str) -> float:
    """How wide a text is in glyph units, from stroke middle to stroke middle."""
    return sum(_GLYPHS[letter][0] for letter in text) + _GAP * (len(text) - 1)


def write(text: str, x: float, y: float, height: float, color: str, halo: str | None = None) -> str:
    """A text of capitals and figures, ``height`` tall, centred at x, its top at y.

    A halo in the colour of the ground keeps it apart from a drawing below.
    """
    scale = height / (CAP + _STROKE)
    at = -width(text) / 2
    under, over = [], []
    for letter in text:
        advance, d = _GLYPHS[letter]
        over.append(group(line(d, color, _STROKE), x=at))
        if halo:
            under.append(group(line(d, halo, _STROKE + 5), x=at))
        at += advance + _GAP
    return group(*under, *over, x=x, y=y + scale * _STROKE / 2, scale=scale)
