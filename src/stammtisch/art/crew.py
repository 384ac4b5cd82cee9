"""Who sails the high seas: pirates, mermaids, Scary Mary and the Skull King himself.

Every portrait looks at you, is centred at (0, 0) and fills about 64 by 96 units.
"""

from dataclasses import dataclass
from typing import Final, Literal

from stammtisch.art.palette import BLACK, BRASS, CANVAS, GOLD, NIGHT, RED, SAND, SHALLOW, TEAL, WHITE
from stammtisch.art.suits import suit
from stammtisch.art.svg import both, circle, element, ellipse, group, line, path, rect

_INK: Final = "#2a1b14"


@dataclass(frozen=True, slots=True)
class Pirate:
    """What makes one pirate another than the next."""

    skin: str
    shade: str
    hair: str
    coat: str
    hat: Literal["tricorn", "bandana", "feather", "bald", "captain"]
    beard: Literal["", "full", "moustache", "goatee", "braids"]
    patch: bool = False
    earring: bool = False
    scar: bool = False
    lips: bool = False


PIRATES: Final = (
    Pirate("#e6b48a", "#c98f63", "#3b2a20", "#27364f", "tricorn", "moustache", patch=True),
    Pirate("#8a5a3b", "#6d4329", "#1d1512", "#6b2b2b", "bandana", "goatee", earring=True),
    Pirate("#f0c6a2", "#d69f78", "#b5461f", "#1d5a4d", "feather", "", lips=True, earring=True),
    Pirate("#d79a76", "#b67652", "#8f8a84", "#4c3a5e", "bald", "full", scar=True, earring=True),
    Pirate("#c98c5e", "#a66c41", "#141112", "#7a5a1e", "captain", "braids"),
)


def _hat(man: Pirate) -> str:
    match man.hat:
        case "tricorn":
            return (
                path("M-36-18C-22-24-26-44 0-48 26-44 22-24 36-18 24-14 12-20 0-20S-24-14-36-18z", _INK)
                + line("M-34-18C-20-22-10-24 0-24S20-22 34-18", GOLD, 2)
                + group(suit("J", CANVAS), y=-34, scale=0.72)
            )
        case "bandana":
            return (
                path("M-22-14C-24-36-12-42 0-42S24-36 22-14C12-22-12-22-22-14z", RED)
                + path(
                    "M21-16C28-18 32-12 36-14 34-6 28-6 22-10zM21-14C26-10 26-2 31 2 25 4 21-2 20-10z",
                    "#8f1c22",
                )
                + "".join(
                    circle(x, y, 1.8, CANVAS)
                    for x, y in ((-12, -27), (0, -33), (12, -27), (-4, -23), (7, -21))
                )
            )
        case "feather":
            return (
                path("M14-38C18-58 36-56 40-40 34-44 28-40 24-30z", SHALLOW)
                + line("M17-34C22-46 30-50 38-42", CANVAS, 1.4)
                + path("M-38-20C-20-30-20-46 2-46 22-46 20-30 38-22 20-14-20-14-38-20z", "#5b3a1c")
                + path("M-21-24C-10-19 12-19 23-25L22-30C10-25-10-25-19-30z", BRASS)
            )
        case "bald":
            return path(
                "M-21-14C-22-32-12-40 0-40S22-32 21-14C18-22 10-26 0-26S-18-22-21-14z", man.skin
            ) + line("M-10-33C-6-36-2-37 2-37", WHITE, 2.2, opacity=0.5)
        case "captain":
            return (
                path("M-36-16C-34-34-18-50 0-50S34-34 36-16C24-24 12-26 0-26S-24-24-36-16z", "#5a1f26")
                + line("M-35-18C-33-34-18-48.6 0-48.6S33-34 35-18", GOLD, 2.4)
                + group(suit("P", GOLD), x=-5, y=-37, scale=0.62)
                + group(suit("P", GOLD), x=5, y=-37, scale=-0.62, turn=180)
            )


def _beard(man: Pirate) -> str:
    match man.beard:
        case "full":
            return path(
                "M-21-4C-20 2-16 6-12 6-6 2 6 2 12 6 16 6 20 2 21-4 24 16 14 38 0 42-14 38-24 16-21-4z",
                man.hair,
            ) + path("M-7 11C-3 9 3 9 7 11 4 15-4 15-7 11z", "#7d2f2a")
        case "moustache":
            return path(
                "M0 7C-5 4-10 6-12 10-15 14-19 13-21 10-20 18-8 18 0 10"
                "C8 18 20 18 21 10 19 13 15 14 12 10 10 6 5 4 0 7z",
                man.hair,
            )
        case "goatee":
            return (
                path("M-7 20C-3 17 3 17 7 20 6 28 3 33 0 35-3 33-6 28-7 20z", man.hair)
                + line("M-9 10C-4 7 4 7 9 10", man.hair, 2.6)
                + line("M-6 14C-2 16 2 16 6 14", "#5c231f", 2)
            )
        case "braids":
            return (
                path("M-20-2C-16 8-8 5 0 5S16 8 20-2C22 12 16 26 0 26S-22 12-20-2z", man.hair)
                + both(line("M5 24C6 30 8 34 7 40", man.hair, 5), circle(7, 41, 2.6, GOLD))
                + line("M0 25V36", man.hair, 5)
                + circle(0, 37, 2.6, GOLD)
                + path("M-7 12C-3 15 3 15 7 12 4 18-4 18-7 12z", WHITE)
            )
    return path("M-8 12C-4 9-2 11 0 11S4 9 8 12C4 17-4 17-8 12z", "#b8343a")


