"""Actions of Skull King and how they are written.

``3`` bids three tricks, ``Y5`` plays the yellow five, ``SM/e`` plays Scary
Mary as an escape and ``SM/p`` as a pirate.
"""

import re
from typing import Final, Literal, NamedTuple, TypeAlias

from stammtisch.games.contract import IllegalAction
from stammtisch.games.skullking import numbers
from stammtisch.games.skullking.cards import DECK, INDEX, SCARY_MARY, Card

Role: TypeAlias = Literal["", "e", "p"]
"""What Scary Mary is played as: ``e`` an escape, ``p`` a pirate; empty for every other card."""


class Bid(NamedTuple):
    """Bidding a number of tricks."""

    tricks: int


class Play(NamedTuple):
    """Playing a card.

    Scary Mary without a role, or a role on another card, can be written down, but never played.
    """

    card: Card
    role: Role = ""


Action: TypeAlias = Bid | Play

WAYS: Final[dict[Card, tuple[Play, ...]]] = {
    card: (Play(card, "e"), Play(card, "p")) if card == SCARY_MARY else (Play(card),) for card in DECK
}
"""The ways in which a card can be played."""

NUMBER: Final[dict[Play, int]] = {
    play: numbers.SCARY_MARY_ESCAPE if play.role == "e" else INDEX[card]
    for card, ways in WAYS.items()
    for play in ways
}
"""The number of a play, 0 … 66, see :mod:`.numbers`."""

PLAYS: Final[tuple[Play, ...]] = tuple(sorted(NUMBER, key=NUMBER.__getitem__))
"""Every play that can ever be legal (67); its place here is its number."""


def format_action(action: Action) -> str:
    """The text of an action."""
    if isinstance(action, Bid):
        return str(action.tricks)
    return f"{action.card}/{action.role}" if action.role else action.card


_ROLES: Final[tuple[Role, ...]] = ("", "e", "p")
_BY_TEXT: Final[dict[str, Play]] = {
    format_action(play): play for play in (Play(card, role) for card in DECK for role in _ROLES)
}
_BID: Final = re.compile(r"0|-?[1-9][0-9]{0,2}")


def parse_action(text: str) -> Action:
    """The action that a text means. Raises :class:`IllegalAction` ``bad_action``."""
    if play := _BY_TEXT.get(text):
        return play
    if _BID.fullmatch(text):
        return Bid(int(text))
    raise IllegalAction("bad_action", {"action": text[:40]})
