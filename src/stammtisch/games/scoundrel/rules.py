"""The rules of Scoundrel (rule set ``tavern``)."""

from typing import Final

from stammtisch.games.contract import IllegalAction, Step
from stammtisch.games.scoundrel import numbers
from stammtisch.games.scoundrel.cards import DANGER, DECK, KIND, VALUE, Card
from stammtisch.games.scoundrel.notation import AVOID, WAYS, Action, Way
from stammtisch.games.scoundrel.state import (
    Drank,
    Dungeon,
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
    return begin(numbers.FULL_HEALTH, None, deck[: numbers.ROOM_SIZE], deck[numbers.ROOM_SIZE :])


def begin(
    health: int, weapon: Weapon | None, room: tuple[Card, ...], pile: tuple[Card, ...], avoided: bool = False
) -> State:
    """A position to begin with; ``avoided`` says whether the room before was avoided."""
    return State(health, weapon, room, (), None, Dungeon(room, _stays(room), pile, avoided=avoided))


def may_avoid(state: State) -> bool:
    """Whether the room may be avoided now."""
    return not state.over and _why_not_avoid(state) is None


def legal_actions(state: State) -> tuple[Action, ...]:
    """All legal actions, sorted by their text."""
    if state.over:
        return ()
    ways = WAYS[_limit(state.weapon)]
    actions: tuple[Action, ...] = ()
    for card in sorted(state.room):
        actions += ways[card]
    return actions if _why_not_avoid(state) else (*actions, AVOID)


def apply(state: State, action: Action) -> Step[State]:
    """Do an action. Raises :class:`IllegalAction` and then changes nothing."""
    card, way = action
    if state.over:
        raise IllegalAction("game_over")
    if card is None:
        return _avoid(state)
    if card not in state.room:
        raise IllegalAction("not_in_room", {"card": card})
    match KIND[card]:
        case "monster":
            return _fight(state, card, way)
        case "weapon":
            return _equip(state, card, way)
        case "potion":
            return _drink(state, card, way)


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
    left = sum(map(DANGER.__getitem__, state.room + state.pile))
    return numbers.death_score(state.health, left)


def _stays(room: tuple[Card, ...]) -> int:
    return len(room) - numbers.to_face(len(room))


def _limit(weapon: Weapon | None) -> int:
    """Only monsters below this may be fought with the weapon; 0 if there is none."""
    if weapon is None:
        return 0
    return VALUE[weapon.slain[-1]] if weapon.slain else numbers.FRESH


def _fight(state: State, card: Card, way: Way) -> Step[State]:
    if not way:
        raise IllegalAction("choose_how_to_fight", {"card": card})
    value, weapon = VALUE[card], state.weapon
    if way == "b":
        damage = numbers.damage(value, 0)
        event = Fought(card, None, damage)
        return _proceed(state, card, event, state.health - damage, weapon, (*state.discard, card))
    if weapon is None:
        raise IllegalAction("no_weapon", {"card": card})
    limit = _limit(weapon)
    if not numbers.weapon_holds(value, limit):
        raise IllegalAction("weapon_worn", {"card": card, "weapon": weapon.card, "limit": limit})
    damage = numbers.damage(value, VALUE[weapon.card])
    event = Fought(card, weapon.card, damage)
    worn = Weapon(weapon.card, (*weapon.slain, card))
    return _proceed(state, card, event, state.health - damage, worn, state.discard)


def _equip(state: State, card: Card, way: Way) -> Step[State]:
    if way:
        raise IllegalAction("not_a_monster", {"card": card})
    old = state.weapon
    event = Equipped(card, old.card if old else None)
    discard = (*state.discard, old.card, *old.slain) if old else state.discard
    return _proceed(state, card, event, state.health, Weapon(card), discard)


def _drink(state: State, card: Card, way: Way) -> Step[State]:
    if way:
        raise IllegalAction("not_a_monster", {"card": card})
    works = not state.potion_used
    health = numbers.healed(state.health, VALUE[card]) if works else state.health
    event = Drank(card, health - state.health, works)
    return _proceed(state, card, event, health, state.weapon, (*state.discard, card))


def _proceed(
    state: State, card: Card, event: Event, health: int, weapon: Weapon | None, discard: tuple[Card, ...]
) -> Step[State]:
    """The step when a card has been faced: on in this room, into the next, or to the end."""
    place = state.room.index(card)
    room = state.room[:place] + state.room[place + 1 :]
    dungeon = state.dungeon
    if health > 0 and len(room) == dungeon.stays and (room or dungeon.pile):
        dungeon = _next_room(dungeon, room)
        opened = RoomOpened(dungeon.opened, dungeon.carried)
        return Step(State(health, weapon, dungeon.opened, discard, card, dungeon), (event, opened))
    after = State(health, weapon, room, discard, card, dungeon)
    if ended := result(after):
        return Step(after, (event, Ended(ended.outcome, ended.score)))
    return Step(after, (event,))


def _next_room(dungeon: Dungeon, left: tuple[Card, ...]) -> Dungeon:
    """The dungeon when the cards left in a room and the top of the pile make the next one."""
    missing = numbers.ROOM_SIZE - len(left)
    room = left + dungeon.pile[:missing]
    return Dungeon(
        room,
        _stays(room),
        dungeon.pile[missing:],
        carried=bool(left),
        avoided=False,
        rooms_opened=dungeon.rooms_opened + 1,
        rooms_avoided=dungeon.rooms_avoided,
    )


def _why_not_avoid(state: State) -> str | None:
    """The code that says why the room cannot be avoided, or None if it can; the run goes on."""
    dungeon = state.dungeon
    if dungeon.avoided:
        return "cannot_avoid_twice"
    if len(state.room) < len(dungeon.opened):
        return "cannot_avoid_after_facing"
    if len(state.room) < numbers.ROOM_SIZE:
        return "cannot_avoid_final_room"
    return None


def _avoid(state: State) -> Step[State]:
    if code := _why_not_avoid(state):
        raise IllegalAction(code)
    pile = state.pile + state.room
    room = pile[: numbers.ROOM_SIZE]
    dungeon = Dungeon(
        room,
        _stays(room),
        pile[numbers.ROOM_SIZE :],
        carried=False,
        avoided=True,
        rooms_opened=state.dungeon.rooms_opened + 1,
        rooms_avoided=state.dungeon.rooms_avoided + 1,
    )
    after = State(state.health, state.weapon, room, state.discard, state.last, dungeon)
    return Step(after, (RoomAvoided(state.room), RoomOpened(room, carried=False)))
