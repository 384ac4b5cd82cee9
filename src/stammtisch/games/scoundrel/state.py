"""The state of a dungeon, and what happens in it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stammtisch.games.quick import quick
from stammtisch.games.scoundrel import numbers
from stammtisch.games.scoundrel.cards import KIND, VALUE, Card

Outcome: TypeAlias = Literal["won", "lost"]


@quick
@dataclass(frozen=True, slots=True)
class Weapon:
    """The weapon in hand with the monsters it slew, in order."""

    card: Card
    slain: tuple[Card, ...] = ()

    @property
    def limit(self) -> int | None:
        """Only monsters of a value below this may be fought with it; None while it is fresh."""
        return VALUE[self.slain[-1]] if self.slain else None


@quick
@dataclass(frozen=True, slots=True)
class Dungeon:
    """What stays as it is while a room is being faced. Piles are listed from the top."""

    opened: tuple[Card, ...]
    """The room as it was opened, from left to right, a carried card first."""
    stays: int
    """How many of its cards stay for the next room: one of four, none of fewer."""
    pile: tuple[Card, ...]
    carried: bool = False
    """Whether the first card stayed from the room before."""
    avoided: bool = False
    """Whether the room before was avoided."""
    rooms_opened: int = 1
    rooms_avoided: int = 0


@quick
@dataclass(frozen=True, slots=True)
class State:
    """A position: what changes with every card, and the dungeon around it."""

    health: int
    weapon: Weapon | None
    room: tuple[Card, ...]
    """The cards still lying in the room."""
    discard: tuple[Card, ...]
    """Oldest first."""
    last: Card | None
    """The card faced last."""
    dungeon: Dungeon

    @property
    def over(self) -> bool:
        """Whether the run has ended, either way."""
        return self.health <= 0 or not self.room

    @property
    def pile(self) -> tuple[Card, ...]:
        """The cards that are not in any room yet, from the top."""
        return self.dungeon.pile

    @property
    def known_bottom(self) -> int:
        """How many cards at the bottom of the pile are known, having been avoided."""
        return min(numbers.ROOM_SIZE * self.dungeon.rooms_avoided, len(self.pile))

    @property
    def carried(self) -> bool:
        """Whether the first card of this room stayed from the room before."""
        return self.dungeon.carried and self.room[:1] == self.dungeon.opened[:1]

    @property
    def faced_in_room(self) -> int:
        """How many cards of this room have been faced."""
        return len(self.dungeon.opened) - len(self.room)

    @property
    def to_face(self) -> int:
        """How many cards of this room must still be faced."""
        return len(self.room) - self.dungeon.stays

    @property
    def potion_used(self) -> bool:
        """Whether this room's one working potion is spent."""
        return any(KIND[card] == "potion" for card in self.dungeon.opened if card not in self.room)

    @property
    def avoided(self) -> bool:
        """Whether the room before this one was avoided."""
        return self.dungeon.avoided

    @property
    def rooms_opened(self) -> int:
        """How many rooms were opened, the avoided ones and this one included."""
        return self.dungeon.rooms_opened

    @property
    def rooms_avoided(self) -> int:
        """How many rooms were avoided."""
        return self.dungeon.rooms_avoided

    @property
    def last_potion(self) -> int:
        """Value of the card faced last if it was a potion, else 0."""
        return VALUE[self.last] if self.last and KIND[self.last] == "potion" else 0


@quick
@dataclass(frozen=True, slots=True)
class Result:
    """How a run ended: the score lies in -188 … 30."""

    outcome: Outcome
    score: int


@quick
@dataclass(frozen=True, slots=True)
class Fought:
    """A monster was fought, with ``weapon`` or, if that is None, barehanded."""

    card: Card
    weapon: Card | None
    damage: int


@quick
@dataclass(frozen=True, slots=True)
class Equipped:
    """A weapon was taken; ``replaced`` went to the discard with its slain."""

    card: Card
    replaced: Card | None


@quick
@dataclass(frozen=True, slots=True)
class Drank:
    """A potion was drunk; one that did not work (the second in a room) heals 0."""

    card: Card
    healing: int
    worked: bool


@quick
@dataclass(frozen=True, slots=True)
class RoomAvoided:
    """The whole room went under the pile, left to right."""

    cards: tuple[Card, ...]


@quick
@dataclass(frozen=True, slots=True)
class RoomOpened:
    """A new room; ``carried`` says whether its first card stayed from the last one."""

    cards: tuple[Card, ...]
    carried: bool


@quick
@dataclass(frozen=True, slots=True)
class Ended:
    """The run is over."""

    outcome: Outcome
    score: int


Event: TypeAlias = Fought | Equipped | Drank | RoomAvoided | RoomOpened | Ended
