"""The rules of Scoundrel (rule set ``tavern``)."""

from typing import Final

from stammtisch.games.contract import IllegalAction, Step
from stammtisch.games.scoundrel import numbers
from stammtisch.games.scoundrel.cards import DECK, KIND, VALUE, Card
from stammtisch.games.scoundrel.notation import AVOID, BAREHANDED, TAKE, WITH_WEAPON, Action
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
    weapon = state.weapon
    limit = 0 if weapon is None else VALUE[weapon.slain[-1]] if weapon.slain else numbers.FRESH
    actions = []
    for card in sorted(state.room):
        if KIND[card] == "monster":
            actions.append(BAREHANDED[card])
            if numbers.weapon_holds(VALUE[card], limit):
                actions.append(WITH_WEAPON[card])
        else:
            actions.append(TAKE[card])
    if may_avoid(state):
        actions.append(AVOID)
    return tuple(actions)


def apply(state: State, action: Action) -> Step[State]:
    """Do an action. Raises :class:`IllegalAction` and then changes nothing."""
    card, way = action
    if card is None:
        return _avoid(state)
    _check_face(state, card, way)
    value = VALUE[card]
    health, weapon, discard = state.health, state.weapon, state.discard
    potion_used, last_potion = state.potion_used, 0
    event: Event
    match KIND[card]:
        case "weapon":
            event = Equipped(card, weapon.card if weapon else None)
            if weapon:
                discard = (*discard, weapon.card, *weapon.slain)
            weapon = Weapon(card)
        case "potion":
            healing = 0 if potion_used else numbers.healed(health, value) - health
            event = Drank(card, healing, not potion_used)
            health += healing
            potion_used, last_potion = True, value
            discard = (*discard, card)
        case "monster":
            if way == "w" and weapon:
                lost = numbers.damage(value, VALUE[weapon.card])
                event = Fought(card, weapon.card, lost)
                weapon = Weapon(weapon.card, (*weapon.slain, card))
            else:
                lost = numbers.damage(value, 0)
                event = Fought(card, None, lost)
                discard = (*discard, card)
            health -= lost
    room = tuple([c for c in state.room if c != card])
    faced = State(
        health,
        weapon,
        room,
        state.pile,
        discard,
        state.carried and card != state.room[0],
        state.to_face - 1,
        state.faced_in_room + 1,
        potion_used,
        state.avoided,
        state.known_bottom,
        state.rooms_opened,
        state.rooms_avoided,
        last_potion,
    )
    if health <= 0 or not (room or state.pile):
        return _end(faced, event)
    return Step(faced, (event,)) if faced.to_face else _open_next(faced, event)


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


def _check_face(state: State, card: Card, way: str) -> None:
    if state.over:
        raise IllegalAction("game_over")
    if card not in state.room:
        raise IllegalAction("not_in_room", {"card": card})
    if KIND[card] == "monster":
        if not way:
            raise IllegalAction("choose_how_to_fight", {"card": card})
        if way == "w":
            if state.weapon is None:
                raise IllegalAction("no_weapon", {"card": card})
            limit = state.weapon.limit
            if limit is not None and not numbers.weapon_holds(VALUE[card], limit):
                raise IllegalAction(
                    "weapon_worn", {"card": card, "weapon": state.weapon.card, "limit": limit}
                )
    elif way:
        raise IllegalAction("not_a_monster", {"card": card})


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
        to_face=numbers.to_face(len(room)),
        avoided=True,
        known_bottom=min(state.known_bottom + len(state.room), len(pile)),
        rooms_opened=state.rooms_opened + 1,
        rooms_avoided=state.rooms_avoided + 1,
        last_potion=state.last_potion,
    )
    return Step(after, (RoomAvoided(state.room), RoomOpened(room, carried=False)))


def _open_next(state: State, event: Event) -> Step[State]:
    drawn = numbers.ROOM_SIZE - len(state.room)
    room, pile = state.room + state.pile[:drawn], state.pile[drawn:]
    after = State(
        state.health,
        state.weapon,
        room,
        pile,
        state.discard,
        bool(state.room),
        numbers.to_face(len(room)),
        0,
        False,
        False,
        min(state.known_bottom, len(pile)),
        state.rooms_opened + 1,
        state.rooms_avoided,
        state.last_potion,
    )
    return Step(after, (event, RoomOpened(room, carried=bool(state.room))))


def _end(state: State, event: Event) -> Step[State]:
    ended = result(state)
    assert ended is not None
    return Step(state, (event, Ended(ended.outcome, ended.score)))
