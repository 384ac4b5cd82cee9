"""The cards of the high seas: three suits of the sea, the Jolly Roger, and the special ones."""

from typing import Final, NamedTuple

from stammtisch.art.crew import mermaid, scary_mary, skull_king
from stammtisch.art.flotsam import ESCAPES
from stammtisch.art.glyphs import write
from stammtisch.art.palette import (
    BLACK,
    BLUE,
    BRASS,
    CANVAS,
    DEEP,
    GOLD,
    NIGHT,
    RED,
    ROPE,
    SHALLOW,
    TEAL,
    WHITE,
    YELLOW,
)
from stammtisch.art.pirates import PIRATES, pirate
from stammtisch.art.suits import suit
from stammtisch.art.svg import circle, group, line, path, rect

CODES: Final = (
    *(f"{s}{n}" for s in "YRBJ" for n in range(1, 14)),
    *(f"E{n}" for n in range(1, 6)),
    *(f"P{n}" for n in range(1, 6)),
    "M1",
    "M2",
    "SM",
    "SK",
)
"""Every card of the 66-card edition."""


class _Look(NamedTuple):
    band: str
    """The strip on the left that stays visible in a fan."""
    ink: str
    paper: str
    motif: str


_LOOKS: Final[dict[str, _Look]] = {
    "Y": _Look(YELLOW, "#3a2606", "#fdf3d0", "#e09e0e"),
    "R": _Look(RED, WHITE, "#fae3da", RED),
    "B": _Look(BLUE, WHITE, "#dfeaf3", BLUE),
    "J": _Look(BLACK, CANVAS, "#3c3f49", CANVAS),
    "E": _Look("#e8dfc9", NIGHT, "#a9d2cd", WHITE),
    "P": _Look("#6b2b1f", GOLD, "#e3c9a0", GOLD),
    "M": _Look("#0f7d79", CANVAS, "#c3e6dd", CANVAS),
    "SM": _Look("#4b1d3f", CANVAS, "#d9c3d3", CANVAS),
    "SK": _Look("#2b2410", GOLD, "#8a1f2a", GOLD),
}

_BAND: Final = 36.0


def _waves(y: float, color: str, count: int = 3) -> str:
    """A line of waves across the picture."""
    step = (97 - _BAND) / count
    return path(
        f"M{_BAND} {y}"
        + "".join(f"q{step / 4:.2f}-5 {step / 2:.2f} 0t{step / 2:.2f} 0" for _ in range(count))
        + f"V137H{_BAND}z",
        color,
    )


def _numbered(code: str, look: _Look) -> str:
    """The sign of the suit, larger the higher the card, with as many bubbles (or stars) as it counts."""
    value = int(code[1:])
    night = code[0] == "J"
    spots = []
    for i in range(value):
        row, place = divmod(i, 4)
        x = (59.5, 73.5, 47.0, 85.5)[place] + (2.5 if row % 2 else -1.5)
        y = 51.0 - 11.5 * row - (i * 5 % 7) * 0.7
        r = 1.9 + (i * 3 % 4) * 0.45
        spots.append(
            group(path("M0-4L1-1 4 0 1 1 0 4-1 1-4 0-1-1z", GOLD), x=x, y=y, scale=0.5 * r)
            if night
            else circle(x, y, r, "none", stroke=look.motif, stroke_width=1.2)
        )
    shadow = BLACK if night else look.band
    return (
        _waves(116, shadow, 2 + value % 2)
        + _waves(124, NIGHT if night else DEEP, 3)
        + "".join(spots)
        + group(
            suit(code[0], look.paper, stroke=look.paper, stroke_width=3, stroke_linejoin="round")
            + suit(code[0], look.motif),
            x=66.5,
            y=88,
            scale=1.6 + 0.07 * value,
        )
    )


def _special(code: str) -> str:
    match code[0], code[1]:
        case "E", n:
            return ESCAPES[int(n) - 1]() + _waves(110, TEAL) + _waves(120, DEEP, 2)
        case "P", n:
            return group(pirate(PIRATES[int(n) - 1]), x=65, y=90, scale=0.93)
        case "M", n:
            return group(mermaid(1 if n == "1" else 2), x=65, y=82, scale=0.92) + _waves(128, "#0f7d79", 4)
        case "S", "M":
            return group(scary_mary(), x=65, y=91, scale=0.92)
    return group(skull_king(), x=66, y=93, scale=0.82)


def _coins(code: str) -> str:
    """A coin marks the cards that can earn a bonus."""
    if code[0] not in "MPS":
        return ""
    return (
        circle(20, 122, 7.6, GOLD, stroke=BRASS, stroke_width=1.6)
        + circle(20, 122, 5, "none", stroke=BRASS, stroke_width=1)
        + path("M20 118.6L21 121 23.4 122 21 123 20 125.4 19 123 16.6 122 19 121z", BRASS)
    )


def face(code: str) -> str:
    """The drawing of a card, for a box of 100 by 140."""
    numbered = code[0] in "YRBJ"
    name = code[0] if code not in ("SM", "SK") else code
    look = _LOOKS[name]
    index = code[1:] if numbered else name
    height = 22 if len(name) == 2 else 29
    drawing = _numbered(code, look) if numbered else _special(code)
    letter = write(name, 20, 118, 12, look.ink) if numbered else _coins(code)
    return (
        rect(0.75, 0.75, 98.5, 138.5, look.paper, 8)
        + drawing
        + path(f"M8.75.75H{_BAND}V139.25H8.75A8 8 0 0 1 .75 131.25V8.75A8 8 0 0 1 8.75 .75z", look.band)
        + write(index, 19.5, 10, height, look.ink)
        + group(suit(name, look.ink), x=19.5, y=56, scale=1.05)
        + letter
        + _rim(look.band)
    )


def _rim(color: str) -> str:
    """The margin, drawn over everything, with a line of brass that shows on any ground."""
    return rect(2.25, 2.25, 95.5, 135.5, "none", 6.5, stroke=color, stroke_width=3) + rect(
        0.75, 0.75, 98.5, 138.5, "none", 8, stroke=BRASS, stroke_width=1.5
    )


def back() -> str:
    """The back: a ship's wheel on the night sea."""
    spokes = "".join(
        group(rect(-2, -40, 4, 34, ROPE, 2) + circle(0, -38, 3.4, BRASS), turn=turn)
        for turn in range(0, 360, 45)
    )
    swell = "".join(
        line("M6 0" + "q5.5-6 11 0t11 0" * 4, DEEP, 2.4, transform=f"translate(0 {y})")
        for y in range(14, 136, 11)
    )
    return (
        rect(0.75, 0.75, 98.5, 138.5, NIGHT, 8)
        + swell
        + circle(50, 70, 33, NIGHT)
        + group(
            spokes,
            circle(0, 0, 25, "none", stroke=BRASS, stroke_width=6),
            circle(0, 0, 25, "none", stroke=GOLD, stroke_width=1.4),
            circle(0, 0, 13.5, BRASS),
            circle(0, 0, 11.5, NIGHT),
            group(suit("J", CANVAS), scale=0.78),
            x=50,
            y=70,
        )
        + rect(6, 6, 88, 128, "none", 4, stroke=BRASS, stroke_width=1)
        + rect(2.25, 2.25, 95.5, 135.5, "none", 6.5, stroke=TEAL, stroke_width=3)
        + rect(0.75, 0.75, 98.5, 138.5, "none", 8, stroke=SHALLOW, stroke_width=1.5)
    )
