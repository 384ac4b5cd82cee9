"""How a dungeon is written down: a seed, a deck or a position, and the actions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from stammtisch.games.contract import Move, Replay, Seat
from stammtisch.games.document import Node
from stammtisch.games.scoundrel import numbers, rules
from stammtisch.games.scoundrel.cards import DECK, KIND, VALUE, Card
from stammtisch.games.scoundrel.notation import format_action
from stammtisch.games.scoundrel.options import RULE_SETS, Options
from stammtisch.games.scoundrel.state import State, Weapon
from stammtisch.games.shuffle import SEED_BYTES

_DEALS = ("seed", "deck", "start")


@dataclass(frozen=True, slots=True)
class Start:
    """A position to begin with, a puzzle for instance. Cards from the top, or from left to right."""

    health: int
    weapon: Weapon | None
    room: tuple[Card, ...]
    """One to four cards; fewer than four are all faced."""
    pile: tuple[Card, ...]
    avoided: bool
    """Whether the room before was avoided."""


Deal: TypeAlias = bytes | tuple[Card, ...] | Start
"""Where the cards come from: a seed, a whole deck, or a position."""


@dataclass(frozen=True, slots=True)
class Record:
    """A dungeon and what was done in it."""

    deal: Deal
    actions: tuple[str, ...]


def read(node: Node) -> Record:
    """The record in a document. Raises :class:`~stammtisch.games.document.BadRecord`."""
    members = node.members(["actions"], ["rules", *_DEALS])
    if "rules" in members:
        members["rules"].one_of(RULE_SETS, "unknown_rules")
    deals = [key for key in _DEALS if key in members]
    if len(deals) != 1:
        raise node.bad("no_deal" if not deals else "several_deals")
    actions = tuple(item.text() for item in members["actions"].items())
    match deals[0], members[deals[0]]:
        case "seed", seed:
            return Record(seed.hex_bytes(SEED_BYTES), actions)
        case "deck", deck:
            return Record(_deck(deck), actions)
        case _, start:
            return Record(_start(start), actions)


def write(record: Record) -> dict[str, Any]:
    """The document of a record; ``read`` gives the record back."""
    match record.deal:
        case bytes(seed):
            deal: dict[str, Any] = {"seed": seed.hex()}
        case Start(health, weapon, room, pile, avoided):
            held = weapon and {"card": weapon.card, "slain": [*weapon.slain]}
            position = {"health": health, "weapon": held, "room": [*room], "pile": [*pile]}
            deal = {"start": {**position, "avoided": avoided}}
        case deck:
            deal = {"deck": [*deck]}
    return {**deal, "actions": [*record.actions]}


def of_table(options: Options, seed: bytes, moves: Sequence[tuple[Seat, str]]) -> Record:  # noqa: ARG001 - nothing to choose
    """The record of a dungeon with this seed, and of the moves made in it."""
    return Record(seed, tuple(action for _, action in moves))


def start(record: Record) -> State:
    """The state before the first action."""
    match record.deal:
        case bytes(seed):
            return rules.enter(rules.dungeon(seed))
        case Start(health, weapon, room, pile, avoided):
            return rules.begin(health, weapon, room, pile, avoided)
        case deck:
            return rules.enter(deck)


def moves(record: Record) -> Sequence[Move]:
    """All actions in order, each by the one player."""
    return [(0, action) for action in record.actions]


def report(replay: Replay[Record, State]) -> dict[str, Any]:
    """A position before the first action and after each, and the result or the error."""
    positions = [_position(step.state) for step in replay.steps]
    if error := replay.error:
        refused = {"index": error.index, "action": error.action, "code": error.code}
        return {"positions": positions, "error": refused}
    ended = rules.result(replay.state)
    result = (
        {"outcome": ended.outcome, "score": ended.score}
        if ended
        else {"outcome": "unfinished", "score": None}
    )
    return {"positions": positions, "result": result}


def _position(state: State) -> dict[str, Any]:
    weapon = state.weapon
    return {
        "health": state.health,
        "weapon": weapon and {"card": weapon.card, "limit": weapon.limit, "slain": [*weapon.slain]},
        "room": [*state.room],
        "pile": len(state.pile),
        "faced_in_room": state.faced_in_room,
        "potion_used": state.potion_used,
        "can_avoid": rules.may_avoid(state),
        "legal": [format_action(action) for action in rules.legal_actions(state)],
    }


def _cards(nodes: Sequence[Node]) -> tuple[Card, ...]:
    return tuple(Card(node.one_of(VALUE, "unknown_card")) for node in nodes)


def _deck(node: Node) -> tuple[Card, ...]:
    deck = _cards(node.items(len(DECK), len(DECK)))
    node.distinct(deck)
    return deck


def _start(node: Node) -> Start:
    members = node.members(["health", "weapon", "room", "pile", "avoided"])
    health = members["health"].integer(1, numbers.FULL_HEALTH)
    weapon = _weapon(members["weapon"])
    room = _cards(members["room"].items(1, numbers.ROOM_SIZE))
    pile = _cards(members["pile"].items())
    avoided = members["avoided"].boolean()
    node.distinct([*room, *pile, *((weapon.card, *weapon.slain) if weapon else ())])
    return Start(health, weapon, room, pile, avoided)


def _weapon(node: Node) -> Weapon | None:
    if node.is_null():
        return None
    members = node.members(["card", "slain"])
    (card,) = _cards([members["card"]])
    if KIND[card] != "weapon":
        raise members["card"].bad("not_a_weapon", card=card)
    places = members["slain"].items()
    slain = _cards(places)
    limit = numbers.FRESH
    for place, victim in zip(places, slain, strict=True):
        if KIND[victim] != "monster":
            raise place.bad("not_a_monster", card=victim)
        if not numbers.weapon_holds(VALUE[victim], limit):
            raise place.bad("slain_not_weaker", card=victim, limit=limit)
        limit = VALUE[victim]
    return Weapon(card, slain)
