"""What a player sees of a dungeon: never the order of the pile.

A view names every legal action together with its effect, so that a client
needs no rule of its own.
"""

from dataclasses import dataclass

from stammtisch.games.scoundrel import numbers
from stammtisch.games.scoundrel.cards import KIND, VALUE, Card
from stammtisch.games.scoundrel.notation import Action, format_action
from stammtisch.games.scoundrel.rules import legal_actions, may_avoid, may_undo, result, score_if_dead
from stammtisch.games.scoundrel.state import Result, State


@dataclass(frozen=True, slots=True)
class WeaponView:
    """The weapon in hand; ``limit`` None means fresh, else only monsters below it."""

    card: Card
    limit: int | None
    slain: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action and what it would do."""

    action: str
    card: Card | None
    """The card it faces; None when it avoids the room."""
    health: int
    """Health afterwards; 0 or less is death."""
    limit: int | None
    """The limit of the weapon afterwards, None if it is or stays fresh or there is none."""
    works: bool
    """False for a potion without effect, the second in a room."""

    @property
    def lethal(self) -> bool:
        """Whether it ends the run in death."""
        return self.health <= 0


@dataclass(frozen=True, slots=True)
class View:
    """Everything a player may know."""

    health: int
    weapon: WeaponView | None
    room: tuple[Card, ...]
    carried: bool
    """Whether the first card of the room stayed from the room before."""
    pile: int
    """How many cards lie in the pile."""
    known_bottom: tuple[Card, ...]
    """The avoided cards at the bottom of the pile, in their order, the last one lowest."""
    discard: tuple[Card, ...]
    to_face: int
    faced_in_room: int
    potion_used: bool
    can_avoid: bool
    can_undo: bool
    rooms_opened: int
    rooms_avoided: int
    score_if_dead: int
    """The score if the run ended in death with this health: all monsters left count."""
    choices: tuple[Choice, ...]
    result: Result | None


def view(state: State) -> View:
    """The view of the one player, and of everybody who may watch."""
    weapon = state.weapon
    return View(
        health=state.health,
        weapon=WeaponView(weapon.card, weapon.limit, weapon.slain) if weapon else None,
        room=state.room,
        carried=state.carried,
        pile=len(state.pile),
        known_bottom=state.pile[len(state.pile) - state.known_bottom :],
        discard=state.discard,
        to_face=state.to_face,
        faced_in_room=state.faced_in_room,
        potion_used=state.potion_used,
        can_avoid=may_avoid(state),
        can_undo=may_undo(state),
        rooms_opened=state.rooms_opened,
        rooms_avoided=state.rooms_avoided,
        score_if_dead=score_if_dead(state),
        choices=tuple(_choice(state, action) for action in legal_actions(state)),
        result=result(state),
    )


def _choice(state: State, action: Action) -> Choice:
    card, way = action
    weapon = state.weapon
    health, limit, works = state.health, weapon.limit if weapon else None, True
    if card is not None:
        value = VALUE[card]
        match KIND[card]:
            case "weapon":
                limit = None
            case "potion":
                works = not state.potion_used
                health = numbers.healed(health, value) if works else health
            case "monster" if way == "w" and weapon:
                health -= numbers.damage(value, VALUE[weapon.card])
                limit = value
            case _:
                health -= numbers.damage(value, 0)
    return Choice(format_action(action), card, health, limit, works)
