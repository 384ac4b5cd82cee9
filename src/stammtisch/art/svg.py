"""A few words of SVG: just what drawing a card needs.

Drawings are strings. Only presentation attributes are written, never ``style``,
scripts, gradients or references, so that a drawing works under a strict content
policy, and inside ``<use>`` from another document.
"""

from typing import Final
from xml.sax.saxutils import escape, quoteattr

XMLNS: Final = "http://www.w3.org/2000/svg"


def number(value: float) -> str:
    """A coordinate with at most two decimals, as short as it can be written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *children: str, **attributes: str | float) -> str:
    """An element. ``stroke_width=2`` becomes ``stroke-width="2"``."""
    written = "".join(
        f" {key.replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def document(*children: str, title: str | None = None, **attributes: str | float) -> str:
    """A standalone SVG document; the title is its name for everybody who cannot see it."""
    named = (f"<title>{escape(title)}</title>",) if title else ()
    role: dict[str, str | float] = {"role": "img"} if title else {}
    return element("svg", *named, *children, xmlns=XMLNS, **role, **attributes)


def path(d: str, fill: str, **attributes: str | float) -> str:
    """A filled shape."""
    return element("path", d=d, fill=fill, **attributes)


def line(d: str, stroke: str, width: float, **attributes: str | float) -> str:
    """An open stroke with round ends."""
    return element(
        "path",
        d=d,
        fill="none",
        stroke=stroke,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **attributes,
    )


def circle(x: float, y: float, r: float, fill: str, **attributes: str | float) -> str:
    """A filled circle."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **attributes: str | float) -> str:
    """A filled ellipse."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **attributes)


def rect(
    x: float, y: float, width: float, height: float, fill: str, r: float = 0, **attributes: str | float
) -> str:
    """A filled rectangle, its corners rounded by ``r``."""
    rounded: dict[str, str | float] = {"rx": r} if r else {}
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **rounded, **attributes)


def group(*children: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """Children moved to (x, y), turned by degrees, then scaled."""
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    steps += [f"rotate({number(turn)})"] if turn else []
    steps += [f"scale({number(scale)})"] if scale != 1 else []
    return element("g", *children, transform=" ".join(steps)) if steps else "".join(children)


def both(*children: str) -> str:
    """Children, and their mirror image across the line x = 0."""
    return "".join(children) + element("g", *children, transform="scale(-1 1)")


def disc(x: float, y: float, r: float) -> str:
    """Path data of a circle, drawn clockwise."""
    return f"M{number(x - r)} {number(y)}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z"
