"""What one fights with: a weapon whose form grows with its value, 2 to 10.

Drawings stand upright, are centred at (0, 0) and at most about 66 by 96 units.
"""

from typing import Final

from stammtisch.art.palette import BLOOD, EMBER, GOLD, IRON, OAK, STEEL, VELLUM, WALNUT
from stammtisch.art.svg import both, circle, group, line, number, path, rect

_EDGE: Final = "#c3ccd2"


def _grip(top: float, length: float, width: float) -> str:
    """A wrapped handle below y = top."""
    turns = "".join(
        f"M{number(-width / 2)} {number(y + 2)}L{number(width / 2)} {number(y)}"
        for y in (top + 3 + 4 * i for i in range(int((length - 2) / 4)))
    )
    return rect(-width / 2, top, width, length, OAK, 1.5) + line(turns, WALNUT, 1.4)


def _knife() -> str:
    """A kitchen knife (2): better than nothing."""
    return (
        path("M-3 8V-30C4-28 8-14 8 8z", STEEL)
        + path("M2-27C6-20 8-10 8 8H3.6C4-6 4-16 2-27z", _EDGE)
        + rect(-4, 8, 11, 4, IRON, 1)
        + rect(-3, 12, 9, 24, OAK, 3)
        + circle(1.5, 18, 1.2, VELLUM)
        + circle(1.5, 29, 1.2, VELLUM)
    )


def _sword(value: int) -> str:
    """Dagger (3) to flaming two-hander (10): longer, broader, more guard, more gold."""
    length, half, grip = 30 + 4.6 * value, 4.4 + 0.42 * value, 14 + 0.9 * value
    guard, metal = 7 + 1.6 * value, GOLD if value >= 6 else IRON
    tip = -(length + grip) / 2 - 2
    base = tip + length
    shoulder, waist = tip + half * 2.4, half * 0.8
    n = number
    blade = path(
        f"M0 {n(tip)}L{n(half)} {n(shoulder)} {n(waist)} {n(base)}H{n(-waist)}L{n(-half)} {n(shoulder)}z",
        STEEL,
    )
    bright = path(f"M0 {n(tip)}L{n(-half)} {n(shoulder)} {n(-waist)} {n(base)}H0z", _EDGE)
    fuller = line(f"M0 {n(tip + half * 4)}V{n(base - 5)}", IRON, 1.8) if value >= 5 else ""
    wing = f"M0 {n(base - 2.6)}H{n(guard * 0.7)}L{n(guard)} {n(base - 2.6 - value * 0.5)}V{n(base + 3.4)}H0z"
    gem = circle(0, base + 0.6, 1.4 + value * 0.2, BLOOD) if value >= 8 else ""
    pommel = circle(0, base + grip + 1, 2.6 + value * 0.25, metal)
    flame = f"M{n(waist)} {n(base - 3)}c13-9 4-16 11-29-6 4-7-5-5-17-6 7-7 9-7 15z" if value == 10 else ""
    flames = both(path(flame, EMBER)) if flame else ""
    return (
        flames
        + blade
        + bright
        + fuller
        + _grip(base, grip, 4.6 + value * 0.18)
        + both(path(wing, metal))
        + gem
        + pommel
    )


def _axe(value: int) -> str:
    """Hatchet (4) or double-headed battle axe (7)."""
    k = 0.78 + value * 0.014
    head = path("M2-30C12-34 22-42 26-40 32-30 32-14 26-4 22-2 12-12 2-16z", STEEL) + path(
        "M24-41C34-30 34-14 25-3 28-14 29-28 24-41z", _EDGE
    )
    heads = both(head) if value >= 7 else head + path("M-2-30H-9L-11-23-9-16H-2z", IRON)
    shaft = rect(-2.6, -38, 5.2, 84, OAK, 2) + line(
        "M-2.4 30L2.4 28M-2.4 36L2.4 34M-2.4 42L2.4 40", WALNUT, 1.6
    )
    collar = rect(-4.4, -32, 8.8, 18, GOLD if value >= 7 else IRON, 1.5)
    return group(shaft, heads, collar, circle(0, -23, 2.4, BLOOD if value >= 7 else STEEL), scale=k)


def _hammer() -> str:
    """The war hammer (9): a spiked head on a bound shaft."""
    return group(
        rect(-3, -24, 6, 68, OAK, 2)
        + line("M-3 30L3 27M-3 36L3 33M-3 42L3 39", WALNUT, 1.8)
        + path("M-5-44L0-54 5-44z", _EDGE)
        + rect(-8, -45, 16, 26, GOLD, 2)
        + path("M8-42H24L29-45V-19L24-22H8z", STEEL)
        + path("M24-42L29-45V-19L24-22z", _EDGE)
        + path("M-8-41C-18-41-28-36-33-24-25-29-16-28-8-23z", STEEL)
        + path("M-8-41C-18-41-28-36-33-24-26-33-17-36-8-36z", _EDGE)
        + circle(0, -32, 4, BLOOD)
        + circle(0, 46, 4.4, GOLD),
        x=-3,
        scale=0.92,
    )


def weapon(value: int) -> str:
    """The weapon of a value, 2 to 10, standing upright."""
    if value in (4, 7):
        return _axe(value)
    if value == 2:
        return _knife()
    return _hammer() if value == 9 else _sword(value)
