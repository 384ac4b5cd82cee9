"""Cards as documents: one by one, as a class for notebooks, and all of a game as a sprite."""

from dataclasses import dataclass
from types import ModuleType
from typing import Final, Literal, TypeAlias

from stammtisch.art import scoundrel, skullking
from stammtisch.art.suits import suit
from stammtisch.art.svg import document, element, group

GameName: TypeAlias = Literal["scoundrel", "skullking"]

_VIEW_BOX: Final = "0 0 100 140"
_FACES: Final[dict[GameName, ModuleType]] = {"scoundrel": scoundrel, "skullking": skullking}
_SUITS: Final[dict[GameName, tuple[str, ...]]] = {
    "scoundrel": ("c", "d", "h", "s"),
    "skullking": ("Y", "R", "B", "J", "E", "P", "M", "SM", "SK"),
}


def codes(game: GameName) -> tuple[str, ...]:
    """The codes of all cards of a game, ``Td`` or ``Y13``."""
    found: tuple[str, ...] = _FACES[game].CODES
    return found


def _face(code: str, game: GameName) -> str:
    if code not in codes(game):
        raise ValueError(f"{game} has no card {code!r}")
    drawing: str = _FACES[game].face(code)
    return drawing


def card_svg(code: str, game: GameName, title: str | None = None) -> str:
    """A card as a standalone SVG document.

    ``title`` is its accessible name in the reader's language, the code if none
    is given. Raises :class:`ValueError` for a card that the game has not.
    """
    return document(_face(code, game), title=title or code, viewBox=_VIEW_BOX)


def back_svg(game: GameName, title: str = "Stammtisch") -> str:
    """The back of a game's cards as a standalone SVG document."""
    return document(_FACES[game].back(), title=title, viewBox=_VIEW_BOX)


def sprite(game: GameName) -> str:
    """All drawings of a game in one SVG document, to be shown with ``<use>``.

    Symbols: ``card-Td`` for each card, ``card-back``, and ``suit-d`` for each
    suit and kind in a box of 20 by 20, which takes the colour of the text around it.
    """
    faces = [(f"card-{code}", _face(code, game)) for code in codes(game)]
    faces.append(("card-back", _FACES[game].back()))
    cards = [element("symbol", drawing, id=name, viewBox=_VIEW_BOX) for name, drawing in faces]
    icons = [
        element(
            "symbol",
            group(suit(name, "currentColor"), x=10, y=10, scale=0.92),
            id=f"suit-{name}",
            viewBox="0 0 20 20",
        )
        for name in _SUITS[game]
    ]
    return document(*cards, *icons)


@dataclass(frozen=True, slots=True)
class CardArt:
    """A card that draws itself in a notebook.

    >>> CardArt("Qs", "scoundrel")
    CardArt(code='Qs', game='scoundrel')
    """

    code: str
    game: GameName

    def _repr_svg_(self) -> str:
        return card_svg(self.code, self.game)
