"""The dead of the dungeon: who is behind the court cards and the ace of spades.

Every figure looks at you, is centred at (0, 0) and fills about 74 by 100 units.
"""

from stammtisch.art.palette import (
    BLOOD,
    BONE,
    COAL,
    DUST,
    EMBER,
    GOLD,
    IRON,
    PITCH,
    PLUM,
    ROCK,
    SLATE,
    STEEL,
    VELLUM,
)
from stammtisch.art.svg import both, circle, group, line, path, rect


def _skull(face: str = BONE) -> str:
    """A skull with ember eyes, head and jaw, as the dead share it."""
    return (
        path(
            "M-21-12C-21-28-12-35 0-35S21-28 21-12C21-3 17 3 13 7V20C13 27 8 30 0 30S-13 27-13 20V7"
            "C-17 3-21-3-21-12z",
            face,
        )
        + both(
            path("M3-6C3-13 8-15 13-14 18-13 18-4 14 1 9 3 4 0 3-6z", PITCH),
            circle(10, -6, 3, EMBER),
            line("M16 4C14 7 13 9 13 12", DUST, 2),
        )
        + path("M0 3L-4 11H4z", PITCH)
        + path("M-11 16H11V18C11 24 7 27 0 27S-11 24-11 18z", PITCH)
        + path(
            "M-9.5 15.5H-5.5V20H-9.5zM-4.5 15.5H-.5V20.6H-4.5zM.5 15.5H4.5V20.6H.5zM5.5 15.5H9.5V20H5.5z",
            face,
        )
        + path(
            "M-7 22.6H-3.8V26H-7zM-2.8 22.8H-.4V26.6H-2.8zM.4 22.8H2.8V26.6H.4zM3.8 22.6H7V26H3.8z", VELLUM
        )
    )


def knight() -> str:
    """The jack of spades: a knight who went on when he was dead."""
    return (
        path("M-40 52C-40 32-26 26-10 26H10C26 26 40 32 40 52z", IRON)
        + both(path("M14 28C30 28 40 36 40 52H24C24 40 20 32 14 28z", STEEL), circle(31, 42, 2, PITCH))
        + path("M-10 26L0 46 10 26z", PITCH)
        + path("M-3-40C-4-54 6-60 22-54 34-50 36-36 32-22 28-36 18-42 3-38z", BLOOD)
        + _skull()
        + path(
            "M-25 6C-27-26-18-42 0-42S27-26 25 6L18 10C20-4 19-15 12-17L3-14V6L0 10-3 6V-14L-12-17"
            "C-19-15-20-4-18 10z",
            STEEL,
        )
        + path("M-2.4-42H2.4V-14H-2.4z", IRON)
        + line("M-22-16C-12-22 12-22 22-16", IRON, 3)
        + both(circle(21.5, -3, 1.7, IRON), circle(21, 4, 1.7, IRON))
    )


def lady() -> str:
    """The queen of spades: the pale lady."""
    return (
        path("M-24-16C-24-38-12-46 0-46S24-38 24-16C28 8 26 30 34 50H-34C-26 30-28 8-24-16z", PITCH)
        + path("M-24-16C-24-38-12-46 0-46S24-38 24-16C28 8 26 30 34 50", "none", stroke=ROCK, stroke_width=2)
        + path(
            "M-36 52C-34 40-30 18-38 2-24 8-14 20-10 30L0 46 10 30C14 20 24 8 38 2 30 18 34 40 36 52z", BLOOD
        )
        + path(
            "M-30 52C-28 42-27 28-30 14-20 20-14 30-11 37L0 52 11 37C14 30 20 20 30 14 27 28 28 42 30 52z",
            PLUM,
        )
        + path("M-8 18H8L10 34 0 48-10 34z", DUST)
        + path("M-18-12C-18-28-10-34 0-34S18-28 18-12C18 6 8 26 0 26S-18 6-18-12z", BONE)
        + path("M-20-8C-22-32-10-40 0-40S22-32 20-8C16-18 10-26 0-34-10-26-16-18-20-8z", PITCH)
        + both(
            path("M3-6C6-10.6 12-11 16-9 14-4 6-2.6 3-6z", PITCH),
            circle(9.4, -6.8, 2.2, EMBER),
            line("M4-13C8-15.5 12-15.6 15.6-14", PITCH, 2),
            path("M6-1.4C9-1 12-2 14-4 13 1 9 2 6-1.4z", VELLUM),
        )
        + line("M-1-3L-2 5H1.6", DUST, 1.8)
        + path("M-7 12C-4 10-2 11.4 0 11.4S4 10 7 12C4 15.6-4 15.6-7 12z", BLOOD)
        + path("M-4.6 13.6L-3.6 18-2.4 14.2zM4.6 13.6L3.6 18 2.4 14.2z", "#fff")
        + path("M-17-34L-14-48-7-40 0-54 7-40 14-48 17-34C8-40-8-40-17-34z", STEEL)
        + circle(0, -41, 2.6, BLOOD)
    )


def king_of_bones() -> str:
    """The king of spades: the king of bones."""
    return (
        path("M-42 52C-40 30-24 22 0 22S40 30 42 52z", PLUM)
        + path(
            "M-26 26C-16 34-8 40 0 52 8 40 16 34 26 26L34 31C24 38 14 44 8 52H-8C-14 44-24 38-34 31z", VELLUM
        )
        + both(path("M26 30l2 4-4 1zM18 36l2 4-4 1zM11 43l2 4-4 1z", PITCH))
        + _skull()
        + path("M-24-18L-32-54-16-38-9-58 0-40 9-58 16-38 32-54 24-18C14-25-14-25-24-18z", GOLD)
        + path("M-24-18C-14-25 14-25 24-18L24.6-23C14-30-14-30-24.6-23z", COAL)
        + both(circle(31, -53, 2.6, BLOOD), circle(9, -56, 2.6, BLOOD), circle(14, -24.4, 1.8, BONE))
        + circle(0, -26.4, 2.2, BONE)
    )


def reaper() -> str:
    """The ace of spades: the reaper."""
    return (
        line("M34-46L26 52", DUST, 4)
        + path("M36-50C18-58-12-58-34-38-16-46 8-46 33-36z", STEEL)
        + path("M36-50C18-58-12-58-34-38-14-50 12-52 35-45z", BONE)
        + path("M-40 52C-38 28-26 18-20 8-28-14-18-40 2-44 20-40 28-14 20 8 26 18 38 28 40 52z", SLATE)
        + path("M-40 52C-38 28-26 18-20 8-28-14-18-40 2-44-12-34-20-12-14 10-18 24-22 36-22 52z", ROCK)
        + path("M-15-8C-14-24-8-33 0-35 8-33 14-24 15-8 15 6 8 18 0 18S-15 6-15-8z", PITCH)
        + both(path("M3-10C6-13 10-13 12-11 11-6 6-5 3-10z", EMBER))
        + both(circle(7.8, -9.4, 1.2, BONE))
        + line("M-6 6V10M-2 7V12M2 7V12M6 6V10", DUST, 1.8)
        + line("M-10 24C-6 32 6 32 10 24", PITCH, 2)
        + group(
            rect(-6, -3, 12, 4, BONE, 2),
            rect(-6.6, 2, 13, 4, BONE, 2),
            rect(-6, 7, 12, 4, BONE, 2),
            rect(-5, 12, 10, 4, BONE, 2),
            x=29,
            y=24,
            turn=6,
        )
    )
