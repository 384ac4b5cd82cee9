"""What the pictures of both games are put together from: cards, numbers and a cloth."""

from stammtisch.art import GameName, back_svg, card_svg
from stammtisch.art.glyphs import write
from stammtisch.art.suits import suit
from stammtisch.art.svg import document, element, group, rect

CARD_WIDTH = 100
CARD_HEIGHT = 140


def scene(width: int, height: int, cloth: str, *things: str) -> str:
    """A whole picture."""
    return document(
        rect(0, 0, width, height, cloth), *things, width=width, height=height, viewBox=f"0 0 {width} {height}"
    )


def card(code: str, game: GameName, x: float, y: float, scale: float = 1) -> str:
    """A card whose upper left corner lies at (x, y)."""
    return _placed(card_svg(code, game), x, y, scale)


def back(game: GameName, x: float, y: float, scale: float = 1) -> str:
    """The back of a card."""
    return _placed(back_svg(game), x, y, scale)


def figure(number: int, icon: str, x: float, y: float, height: float, color: str) -> str:
    """A number, centred at x, with the sign of a suit or kind of cards before it; 0 or more."""
    sign = group(suit(icon, color), x=x - 1.5 * height, y=y + height / 2, scale=height / 20)
    return sign + write(str(number), x, y, height, color)


def _placed(drawing: str, x: float, y: float, scale: float) -> str:
    return element("svg", drawing, x=x, y=y, width=CARD_WIDTH * scale, height=CARD_HEIGHT * scale)
