"""The living of the dungeon: who is behind the court cards and the ace of clubs.

Every figure looks at you, is centred at (0, 0) and fills about 74 by 100 units.
"""

from stammtisch.art.palette import (
    BLOOD,
    BONE,
    COAL,
    DUST,
    EMBER,
    FERN,
    GOLD,
    MOSS,
    PITCH,
    PLUM,
    ROCK,
    SLATE,
    VELLUM,
)
from stammtisch.art.svg import both, circle, ellipse, line, path


def goblin() -> str:
    """The jack of clubs: a goblin, all ears."""
    return (
        path("M-34 50C-32 30-18 24 0 24S32 30 34 50z", ROCK)
        + path("M-13 24L0 44 13 24z", SLATE)
        + both(
            path("M14-10C24-26 34-28 42-24 40-12 32 2 18 8z", MOSS),
            path("M19-7C26-17 33-20 38-20 35-11 29-3 20 2z", FERN),
        )
        + path("M-22-12C-22-30-12-38 0-38S22-30 22-12C22 8 12 30 0 30S-22 8-22-12z", MOSS)
        + path("M-22-14C-24-34-12-44 0-44S24-34 22-14C12-26-12-26-22-14z", COAL)
        + path("M-2-44C4-54 14-54 20-46 14-46 10-42 8-38z", COAL)
        + both(
            path("M3-8L18-14C20-6 16-1 11-1 6-1 4-4 3-8z", PITCH),
            circle(11, -6.5, 3.6, EMBER),
            circle(11, -6.5, 1.4, PITCH),
            line("M4-11L19-17", FERN, 3.4),
        )
        + path("M-5 9C-5 3-2-3 0-5 2-3 5 3 5 9 3 11-3 11-5 9z", FERN)
        + path("M-15 12C-8 16 8 16 15 12 13 22 7 26 0 26S-13 22-15 12z", PITCH)
        + path(
            "M-12 14L-9 20-6 15zM-4 15.6L-1 20 2 15.6zM5 15.4L8 20 11 14zM-8 23.6L-5.6 19-3.4 25z"
            "M2 25.6L4.4 20 7 24z",
            BONE,
        )
        + circle(-31, 6, 3.4, "none", stroke=GOLD, stroke_width=2)
    )


def witch() -> str:
    """The queen of clubs: a witch with snakes for hair."""
    snakes = (
        line("M4-32C10-46 22-44 18-34 14-26 24-20 30-30", MOSS, 6)
        + line("M12-22C26-26 38-16 28-8 22-4 28 6 36 2", MOSS, 6)
        + line("M16-6C26 4 22 12 28 18 32 22 30 30 24 32", MOSS, 6)
        + circle(30.6, -31, 4.2, FERN)
        + circle(37, 1.6, 4.2, FERN)
        + circle(23, 33, 4.2, FERN)
        + circle(32, -32, 1.3, EMBER)
        + circle(38.4, 0.6, 1.3, EMBER)
        + circle(21.6, 34, 1.3, EMBER)
    )
    return (
        path("M-32 52C-30 36-16 30-7 28H7C16 30 30 36 32 52z", PLUM)
        + path("M-12 29L0 48 12 29z", VELLUM)
        + line("M0-30C-8-48-24-46-18-38", MOSS, 6)
        + both(snakes)
        + line("M0-32C2-42-4-46 0-52", MOSS, 6)
        + circle(0, -50, 4.2, FERN)
        + path("M-8 18H8V32C4 36-4 36-8 32z", DUST)
        + path("M-19-12C-19-30-10-36 0-36S19-30 19-12C19 6 9 25 0 25S-19 6-19-12z", VELLUM)
        + path("M-19-14C-20-32-10-38 0-38S20-32 19-14C14-24 6-27 0-22-6-27-14-24-19-14z", FERN)
        + both(
            path("M3.4-6C6-11.4 13-12 16.4-8 14-3 6-2.4 3.4-6z", PITCH),
            ellipse(10, -7, 2, 3.4, EMBER),
            line("M3-12.5C8-16.5 13-16.5 17-14", FERN, 2.4),
        )
        + line("M-1.5-4L-2.5 5H2", DUST, 2)
        + path("M-8 12C-4 9-2 11 0 11S4 9 8 12C4 17.5-4 17.5-8 12z", BLOOD)
        + path("M-5-33L0-46 5-33 0-29z", GOLD)
        + circle(0, -35, 2.4, BLOOD)
    )


