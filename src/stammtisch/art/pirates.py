"""The five pirates: one portrait, put together from hats, beards and scars.

A portrait looks at you, is centred at (0, 0) and fills about 76 by 100 units.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stammtisch.art.palette import BRASS, CANVAS, GOLD, RED, SHALLOW, WHITE
from stammtisch.art.suits import suit
from stammtisch.art.svg import both, circle, ellipse, group, line, path, rect

_INK: Final = "#2a1b14"

_TRICORN: Final = (
    path("M-36-18C-22-24-26-44 0-48 26-44 22-24 36-18 24-14 12-20 0-20S-24-14-36-18z", _INK)
    + line("M-34-18C-20-22-10-24 0-24S20-22 34-18", GOLD, 2)
    + group(suit("J", CANVAS), y=-34, scale=0.72)
)

_BANDANA: Final = (
    path("M-22-14C-24-36-12-42 0-42S24-36 22-14C12-22-12-22-22-14z", RED)
    + path("M21-16C28-18 32-12 36-14 34-6 28-6 22-10zM21-14C26-10 26-2 31 2 25 4 21-2 20-10z", "#8f1c22")
    + "".join(circle(x, y, 1.8, CANVAS) for x, y in ((-12, -27), (0, -33), (12, -27), (-4, -23), (7, -21)))
)

_FEATHERED_HAT: Final = (
    path("M14-38C18-58 36-56 40-40 34-44 28-40 24-30z", SHALLOW)
    + line("M17-34C22-46 30-50 38-42", CANVAS, 1.4)
    + path("M-38-20C-20-30-20-46 2-46 22-46 20-30 38-22 20-14-20-14-38-20z", "#5b3a1c")
    + path("M-21-24C-10-19 12-19 23-25L22-30C10-25-10-25-19-30z", BRASS)
)

_BALD: Final = line("M-10-33C-6-36-2-37 2-37", WHITE, 2.2, opacity=0.5)

_CAPTAINS_HAT: Final = (
    path("M-36-16C-34-34-18-50 0-50S34-34 36-16C24-24 12-26 0-26S-24-24-36-16z", "#5a1f26")
    + line("M-35-18C-33-34-18-48.6 0-48.6S33-34 35-18", GOLD, 2.4)
    + both(group(suit("P", GOLD), y=-37, scale=0.68))
)


def _moustache(hair: str) -> str:
    half = "M0 7C5 4 10 6 12 10 15 14 19 13 21 10 20 18 8 18 0 10z"
    return both(path(half, hair))


def _goatee(hair: str) -> str:
    return (
        path("M-7 20C-3 17 3 17 7 20 6 28 3 33 0 35-3 33-6 28-7 20z", hair)
        + line("M-9 10C-4 7 4 7 9 10", hair, 2.6)
        + line("M-6 14C-2 16 2 16 6 14", "#5c231f", 2)
    )


def _red_lips(_hair: str) -> str:
    return path("M-8 12C-4 9-2 11 0 11S4 9 8 12C4 17-4 17-8 12z", "#b8343a") + both(
        line("M12-3L14 0", "#e8a48a", 3)
    )


def _full_beard(hair: str) -> str:
    beard = "M-21-4C-20 2-16 6-12 6-6 2 6 2 12 6 16 6 20 2 21-4 24 16 14 38 0 42-14 38-24 16-21-4z"
    return path(beard, hair) + path("M-7 11C-3 9 3 9 7 11 4 15-4 15-7 11z", "#7d2f2a")


def _braids(hair: str) -> str:
    return (
        path("M-20-2C-16 8-8 5 0 5S16 8 20-2C22 12 16 26 0 26S-22 12-20-2z", hair)
        + both(line("M5 24C6 30 8 34 7 40", hair, 5), circle(7, 41, 2.6, GOLD))
        + line("M0 25V36", hair, 5)
        + circle(0, 37, 2.6, GOLD)
        + path("M-7 12C-3 15 3 15 7 12 4 18-4 18-7 12z", WHITE)
    )


_PATCH: Final = line("M-22-16L20-2", _INK, 1.8) + path("M-15-10H-3C-3-3-6 0-9 0S-15-3-15-10z", _INK)
_SCAR: Final = line("M15-20L9 2M9-12L15-8M8-5L13-1", "#8d3b2c", 1.5)
_EARRING: Final = circle(-22, 5, 3.2, "none", stroke=GOLD, stroke_width=2)


@dataclass(frozen=True, slots=True)
class Pirate:
    """What tells one pirate from the next. The first four are colours."""

    skin: str
    shade: str
    hair: str
    coat: str
    hat: str
    mouth: Callable[[str], str]
    """Mouth and beard, in the colour of the hair."""
    long_hair: bool = False
    marks: str = ""


PIRATES: Final = (
    Pirate("#e6b48a", "#c98f63", "#3b2a20", "#27364f", _TRICORN, _moustache, True, _PATCH),
    Pirate("#8a5a3b", "#6d4329", "#1d1512", "#6b2b2b", _BANDANA, _goatee, False, _EARRING),
    Pirate("#f0c6a2", "#d69f78", "#b5461f", "#1d5a4d", _FEATHERED_HAT, _red_lips, True, _EARRING),
    Pirate("#d79a76", "#b67652", "#8f8a84", "#4c3a5e", _BALD, _full_beard, False, _SCAR + _EARRING),
    Pirate("#c98c5e", "#a66c41", "#141112", "#7a5a1e", _CAPTAINS_HAT, _braids, True),
)


def pirate(who: Pirate) -> str:
    """A pirate's portrait."""
    strands = both(path("M18-20C28-8 24 8 30 26 22 30 14 26 14 18z", who.hair)) if who.long_hair else ""
    return (
        path("M-35 52C-34 34-22 26-8 25H8C22 26 34 34 35 52z", who.coat)
        + path("M-10 25L0 46 10 25z", CANVAS)
        + both(path("M10 25L20 30 8 50 0 46z", who.coat, stroke=GOLD, stroke_width=1.4))
        + strands
        + rect(-8, 14, 16, 14, who.shade, 4)
        + both(ellipse(20.5, -3, 3.6, 5, who.shade))
        + path("M-21-14C-22-32-12-40 0-40S22-32 21-14C21 8 10 24 0 24S-21 8-21-14z", who.skin)
        + both(
            ellipse(9, -6, 3.8, 3.2, WHITE),
            circle(8.6, -5.6, 2.1, _INK),
            line("M4.4-12C8-14.6 12-14.4 15-12", who.hair, 2.4),
        )
        + line("M0-6L-3 3H1.6", who.shade, 2.2)
        + who.mouth(who.hair)
        + who.hat
        + who.marks
    )
