"""The mark of the house: two cards on a round table."""

from stammtisch.art.palette import BLOOD, BONE, BRASS, CANVAS, DEEP, NIGHT, OAK, STONE, WALNUT
from stammtisch.art.suits import suit
from stammtisch.art.svg import circle, document, group, rect


def logo_svg(title: str = "Stammtisch") -> str:
    """The logo, square, also the favicon: legible at 16 pixels."""
    return document(
        circle(32, 32, 31, WALNUT),
        circle(32, 32, 27.5, OAK),
        group(
            rect(-12, -17, 24, 34, DEEP, 3.5, stroke=NIGHT, stroke_width=1.5),
            group(suit("J", CANVAS), scale=0.86),
            x=23,
            y=31,
            turn=-14,
        ),
        group(
            rect(-12, -17, 24, 34, BONE, 3.5, stroke=STONE, stroke_width=1.5),
            group(suit("h", BLOOD), scale=0.9),
            x=41,
            y=34,
            turn=12,
        ),
        circle(32, 32, 29.5, "none", stroke=BRASS, stroke_width=1.4),
        title=title,
        viewBox="0 0 64 64",
    )
