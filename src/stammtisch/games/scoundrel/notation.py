"""Actions of Scoundrel and how they are written.

``8d`` takes a weapon or drinks a potion, ``Js/w`` fights with the weapon,
``Js/b`` with bare hands, ``avoid`` avoids the room.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from stammtisch.games.contract import IllegalAction
from stammtisch.games.scoundrel import numbers
from stammtisch.games.scoundrel.cards import DECK, KIND, VALUE, Card

Way: TypeAlias = Literal["", "b", "w"]
"""How a monster is fought: ``b`` barehanded, ``w`` with the weapon; empty otherwise."""


class Action(NamedTuple):
    """Facing a card, or avoiding the room (then ``card`` is None).

    A monster without a way can be written down, but never played.
    """

    card: Card | None
    way: Way = ""


AVOID: Final = Action(None)

_TAKE: Final = {card: Action(card) for card in DECK}
_BAREHANDED: Final = {card: Action(card, "b") for card in DECK}
_WITH_WEAPON: Final = {card: Action(card, "w") for card in DECK}


def _ways(card: Card, limit: int) -> tuple[Action, ...]:
    if KIND[card] != "monster":
        return (_TAKE[card],)
    if numbers.weapon_holds(VALUE[card], limit):
        return (_BAREHANDED[card], _WITH_WEAPON[card])
    return (_BAREHANDED[card],)


WAYS: Final[tuple[dict[Card, tuple[Action, ...]], ...]] = tuple(
    {card: _ways(card, limit) for card in DECK} for limit in range(numbers.FRESH + 1)
)
"""For each limit of the weapon, 0 without one: the ways to face each card, sorted by their text."""

ACTIONS: Final[tuple[Action, ...]] = (
    *(action for card in sorted(DECK) for action in WAYS[numbers.FRESH][card]),
    AVOID,
)
"""Every action that can ever be legal (71), sorted by its text."""


def format_action(action: Action) -> str:
    """The text of an action."""
    if action.card is None:
        return "avoid"
    return f"{action.card}/{action.way}" if action.way else action.card


_BY_TEXT: Final[dict[str, Action]] = {
    format_action(action): action
    for action in (AVOID, *_TAKE.values(), *_BAREHANDED.values(), *_WITH_WEAPON.values())
}


def parse_action(text: str) -> Action:
    """The action that a text means. Raises :class:`IllegalAction` ``bad_action``."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise IllegalAction("bad_action", {"action": text[:40]}) from None