def ogre() -> str:
    """The king of clubs: an ogre, crowned."""
    return (
        path("M-42 52C-42 28-24 20 0 20S42 28 42 52z", SLATE)
        + path("M-42 52C-42 34-34 26-26 24L-18 40-8 27 0 44 8 27 18 40 26 24C34 26 42 34 42 52z", ROCK)
        + path(
            "M-24-18C-24-30-14-36 0-36S24-30 24-18C30 0 30 14 26 22 18 34-18 34-26 22-30 14-30 0-24-18z", DUST
        )
        + both(path("M25-12C32-16 37-12 35-4 33 2 29 4 26 3z", DUST))
        + path("M-25-23L-29-47-13-35 0-52 13-35 29-47 25-23C14-29-14-29-25-23z", GOLD)
        + both(circle(28, -46, 2.8, COAL))
        + circle(0, -51, 3.2, COAL)
        + circle(0, -33, 3, BLOOD)
        + path("M-22-14C-12-18-5-13 0-9 5-13 12-18 22-14L20-9C12-12 6-8 0-4-6-8-12-12-20-9z", SLATE)
        + both(ellipse(11, -5.5, 5, 4, PITCH), circle(11, -5.5, 2.5, EMBER))
        + path("M-9 6C-9-1-4-3 0-3S9-1 9 6C5 10-5 10-9 6z", ROCK)
        + both(ellipse(4, 5.6, 2, 1.5, PITCH))
        + path("M-21 14C-12 11 12 11 21 14 22 24 12 29 0 29S-22 24-21 14z", PITCH)
        + both(path("M8 22C8 12 10 4 16-1 20 8 20 16 18 23z", BONE), path("M1 27L3 20 7 26z", BONE))
        + path("M-14 15H-10L-11 19H-13zM-7 14H-2.5L-3.5 18H-6zM2.5 14H7L6 18H3.5zM10 15H14L13 19H11z", VELLUM)
    )


def dragon() -> str:
    """The ace of clubs: the dragon."""
    return (
        path("M-20 52C-20 30-14 14 0 14S20 30 20 52z", BLOOD)
        + path("M-10 52C-10 36-6 24 0 24S10 36 10 52z", EMBER)
        + line("M-9 36H9M-10 44H10", COAL, 2)
        + both(
            path("M18 40C28 30 34 14 44 6 42 22 44 34 38 52H22z", PLUM),
            line("M42 10C38 24 30 36 24 46", ROCK, 2),
            path("M14-26C18-40 30-46 38-54 40-40 34-28 22-18z", VELLUM),
            path("M21-14C30-18 36-16 42-20 38-8 30-4 22-4z", BLOOD),
            path("M16 4C24 4 30 8 34 6 30 14 22 16 14 14z", BLOOD),
        )
        + path(
            "M-24-14C-22-30-12-36 0-36S22-30 24-14C22-2 14 2 13 14 12 28 6 32 0 32S-12 28-13 14"
            "C-14 2-22-2-24-14z",
            BLOOD,
        )
        + path("M-5-36L0-50 5-36C8-22 4-6 0 4-4-6-8-22-5-36z", COAL)
        + both(
            path("M5-8L22-18C22-8 16-3 9-3z", PITCH),
            path("M8-7.4L19-13.5C18-8 14-5 10-5z", EMBER),
            line("M13.5-11.5L13-5", PITCH, 1.8),
            ellipse(6, 17, 2, 3, PITCH, transform="rotate(20 6 17)"),
        )
        + path("M-12 23C-6 26 6 26 12 23 11 29 7 32.5 0 32.5S-11 29-12 23z", PITCH)
        + path("M-9.5 24.4L-7 29-5 25.4zM-2 25.6L0 29.6 2 25.6zM5 25.4L7 29 9.5 24.4z", BONE)
    )
