"""A mind that looks no further than the room: it leaves it with as much health as it can."""

import random
from typing import Final

from stammtisch.games.scoundrel import Action, View, numbers, parse_action
from stammtisch.games.scoundrel.cards import KIND, VALUE, Card
from stammtisch.games.scoundrel.view import Choice

DREADED: Final = 10
"""A room that costs so much health is avoided, if it may be."""


class Novice:
    """Faces the room in the order that costs least; among equals it prefers a strong, fresh weapon."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Action:
        """An action for the view."""
        facing = [choice for choice in view.choices if choice.card is not None]
        outlooks = {choice.action: _after(view, choice) for choice in facing}
        best = max(facing, key=lambda choice: (outlooks[choice.action], self._rng.random()))
        health = outlooks[best.action][0]
        if view.can_avoid and (health <= 0 or view.health - health >= DREADED):
            return Action(None)
        return parse_action(best.action)


Hand = tuple[int, int, int, bool]
"""Health, value of the weapon, its limit, and whether the potion of the room is spent."""

Outlook = tuple[int, int]
"""Health at the end of the room, and what the weapon is good for: the less of value and limit."""


def _after(view: View, choice: Choice) -> Outlook:
    weapon = view.weapon
    held = (VALUE[weapon.card], weapon.limit or numbers.FRESH) if weapon else (0, 0)
    card = choice.card
    assert card is not None
    armed = parse_action(choice.action).way == "w"
    rest = tuple(other for other in view.room if other != card)
    return _best(_face((view.health, *held, view.potion_used), card, armed), rest, view.to_face - 1)


def _best(hand: Hand, room: tuple[Card, ...], to_face: int) -> Outlook:
    """The best that can be left of a hand when so many cards more are faced."""
    health, weapon, limit, _ = hand
    if health <= 0 or to_face == 0:
        return health, min(weapon, limit)
    return max(
        _best(_face(hand, card, armed), tuple(other for other in room if other != card), to_face - 1)
        for card in room
        for armed in (False, True)
        if not armed or (KIND[card] == "monster" and numbers.weapon_holds(VALUE[card], limit))
    )


def _face(hand: Hand, card: Card, armed: bool) -> Hand:
    health, weapon, limit, used = hand
    value = VALUE[card]
    match KIND[card]:
        case "weapon":
            return health, value, numbers.FRESH, used
        case "potion":
            return (health if used else numbers.healed(health, value)), weapon, limit, True
        case _ if armed:
            return health - numbers.damage(value, weapon), weapon, value, used
        case _:
            return health - numbers.damage(value, 0), weapon, limit, used
