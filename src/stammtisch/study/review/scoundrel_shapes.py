"""What a review of a run says: frozen values, actions as they are written in records."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

from stammtisch.games.scoundrel.cards import Card
from stammtisch.games.scoundrel.state import Outcome
from stammtisch.study.line import LineRoom
from stammtisch.study.review.verdicts import Verdict

ReasonCode: TypeAlias = Literal[
    "dies",
    "no_way_out",
    "second_potion",
    "drinks_full",
    "wastes_healing",
    "weapon_blocks",
    "keeps_edge",
    "avoid_room",
    "save_room",
    "face_room",
    "stronger_first",
    "use_before_replacing",
    "worse_weapon",
    "weapon_first",
    "take_weapon",
    "carry_helper",
    "carry_monster",
    "drink_now",
    "less_damage",
    "better_prospects",
]
"""Why another action is better; :mod:`.scoundrel_reasons` says when each holds."""

REASON_CODES: Final[tuple[ReasonCode, ...]] = get_args(ReasonCode)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why another action is better: a code, and the cards and numbers that a sentence needs."""

    code: ReasonCode
    params: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ply:
    """One action of a run, the position it was taken in, and what it did to the chance to win."""

    room_number: int
    """How many rooms had been opened, this one included."""
    room: tuple[Card, ...]
    """The cards that lay in the room."""
    health: int
    weapon: Card | None
    limit: int | None
    """Only monsters below it could be fought with the weapon; None if it was fresh or there was none."""
    action: str
    choices: int
    """How many legal actions there were."""
    before: float
    """The chance to win with the best action, 0 … 1, as the expert estimates it."""
    after: float
    """The same after the action taken."""
    better: str | None
    """The action that promised most, where the one taken gave something away."""
    verdict: Verdict | None
    reason: Reason | None
    """Why ``better`` is better; there is one whenever there is a verdict."""
    winnable: bool
    """Whether this very dungeon, its whole pile known, could still be won after the action."""

    @property
    def loss(self) -> float:
        """The chance to win that the action gave away."""
        return self.before - self.after


@dataclass(frozen=True, slots=True)
class Review:
    """A run in hindsight."""

    outcome: Outcome | None
    """None for a run that was not finished."""
    score: int | None
    winnable: bool
    """Whether the dungeon, its whole pile known, could be won at all."""
    best: int
    """The best score it allows."""
    proven: bool
    """Whether no line ends higher; only false if memory ran out."""
    line: tuple[LineRoom, ...]
    """A line that ends with the best score, room by room."""
    plies: tuple[Ply, ...]
    winnable_until: int | None
    """After how many actions the dungeon could be won for the last time; None if it never could."""

    @property
    def turning_points(self) -> tuple[Ply, ...]:
        """The decisions with a verdict, in order."""
        return tuple(ply for ply in self.plies if ply.verdict)