def pirate(man: Pirate) -> str:
    """A pirate's portrait."""
    hair = (
        both(path("M18-20C28-8 24 8 30 26 22 30 14 26 14 18z", man.hair))
        if man.hat in ("feather", "tricorn", "captain")
        else ""
    )
    eyes = both(
        ellipse(9, -6, 3.8, 3.2, WHITE),
        circle(8.6, -5.6, 2.1, _INK),
        line("M4.4-12C8-14.6 12-14.4 15-12", man.hair, 1.8 if man.lips else 2.8),
    )
    patch = (
        line("M-22-16L20-2", _INK, 1.8) + path("M-15-10H-3C-3-3-6 0-9 0S-15-3-15-10z", _INK)
        if man.patch
        else ""
    )
    return (
        path("M-35 52C-34 34-22 26-8 25H8C22 26 34 34 35 52z", man.coat)
        + path("M-10 25L0 46 10 25z", CANVAS)
        + both(path("M10 25L20 30 8 50 0 46z", man.coat, stroke=GOLD, stroke_width=1.4))
        + hair
        + rect(-8, 14, 16, 14, man.shade, 4)
        + both(ellipse(20.5, -3, 3.6, 5, man.shade))
        + path("M-20-14C-20-30-12-36 0-36S20-30 20-14C20 8 10 24 0 24S-20 8-20-14z", man.skin)
        + (both(line("M12-3L14 0", "#e8a48a", 3)) if man.lips else "")
        + eyes
        + line("M0-6L-3 3H1.6", man.shade, 2.2)
        + (line("M15-20L9 2M9-12L15-8M8-5L13-1", "#8d3b2c", 1.5) if man.scar else "")
        + _beard(man)
        + _hat(man)
        + patch
        + (circle(-22, 5, 3.2, "none", stroke=GOLD, stroke_width=2) if man.earring else "")
    )


def mermaid(number: Literal[1, 2]) -> str:
    """A mermaid's portrait; the two differ in hair, skin, jewels and the way they turn."""
    hair, glow, skin, shade, tail = (
        ("#d9622b", "#f08a4b", "#f3cfb3", "#dba888", "#2a9d8f")
        if number == 1
        else ("#1f6f78", "#37a1a3", "#b98058", "#96623e", "#7a4f9a")
    )
    crown = (
        group(suit("Y", GOLD), x=12, y=-31, scale=0.9)
        if number == 1
        else line("M-15-27C-8-36 8-36 15-27", CANVAS, 2)
        + "".join(
            circle(x, y, 2.4, CANVAS)
            for x, y in ((-14, -28), (-7.5, -32.4), (0, -34), (7.5, -32.4), (14, -28))
        )
    )
    picture = (
        path(
            "M-24-10C-26-36-12-46 2-46 20-46 28-32 26-14 24 0 34 8 32 24 30 38 18 38 18 50H-30"
            "C-38 34-22 22-26 8-27 2-24-4-24-10z",
            hair,
        )
        + path("M22 52C34 44 40 34 36 20 44 24 44 30 43 33 47 29 51 30 53 34 46 36 46 46 34 52z", tail)
        + path("M-22 52C-22 36-14 28-6 27H6C14 28 22 36 22 52z", skin)
        + both(
            path("M2 44C5 37 14 36 18 42 18 47 15 52 10 52 5 52 2 49 2 44z", tail),
            line("M10 51L7 42M10 51L13 41.4", CANVAS, 1),
        )
        + rect(-6, 14, 12, 16, shade, 4)
        + path("M-18-12C-18-28-10-35 0-35S18-28 18-12C18 6 9 24 0 24S-18 6-18-12z", skin)
        + both(
            path("M3.6-5C6-10 13-10.6 15.6-8 14-2.6 6-1.8 3.6-5z", WHITE),
            circle(9.6, -6, 2.6, tail),
            circle(9.6, -6, 1.2, _INK),
            line("M3.4-6C6-10.4 12-11.4 16.4-9", _INK, 1.6),
            line("M4.6-14C8-16.6 12-16.6 15-14.6", hair, 1.8),
            ellipse(12, 3, 3.4, 1.8, "#e58a72", opacity=0.55),
        )
        + line("M0-4L-2 4H1.6", shade, 1.8)
        + path("M-6.4 11C-3.6 8.6-1.6 10 0 10S3.6 8.6 6.4 11C3.4 15.4-3.4 15.4-6.4 11z", "#c8413f")
        + path("M-20-4C-24-30-12-42 4-42 22-42 24-26 20-2 20-16 14-26 2-30-6-20-16-18-20-4z", hair)
        + line("M-14-30C-8-38 2-40 10-37M-26 18C-22 26-32 34-28 44M24 6C24 14 30 18 28 28", glow, 2.2)
        + crown
    )
    return picture if number == 1 else element("g", picture, transform="scale(-1 1)")


