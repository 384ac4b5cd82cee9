"""Our own card art: parametric SVG from one generator, for web, notebooks and docs.

Every card is drawn in a box of 100 by 140. The package imports nothing else of
Stammtisch and nothing outside the standard library.
"""

from stammtisch.art.cards import CardArt, GameName, back_svg, card_svg, codes, sprite
from stammtisch.art.logo import logo_svg

__all__ = ["CardArt", "GameName", "back_svg", "card_svg", "codes", "logo_svg", "sprite"]
