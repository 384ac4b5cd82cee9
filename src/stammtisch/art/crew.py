"""The mermaids, Scary Mary, and the Skull King himself.

Every portrait looks at you, is centred at (0, 0) and fills about 64 by 96 units.
"""

from typing import Final, Literal

from stammtisch.art.palette import BLACK, BRASS, CANVAS, GOLD, NIGHT, RED, SAND, TEAL, WHITE
from stammtisch.art.suits import suit
from stammtisch.art.svg import both, circle, element, ellipse, group, line, path, rect

_INK: Final = "#2a1b14"


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
