"""What helps in the dungeon: a blade or a flask whose form grows with its value, 2 to 10.

Drawings are centred at (0, 0) and at most about 66 by 96 units.
"""

from stammtisch.art.palette import BLOOD, COAL, DUST, EMBER, GOLD, IRON, OAK, STEEL, VELLUM, WALNUT
from stammtisch.art.svg import both, circle, ellipse, group, line, number, path, rect

_EDGE = "#c3ccd2"


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


def _bubbles(count: int, width: float, top: float, bottom: float) -> str:
    """``count`` bubbles that rise in the liquid, spread evenly and a little unevenly."""
    step = (bottom - top) / count
    return "".join(
        circle(width * ((i * 0.62) % 1 - 0.5), bottom - step * (i + 0.5), 1.2 + (i * 7 % 3) * 0.6, "#e58a86")
        for i in range(count)
    )


def _cork(y: float, half: float, value: int) -> str:
    """What closes the neck: a cork, from 8 on a golden stopper with a jewel."""
    if value < 8:
        return rect(-half + 1, y - 7, 2 * half - 2, 9, OAK, 1.5) + rect(
            -half - 1.5, y, 2 * half + 3, 4, VELLUM, 2
        )
    n = number
    knob = f"M{n(-half)} {n(y)}C{n(-half)} {n(y - 9)} {n(half)} {n(y - 9)} {n(half)} {n(y)}z"
    return (
        path(knob, GOLD) + circle(0, y - 9, 3.6, EMBER) + rect(-half - 2, y - 0.5, 2 * half + 4, 4.5, GOLD, 2)
    )


def potion(value: int) -> str:
    """The flask of a value, 2 to 10: vial, then cone, then globe; fuller and livelier the better."""
    if value <= 4:
        glass = "M-6-34H6V-24L13-15V30C13 37 8 41 0 41S-13 37-13 30V-15L-6-24z"
        y, half, neck, lip, k = 25 - value * 7.0, 9.8, 6.0, -34, 0.86 + 0.05 * value
        liquid = "M{l} {y}H{r}V30C9.8 35 6 38 0 38S-9.8 35-9.8 30z"
    elif value <= 7:
        glass = "M-6-36H6V-14L27 28C30 35 27 41 20 41H-20C-27 41-30 35-27 28L-6-14z"
        y, neck, lip, k = 20 - (value - 4) * 6.5, 6.0, -36, 0.84 + 0.025 * value
        half = 4 + (y + 14) * 0.49
        liquid = "M{l} {y}H{r}L23.8 29.6C26 34 24 38 19 38H-19C-24 38-26 34-23.8 29.6z"
    else:
        glass = "M-8-36H8V-21C22-17 31-5 31 10 31 28 17 41 0 41S-31 28-31 10C-31-5-22-17-8-21z"
        y, neck, lip, k = 10 - (value - 7) * 6.5, 8.0, -36, 0.66 + 0.038 * value
        half = (28**2 - (y - 10) ** 2) ** 0.5
        liquid = "M{l} {y}A28 28 0 1 0 {r} {y}z" if y < 10 else "M{l} {y}A28 28 0 0 0 {r} {y}z"
    heart = "M0 9.6C-8.8 2.6-10-1.2-10-4.2-10-10-2-11 0-6 2-11 10-10 10-4.2 10-1.2 8.8 2.6 0 9.6z"
    stars = "" if value < 10 else _sparkles()
    return group(
        stars,
        path(glass, "#fbf6ea", stroke=DUST, stroke_width=2.6),
        path(liquid.format(y=number(y), l=number(-half), r=number(half)), BLOOD),
        ellipse(0, y, half, 1.4 + half * 0.09, COAL),
        _bubbles(value, half * 1.3, y + 4, 34),
        group(path(heart, "#fbf6ea"), y=21, scale=0.5 + 0.035 * value),
        line(
            "M-7.5-2V18" if value <= 4 else "M-20 28L-14 15" if value <= 7 else "M-23 18C-25 10-24 3-20-4",
            "#fff",
            2.8,
            opacity=0.8,
        ),
        _cork(lip, neck, value),
        scale=k,
    )


def _sparkles() -> str:
    star = "M0-6L1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6z"
    return "".join(
        group(path(star, COAL), x=x, y=y, scale=k)
        for x, y, k in ((22, -36, 1.1), (-26, -20, 0.7), (28, -22, 0.7))
    )
