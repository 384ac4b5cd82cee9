"""What cards are called, for page, terminal and pictures."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from stammtisch.locale import Language, translator

_RANKS: Final = "23456789TJQKA"


def card_name(code: str, game: str, language: Language) -> str:
    """The name of a card as it stands in a sentence: “jack of spades”, „Gelbe 7“.

    Raises :class:`KeyError` for a card or a game that the house does not know.
    """
    return _NAMES[game](language)[code]


@cache
def _scoundrel(language: Language) -> Mapping[str, str]:
    _ = translator(language).gettext
    ranks = {"T": "10", "J": _("jack"), "Q": _("queen"), "K": _("king"), "A": _("ace")}
    suits = {"c": _("clubs"), "d": _("diamonds"), "h": _("hearts"), "s": _("spades")}
    return {
        rank + suit: _("{rank} of {suit}").format(rank=ranks.get(rank, rank), suit=suits[suit])
        for suit in suits
        for rank in (_RANKS[:9] if suit in "dh" else _RANKS)
    }


@cache
def _skullking(language: Language) -> Mapping[str, str]:
    _ = translator(language).gettext
    suits = {
        "Y": _("yellow {number}"),
        "R": _("red {number}"),
        "B": _("blue {number}"),
        "J": _("black {number}"),
    }
    numbered = {f"{suit}{n}": name.format(number=n) for suit, name in suits.items() for n in range(1, 14)}
    escapes = {f"E{n}": _("Escape") for n in range(1, 6)}
    pirates = {f"P{n}": _("pirate") for n in range(1, 6)}
    mermaids = {f"M{n}": _("mermaid") for n in (1, 2)}
    return numbered | escapes | pirates | mermaids | {"SM": "Scary Mary", "SK": "Skull King"}


_NAMES: Final = {"scoundrel": _scoundrel, "skullking": _skullking}
