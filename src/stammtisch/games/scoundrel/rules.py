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
    ways = WAYS[_limit(state.weapon)]
    actions: tuple[Action, ...] = ()
    for card in sorted(state.room):
        actions += ways[card]
    return (*actions, AVOID) if may_avoid(state) else actions


def apply(state: State, action: Action) -> Step[State]:
    """Do an action. Raises :class:`IllegalAction` and then changes nothing."""
    card, way = action
    if card is None:
        return _avoid(state)
    _check_face(state, card, way)
    health, weapon, discard, event = _face(state, card, way)
    place = state.room.index(card)
    room = state.room[:place] + state.room[place + 1 :]
    dungeon = state.dungeon
    events: tuple[Event, ...] = (event,)
    if health > 0 and len(room) == dungeon.stays and (room or dungeon.pile):
        dungeon = _next_room(dungeon, room)
        room = dungeon.opened
        events = (event, RoomOpened(room, dungeon.carried))
    after = State(health, weapon, room, discard, card, dungeon)
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
    left = sum(map(DANGER.__getitem__, state.room + state.pile))
    return numbers.death_score(state.health, left)


def _stays(room: tuple[Card, ...]) -> int:
    return len(room) - numbers.to_face(len(room))


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
        case "monster" if way == "w" and weapon:
            damage = numbers.damage(value, VALUE[weapon.card])
            worn = Weapon(weapon.card, (*weapon.slain, card))
            return health - damage, worn, discard, Fought(card, weapon.card, damage)
        case "monster":
            damage = numbers.damage(value, 0)
            return health - damage, weapon, (*discard, card), Fought(card, None, damage)
        case "potion":
            worked = not state.potion_used
            healing = numbers.healed(health, value) - health if worked else 0
            return health + healing, weapon, (*discard, card), Drank(card, healing, worked)
        case "weapon":
            replaced = (weapon.card, *weapon.slain) if weapon else ()
            taken = Equipped(card, weapon.card if weapon else None)
            return health, Weapon(card), discard + replaced, taken


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


def _avoid(state: State) -> Step[State]:
    if code := refusal_to_avoid(state):
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
