"""The example turn of the Scoundrel rules: the engine plays it, the page tells it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stammtisch.games import scoundrel
from stammtisch.games.contract import Step
from stammtisch.games.record import replay
from stammtisch.games.scoundrel.cards import VALUE, Card
from stammtisch.games.scoundrel.record import Record, Start
from stammtisch.games.scoundrel.state import Drank, Equipped, Event, Fought, RoomOpened, State
from stammtisch.locale import Language, translator
from stammtisch.locale.cards import card_name

START = Start(
    health=12,
    weapon=None,
    room=(Card("8d"), Card("Js"), Card("6c"), Card("4h")),
    pile=(Card("9s"), Card("3c"), Card("5d")),
    avoided=False,
)
"""The position that both ways of the example begin with."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A moment of the turn: what was just done, in words, and what lies there now."""

    text: str
    health: int
    weapon: Card | None
    limit: int | None
    room: tuple[Card, ...]


def scenes(actions: Sequence[str], language: Language) -> list[Scene]:
    """A scene for the start and for each action.

    Raises :class:`ValueError` if the rules refuse one of them.
    """
    played = replay(scoundrel.NAME, Record(START, tuple(actions)))
    if played.error:
        raise ValueError(f"the example plays {played.error.action}: {played.error.code}")
    return [_scene(step, language) for step in played.steps]


def _scene(step: Step[State], language: Language) -> Scene:
    state = step.state
    weapon = state.weapon
    text = " ".join(_told(step.events, state, language)) or translator(language).gettext("The room is open.")
    card, limit = (weapon.card, weapon.limit) if weapon else (None, None)
    return Scene(text, state.health, card, limit, state.room)


def _told(events: Iterable[Event], state: State, language: Language) -> Iterable[str]:
    _ = translator(language).gettext

    def name(card: Card) -> str:
        return card_name(card, scoundrel.NAME, language)

    for event in events:
        match event:
            case Equipped(card):
                yield _("You take up the {card} as your weapon.").format(card=name(card))
            case Fought(card, None, damage):
                yield _("With bare hands against the {card}: {damage} damage, {health} health left.").format(
                    card=name(card), damage=damage, health=state.health
                )
            case Fought(card, weapon, damage) if damage and weapon:
                sum_ = f"{VALUE[card]} − {VALUE[weapon]} = {damage}"
                yield _("With the weapon against the {card}: {sum} damage, {health} health left.").format(
                    card=name(card), sum=sum_, health=state.health
                )
            case Fought(card):
                yield _("With the weapon against the {card}: it costs you nothing.").format(card=name(card))
            case Drank(card, healing):
                yield _("You drink the {card}: {healing} health back.").format(
                    card=name(card), healing=healing
                )
            case RoomOpened(cards, True):
                yield _("The {card} stays and lies first in the next room.").format(card=name(cards[0]))
