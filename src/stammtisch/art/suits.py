"""The suits as single shapes, each in a box of 20 units around (0, 0)."""

from math import cos, pi, sin
from typing import Final

from stammtisch.art.svg import both, disc, number, path


def _starfish() -> str:
    """Five rounded arms: quadratic curves through the notches between them."""

    def at(step: float, r: float) -> str:
        angle = pi * step / 5 - pi / 2
        return f"{number(r * cos(angle))} {number(r * sin(angle) + 0.8)}"

    arms = "".join(
        f"{'L' if arm else 'M'}{at(2 * arm - 0.28, 8.9)}Q{at(2 * arm, 12)} {at(2 * arm + 0.28, 8.9)}"
        f"Q{at(2 * arm + 0.7, 4.4)} {at(2 * arm + 1, 4.5)}Q{at(2 * arm + 1.3, 4.4)} {at(2 * arm + 1.72, 8.9)}"
        for arm in range(5)
    )
    spots = "".join(disc(0, 0.8 if r == 0 else -r + 0.8, 0.9) for r in (0, 4.6))
    return arms + "z" + spots


SHAPES: Final[dict[str, str]] = {
    # the dungeon: French suits
    "c": disc(0, -5.2, 4.7)
    + disc(-5.2, 2.4, 4.7)
    + disc(5.2, 2.4, 4.7)
    + "M-3-3H3V4H-3zM-1.3 1H1.3C1.3 6 2 9 3.8 10.2H-3.8C-2 9-1.3 6-1.3 1z",
    "d": "M0-10.5Q3.6-4.6 8.4 0 3.6 4.6 0 10.5-3.6 4.6-8.4 0-3.6-4.6 0-10.5z",
    "h": "M0 9.6C-8.8 2.6-10-1.2-10-4.2-10-7.2-7.8-9.3-5-9.3-2.8-9.3-1-8.1 0-6.1 1-8.1 2.8-9.3 5-9.3 "
    "7.8-9.3 10-7.2 10-4.2 10-1.2 8.8 2.6 0 9.6z",
    "s": "M0-10C3-5 9.6-2 9.6 3.1 9.6 5.9 7.5 7.7 5 7.7 3.3 7.7 1.9 6.9 1.1 5.6 1.3 7.8 2.1 9.3 3.8 10.2H-3.8"
    "C-2.1 9.3-1.3 7.8-1.1 5.6-1.9 6.9-3.3 7.7-5 7.7-7.5 7.7-9.6 5.9-9.6 3.1-9.6-2-3-5 0-10z",
    # the high seas: starfish, crab (its right half), fish, skull
    "Y": _starfish(),
    "R": "M-.5-3.4C3.4-3.6 6.4-1.6 6.4 1.8S3.4 7.6-.5 7.6z"
    "M5-1.6L8-3.4C9.6-4.4 10.2-5.8 10-7.2 9.8-8.8 8.6-9.8 7-10L7.4-7.2 4.6-8.4C4-6.4 4.8-4.6 6.2-3.8L4-2.6z"
    "M6.2.6L10-.6 9.6 1.2 6.2 2.8zM5.8 3L9.6 4.2 8.6 5.8 5 4.8zM4.6 5.2L7.4 8.2 6 9.6 3 6.6z"
    "M1.2-3L1-6.4H3L2.8-2.6z",
    "B": "M-10 .4C-7.6-4.4-4-6.6-.4-6.6L2.4-9.4 3.2-5.8C4.6-5 5.6-3.8 6.4-2.4L10-5.8"
    "C9.4-2 9.4 2 10 6.2L6.4 2.8"
    "C4.8 5.4 2.2 7 -1 7.2L-2.4 9.4-3.4 6.9C-6 6-8.4 3.8-10 .4z" + disc(-5.4, -1, 1.3),
    "J": "M0-9.8C-5-9.8-8.4-6.8-8.4-2.4-8.4.4-7 2.2-5.2 3.2V6.4C-5.2 8.4-3.4 9.4 0 9.4S5.2 8.4 5.2 6.4V3.2"
    "C7 2.2 8.4.4 8.4-2.4 8.4-6.8 5-9.8 0-9.8z"
    + disc(-3.6, -1.8, 2.3)
    + disc(3.6, -1.8, 2.3)
    + "M0 1.2L-1.3 3.4H1.3zM-2.4 5.4H-1.4V9H-2.4zM-.5 5.4H.5V9H-.5zM1.4 5.4H2.4V9H1.4z",
    # the high seas: flag, sabre and hook, fish tail, half mask, crown
    "E": "M-7.6-10H-5.6V-9C-3-10.2 0-10.2 3-8.8 5.4-7.8 7.6-7.8 9.4-8.6V2.4C7.4 3.4 5.2 3.2 3 2.2 "
    "0 .8-3 .8-5.6 2V10H-7.6z",
    "P": "M8.6-10C9.4-3.6 5.6 3-1.4 5.2L.4 7-1.2 8.6-3.6 6.4-7.4 10-9.6 7.8-5.8 4.2-8 1.8-6.4.2-4.6 2"
    "C1.6 1 6.6-3.4 8.6-10z",
    "M": "M0 10C-1.6 6-2.4 3-2 .2-3.4-1.6-8.6-2-10-8.6-6-9-2-7.6 0-3.8 2-7.6 6-9 10-8.6 8.6-2 3.4-1.6 2 .2 "
    "2.4 3 1.6 6 0 10z",
    "SM": "M0-9.6C-6-9.6-9-6-8.6-1 -8.2 4.6-5 9.6 0 9.8zM-6.4-2.4C-5-4.2-3-4.2-1.8-2.4-3-.8-5-.8-6.4-2.4z"
    "M1.4-9.6C6.6-9.2 9-5.8 8.6-1 8.2 4.4 5.6 9.2 1.4 9.8V7.8C4.6 7 6.4 3.2 6.7-1.2 6.9-4.8 5-7.2 1.4-7.6z",
    "SK": "M-9.6-6.4L-5-1.6 0-9.6 5-1.6 9.6-6.4 7.8 5H-7.8zM-7.6 6.6H7.6V9.4H-7.6z",
}


def suit(name: str, fill: str, **attributes: str | float) -> str:
    """The shape of a suit, holes cut out, filled with one colour."""
    if name == "R":
        return both(path(SHAPES[name], fill, **attributes))
    rule: dict[str, str | float] = {"fill_rule": "evenodd"} if name in ("Y", "B", "J", "SM") else {}
    return path(SHAPES[name], fill, **rule, **attributes)
