"""The rules of Scoundrel (rule set ``tavern``)."""

from typing import Final

from stammtisch.games.contract import IllegalAction, Step
from stammtisch.games.scoundrel import numbers
from stammtisch.games.scoundrel.cards import DECK, KIND, VALUE, Card
from stammtisch.games.scoundrel.notation import ARMED, AVOID, UNARMED, Action, Way
from stammtisch.games.scoundrel.state import (
    Drank,
    Ended,
    Equipped,
    Event,
    Fought,
    Result,
    RoomAvoided,
    RoomOpened,
    State,
    Weapon,
)
from stammtisch.games.shuffle import shuffled

NAME: Final = "scoundrel"
"""The name of the game, and the label of its shuffle."""


def dungeon(seed: bytes) -> tuple[Card, ...]:
    """The deck in the order that the seed decides, top first."""
    return tuple(shuffled(DECK, seed, NAME))


def enter(deck: tuple[Card, ...]) -> State:
    """The first state of a dungeon whose cards lie in this order, top first."""
    return State(numbers.FULL_HEALTH, None, deck[: numbers.ROOM_SIZE], deck[numbers.ROOM_SIZE :])


def may_avoid(state: State) -> bool:
    """Whether the room may be avoided now."""
    return refusal_to_avoid(state) is None


def refusal_to_avoid(state: State) -> str | None:
    """The code that says why the room cannot be avoided, or None if it can."""
    if state.over:
        return "game_over"
    if state.avoided:
        return "cannot_avoid_twice"
    if state.faced_in_room:
        return "cannot_avoid_after_facing"
    if len(state.room) < numbers.ROOM_SIZE:
        return "cannot_avoid_final_room"
    return None


def legal_actions(state: State) -> tuple[Action, ...]:
    """All legal actions, sorted by their text."""
    if state.over:
        return ()
    limit = _limit(state.weapon)
    actions: list[Action] = []
    for card in sorted(state.room):
        actions += ARMED[card] if numbers.weapon_holds(VALUE[card], limit) else UNARMED[card]
    if refusal_to_avoid(state) is None:
        actions.append(AVOID)
    return tuple(actions)


def apply(state: State, action: Action) -> Step[State]:
    """Do an action. Raises :class:`IllegalAction` and then changes nothing."""
    card, way = action
    if card is None:
        return _avoid(state)
    _check_face(state, card, way)
    health, weapon, discard, event = _face(state, card, way)
    potion = KIND[card] == "potion"
    room = tuple([c for c in state.room if c != card])
    pile = state.pile
    carried = state.carried and card != state.room[0]
    faced = state.faced_in_room + 1
    potion_used = potion or state.potion_used
    avoided, rooms_opened = state.avoided, state.rooms_opened
    events: tuple[Event, ...] = (event,)
    if health > 0 and (room or pile) and faced == numbers.to_face(len(room) + faced):
        missing = numbers.ROOM_SIZE - len(room)
        carried = bool(room)
        room, pile = room + pile[:missing], pile[missing:]
        faced, potion_used, avoided = 0, False, False
        rooms_opened += 1
        events = (event, RoomOpened(room, carried))
    after = State(
        health,
        weapon,
        room,
        pile,
        discard,
        carried,
        faced,
        potion_used,
        avoided,
        min(state.known_bottom, len(pile)),
        rooms_opened,
        state.rooms_avoided,
        VALUE[card] if potion else 0,
    )
    if ended := result(after):
        events = (event, Ended(ended.outcome, ended.score))
    return Step(after, events)


def may_undo(state: State) -> bool:
    """Whether the last action may be taken back: within a room, before anything new is shown."""
    return state.faced_in_room > 0 and not state.over


def result(state: State) -> Result | None:
    """Outcome and score of a run that is over, else None."""
    if not state.over:
        return None
    if state.health > 0:
        return Result("won", numbers.win_score(state.health, state.last_potion))
    return Result("lost", score_if_dead(state))


def score_if_dead(state: State) -> int:
    """The score if the run ended in death right now with this health."""
    left = sum(VALUE[c] for c in state.room + state.pile if KIND[c] == "monster")
    return numbers.death_score(state.health, left)


def _limit(weapon: Weapon | None) -> int:
    """Only monsters below this may be fought with the weapon; 0 if there is none."""
    if weapon is None:
        return 0
    return VALUE[weapon.slain[-1]] if weapon.slain else numbers.FRESH


def _check_face(state: State, card: Card, way: Way) -> None:
    if state.over:
        raise IllegalAction("game_over")
    if card not in state.room:
        raise IllegalAction("not_in_room", {"card": card})
    if KIND[card] != "monster":
        if way:
            raise IllegalAction("not_a_monster", {"card": card})
    elif not way:
        raise IllegalAction("choose_how_to_fight", {"card": card})
    elif way == "w":
        weapon = state.weapon
        if weapon is None:
            raise IllegalAction("no_weapon", {"card": card})
        limit = _limit(weapon)
        if not numbers.weapon_holds(VALUE[card], limit):
            raise IllegalAction("weapon_worn", {"card": card, "weapon": weapon.card, "limit": limit})


def _face(state: State, card: Card, way: Way) -> tuple[int, Weapon | None, tuple[Card, ...], Event]:
    """Health, weapon and discard after facing a card, and what happened."""
    health, weapon, discard, value = state.health, state.weapon, state.discard, VALUE[card]
    match KIND[card]:
        case "weapon":
            if weapon is None:
                return health, Weapon(card), discard, Equipped(card, None)
            return health, Weapon(card), (*discard, weapon.card, *weapon.slain), Equipped(card, weapon.card)
        case "potion":
            healing = 0 if state.potion_used else numbers.healed(health, value) - health
            drank = Drank(card, healing, not state.potion_used)
            return health + healing, weapon, (*discard, card), drank
        case "monster" if way == "w" and weapon:
            damage = numbers.damage(value, VALUE[weapon.card])
            worn = Weapon(weapon.card, (*weapon.slain, card))
            return health - damage, worn, discard, Fought(card, weapon.card, damage)
        case "monster":
            damage = numbers.damage(value, 0)
            return health - damage, weapon, (*discard, card), Fought(card, None, damage)


def _avoid(state: State) -> Step[State]:
    if code := refusal_to_avoid(state):
        raise IllegalAction(code)
    pile = state.pile + state.room
    room, pile = pile[: numbers.ROOM_SIZE], pile[numbers.ROOM_SIZE :]
    after = State(
        health=state.health,
        weapon=state.weapon,
        room=room,
        pile=pile,
        discard=state.discard,
        avoided=True,
        known_bottom=min(state.known_bottom + numbers.ROOM_SIZE, len(pile)),
        rooms_opened=state.rooms_opened + 1,
        rooms_avoided=state.rooms_avoided + 1,
        last_potion=state.last_potion,
    )
    return Step(after, (RoomAvoided(state.room), RoomOpened(room, carried=False)))
