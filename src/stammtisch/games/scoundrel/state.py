"""The state of a dungeon, and what happens in it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stammtisch.games.scoundrel import numbers
from stammtisch.games.scoundrel.cards import VALUE, Card

Outcome: TypeAlias = Literal["won", "lost"]


@dataclass(frozen=True, slots=True)
class Weapon:
    """The weapon in hand with the monsters it slew, in order."""

    card: Card
    slain: tuple[Card, ...] = ()

    @property
    def limit(self) -> int | None:
        """Only monsters of a value below this may be fought with it; None while it is fresh."""
        return VALUE[self.slain[-1]] if self.slain else None


@dataclass(frozen=True, slots=True)
class State:
    """A position. Piles are listed from the top, rooms from left to right."""

    health: int
    weapon: Weapon | None
    room: tuple[Card, ...]
    """The cards still lying in the room; the carried card is first in a new room."""
    pile: tuple[Card, ...]
    discard: tuple[Card, ...] = ()
    """Oldest first."""
    carried: bool = False
    """Whether the first card of this room stayed from the room before."""
    faced_in_room: int = 0
    potion_used: bool = False
    """Whether this room's one working potion is spent."""
    avoided: bool = False
    """Whether the room before this one was avoided."""
    known_bottom: int = 0
    """How many cards at the bottom of the pile are known, having been avoided."""
    rooms_opened: int = 1
    rooms_avoided: int = 0
    last_potion: int = 0
    """Value of the card faced last if it was a potion, else 0."""

    @property
    def to_face(self) -> int:
        """How many cards of this room must still be faced."""
        return numbers.to_face(len(self.room) + self.faced_in_room) - self.faced_in_room

    @property
    def over(self) -> bool:
        """Whether the run has ended, either way."""
        return self.health <= 0 or not self.room


@dataclass(frozen=True, slots=True)
class Result:
    """How a run ended: the score lies in -188 … 30."""

    outcome: Outcome
    score: int


@dataclass(frozen=True, slots=True)
class Fought:
    """A monster was fought, with ``weapon`` or, if that is None, barehanded."""

    card: Card
    weapon: Card | None
    damage: int


@dataclass(frozen=True, slots=True)
class Equipped:
    """A weapon was taken; ``replaced`` went to the discard with its slain."""

    card: Card
    replaced: Card | None


@dataclass(frozen=True, slots=True)
class Drank:
    """A potion was drunk; one that did not work (the second in a room) heals 0."""

    card: Card
    healing: int
    worked: bool


@dataclass(frozen=True, slots=True)
class RoomAvoided:
    """The whole room went under the pile, left to right."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoomOpened:
    """A new room; ``carried`` says whether its first card stayed from the last one."""

    cards: tuple[Card, ...]
    carried: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """The run is over."""

    outcome: Outcome
    score: int


Event: TypeAlias = Fought | Equipped | Drank | RoomAvoided | RoomOpened | Ended
