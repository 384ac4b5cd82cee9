"""The cards of the dungeon: monsters on dark stone, weapons and potions on vellum."""

from collections.abc import Callable
from typing import Final

from stammtisch.art import dead, living
from stammtisch.art.glyphs import write
from stammtisch.art.palette import BLOOD, BONE, COAL, EMBER, PITCH, ROCK, SLATE, STONE, VELLUM
from stammtisch.art.potions import potion
from stammtisch.art.suits import suit
from stammtisch.art.svg import both, circle, ellipse, group, line, path, rect
from stammtisch.art.weapons import weapon

RANKS: Final = "23456789TJQKA"

CODES: Final = tuple(
    rank + s for s, ranks in zip("cdhs", (RANKS, RANKS[:9], RANKS[:9], RANKS), strict=True) for rank in ranks
)
"""Every card of the dungeon, 44 in all."""

_FIGURES: Final[dict[str, Callable[[], str]]] = {
    "Jc": living.goblin,
    "Qc": living.witch,
    "Kc": living.ogre,
    "Ac": living.dragon,
    "Js": dead.knight,
    "Qs": dead.lady,
    "Ks": dead.king_of_bones,
    "As": dead.reaper,
}

_INK: Final = {"c": BONE, "s": BONE, "d": "#a8410f", "h": BLOOD}


def _ground(paper: str) -> str:
    return rect(0.75, 0.75, 98.5, 138.5, paper, 8)


def _rim(paper: str, edge: str, inner: str) -> str:
    """The margin, drawn over everything: figures stand behind it."""
    return (
        rect(2.25, 2.25, 95.5, 135.5, "none", 6.5, stroke=paper, stroke_width=3)
        + rect(0.75, 0.75, 98.5, 138.5, "none", 8, stroke=edge, stroke_width=1.5)
        + rect(4, 4, 92, 132, "none", 5, stroke=inner, stroke_width=1)
    )


def _index(rank: str, name: str, ink: str, ground: str) -> str:
    """Rank and suit, large in the top left corner, so that they are read when cards overlap."""
    ten = rank == "T"
    return write("10" if ten else rank, 22, 9, 29 if ten else 31, ink, halo=ground) + group(
        suit(name, ground, stroke=ground, stroke_width=6, stroke_linejoin="round") + suit(name, ink),
        x=21,
        y=53.5,
        scale=0.95,
    )


_MOBS: Final[dict[int, tuple[int, ...]]] = {
    2: (1, 1),
    3: (1, 2),
    4: (1, 1, 2),
    5: (1, 2, 2),
    6: (1, 2, 3),
    7: (2, 2, 3),
    8: (2, 3, 3),
    9: (1, 2, 3, 3),
    10: (2, 2, 3, 3),
}
"""How many imps stand in each row, from the back to the front."""

_ROWS: Final[dict[int, tuple[float, tuple[float, ...]]]] = {
    2: (1.8, (41, 101)),
    3: (1.3, (33, 78, 114)),
    4: (1.22, (24, 52.5, 83, 114)),
}
"""By the number of rows: how large an imp is, and how far down each row stands."""


def _imp(name: str) -> str:
    """A pip that looks at you: the suit with two ember eyes."""
    y = 2.6 if name == "s" else 1.2
    eye = path(f"M.9 {y + 1.4:.1f}L5.4 {y - 2:.1f}C6 {y + 1.8:.1f} 3.4 {y + 3.2:.1f} .9 {y + 1.4:.1f}z", COAL)
    return suit(name, VELLUM) + both(eye)


def _mob(value: int, name: str) -> str:
    """As many imps as the card is worth, crowding round the index."""
    counts = _MOBS[value]
    size, rows = _ROWS[len(counts)]
    parts = []
    for y, count in zip(rows, counts, strict=True):
        beside_index = y < 66
        places = {
            1: (66.0,) if beside_index else (50.0,),
            2: (53.5, 81.0) if beside_index else (31.0, 69.0),
            3: (21.5, 50.0, 78.5),
        }
        parts += [group(_imp(name), x=x, y=y, scale=size) for x in places[count]]
    return "".join(parts)


def face(code: str) -> str:
    """The drawing of a card, for a box of 100 by 140."""
    rank, name = code[0], code[1]
    value = RANKS.index(rank) + 2
    ink = _INK[name]
    if name in "cs":
        ground, edge, inner = STONE, ROCK, SLATE
        drawing = group(_FIGURES[code](), x=55, y=84) if code in _FIGURES else _mob(value, name)
    else:
        ground, edge, inner = BONE, VELLUM, VELLUM
        drawing = (
            group(weapon(value), x=58, y=80, turn=28) if name == "d" else group(potion(value), x=60, y=84)
        )
    return _ground(ground) + drawing + _index(rank, name, ink, ground) + _rim(ground, edge, inner)


def back() -> str:
    """The back: a gate in a wall, and something that waits behind it."""
    bricks = "".join(
        f"M8 {y}H92" + "".join(f"M{x} {y}V{y + 14}" for x in range(22 if row % 2 else 36, 92, 28))
        for row, y in enumerate(range(8, 133, 14))
    )
    return (
        _ground(STONE)
        + rect(8, 8, 84, 124, SLATE, 3)
        + line(bricks, STONE, 2)
        + path("M22 118V66C22 46 34 34 50 34S78 46 78 66V118z", ROCK)
        + path("M28 118V67C28 50 37 40 50 40S72 50 72 67V118z", PITCH)
        + _both_at(50, path("M5 74L17 67C17 75 12 80 5 74z", EMBER), circle(11, 73.4, 1.7, PITCH))
        + line("M36 48V118M50 40V118M64 48V118M28 84H72M28 102H72", ROCK, 3)
        + ellipse(50, 120, 34, 3, PITCH)
        + _both_at(
            50,
            line("M36 54V62", ROCK, 3),
            path("M36 36C42 42 41 50 36 53 31 50 30 42 36 36z", EMBER),
            path("M36 42C39 46 38 50 36 52 34 50 33 46 36 42z", BONE),
        )
        + _rim(STONE, ROCK, COAL)
    )


def _both_at(x: float, *children: str) -> str:
    """Children drawn right of x, and mirrored to its left."""
    return group(both(*children), x=x)