def scary_mary() -> str:
    """Scary Mary: one half a pirate, the other half already gone."""
    right_half = path("M0-36C12-36 20-30 20-14 20 8 10 24 0 24z", "#9fc4bd")
    return (
        path("M-26-18C-34 0-26 16-34 40H-12V-18zM26-18C34 0 26 16 34 40H12V-18z", BLACK)
        + path("M18-20C30-6 24 18 31 40H25C20 22 24 0 16-16z", CANVAS)
        + path("M-35 52C-34 34-22 27-8 26H8C22 27 34 34 35 52z", "#5a1f3a")
        + path("M-10 26L0 44 10 26z", BLACK)
        + rect(-7, 14, 14, 14, "#b9a48c", 4)
        + path("M-20-14C-20-30-12-36 0-36S20-30 20-14C20 8 10 24 0 24S-20 8-20-14z", "#ead3b8")
        + right_half
        + path("M-15-8C-12-12-6-12-4-7-7-3-12-3-15-8z", WHITE)
        + circle(-9.4, -7.4, 2.4, _INK)
        + path("M3-9C4-15 15-16 17-9 17-2 13 1 9 0 5-1 3-4 3-9z", NIGHT)
        + circle(10, -7, 2.6, GOLD)
        + line("M-16-14C-12-17-7-16-4-13", BLACK, 2.6)
        + line("M4-16L16-20", BLACK, 2.6)
        + line("M-.4-5L-3 4H1.6", "#a88e74", 2)
        + path("M-9 11C-5 9-2 10.4 0 10.4V15.4C-4 15.6-7 14-9 11z", "#8f1c22")
        + line("M0 12.6L12 8M3 9.6V14M6.6 8.4V12.6M10 7V11", BLACK, 1.6)
        + path(
            "M-38-17C-24-22-24-44-2-48 4-56 22-52 24-40 28-30 28-22 38-17 24-10 12-17 0-17S-24-10-38-17z",
            BLACK,
        )
        + line("M-36-17C-22-20-10-22 0-22S22-20 36-17", RED, 2.6)
        + group(suit("SM", CANVAS), y=-33, scale=0.72)
    )


def skull_king() -> str:
    """The Skull King, crowned."""
    return (
        path("M-38 52C-38 32-24 24 0 24S38 32 38 52z", "#5a1f26")
        + both(
            path("M8 26C24 26 38 34 38 52H26C26 40 20 32 8 30z", CANVAS),
            path("M21 31l2 4-4.6-.6zM30 39l1 4.4-4-1.4z", BLACK),
        )
        + path("M-15 14C-18 30-12 46 0 50 12 46 18 30 15 14z", BLACK)
        + line("M-6 30C-5 38-3 42-1 46M6 30C5 38 3 42 1 46M0 30V40", "#3c3d44", 1.6)
        + path(
            "M-22-14C-22-30-12-38 0-38S22-30 22-14C22-4 18 3 14 6V16C14 25 8 28 0 28S-14 25-14 16V6"
            "C-18 3-22-4-22-14z",
            CANVAS,
        )
        + both(
            path("M3.4-8C3.4-15 8-17 13-16 19-15 19-5 15 0 9.6 2.4 4 0 3.4-8z", NIGHT),
            circle(10.4, -7, 3.6, GOLD),
            circle(10.4, -7, 1.5, NIGHT),
            line("M3-15L18-19", SAND, 3),
        )
        + path("M0 1L-4 9H4z", NIGHT)
        + path("M-12 14H12V17C12 23 7 25 0 25S-12 23-12 17z", NIGHT)
        + path("M-10.4 13.4H-6.2V18H-10.4zM-5.2 13.4H-.5V18.6H-5.2zM5.2 13.4H10.4V18H5.2z", CANVAS)
        + path("M.5 13.4H4.2V18.6H.5z", GOLD)
        + path("M-8 21H-4V24.4H-8zM-3 21.2H-.4V25H-3zM.4 21.2H3V25H.4zM4 21H8V24.4H4z", SAND)
        + path("M-26-20L-35-52-18-38-11-57 0-41 11-57 18-38 35-52 26-20C14-28-14-28-26-20z", GOLD)
        + path("M-26-20C-14-28 14-28 26-20L26.8-25.6C14-33-14-33-26.8-25.6z", BRASS)
        + both(circle(34, -51, 3, RED), circle(11, -55, 3, TEAL), circle(14, -27.4, 2, CANVAS))
        + circle(0, -29.4, 2.8, RED)
        + circle(-23, 8, 3.4, "none", stroke=GOLD, stroke_width=2)
    )
