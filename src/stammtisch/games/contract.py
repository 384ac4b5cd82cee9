"""What a game offers, and how it says no.

A game is a module (or any object) that satisfies :class:`Game`. Its state is
immutable: ``play`` answers a new state together with the events that happened.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from stammtisch.games.document import Node

S = TypeVar("S")  # state
A = TypeVar("A")  # action
R = TypeVar("R")  # record
O_contra = TypeVar("O_contra", contravariant=True)  # options

Seat = int
"""A place at the table, 0 … n-1 clockwise."""


class IllegalAction(Exception):
    """An action the rules refuse.

    ``code`` is stable and language-free (``weapon_worn``); the edges put it
    into words. ``params`` holds what such a sentence needs, for instance
    ``{"card": "Tc", "limit": 10}``.
    """

    def __init__(self, code: str, params: Mapping[str, str | int] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.params: Mapping[str, str | int] = dict(params or {})


class Step(NamedTuple, Generic[S]):
    """The state after an action, and what happened on the way, in order.

    Events are frozen dataclasses that hold only what every seat may see.
    """

    state: S
    events: tuple[Any, ...]


Move: TypeAlias = tuple[Seat | None, str]
"""An action in a record: whose it is and its text; None stands for the seat whose turn it is."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The first move of a record that the rules refuse; ``index`` counts all its moves from 0."""

    index: int
    seat: Seat
    action: str
    code: str
    params: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Replay(Generic[R, S]):
    """A record that was played, up to its end or to the first refusal."""

    record: R
    steps: tuple[Step[S], ...]
    """The first state, without events; then a step for each move."""
    error: Refusal | None

    @property
    def state(self) -> S:
        """The last state that was reached."""
        return self.steps[-1].state


class RecordFormat(Protocol[R, S, O_contra]):
    """How the games of one kind are written down: the module ``record`` of a game."""

    def read(self, node: Node) -> R:
        """The record in a document. Raises :class:`~stammtisch.games.document.BadRecord`."""

    def write(self, record: R) -> dict[str, Any]:
        """The document of a record, made of JSON values; ``read`` gives the record back."""

    def of_table(self, options: O_contra, seed: bytes, moves: Sequence[tuple[Seat, str]]) -> R:
        """The record of a game set up with these options and this seed, and of the moves made in it."""

    def start(self, record: R) -> S:
        """The state before the first move."""

    def moves(self, record: R) -> Sequence[Move]:
        """All moves in order."""

    def report(self, replay: Replay[R, S]) -> dict[str, Any]:
        """What a replay shows, made of JSON values: the document of ``stammtisch replay --json``."""


class Game(Protocol[S, A, O_contra]):
    """The contract of a game; every registered game is tested against it."""

    @property
    def NAME(self) -> str:  # noqa: N802 - a module constant in every game
        """The game's name in records, addresses and the registry."""

    @property
    def record(self) -> RecordFormat[Any, S, O_contra]:
        """The games written down."""

    def setup(self, options: O_contra, seed: bytes) -> S:
        """Shuffle and deal: the first state. ``seed`` is 32 bytes."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that may act now, ascending; several while bidding, none when it is over."""

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """All legal actions of a seat, sorted; empty when it is not the seat's turn."""

    def play(self, state: S, seat: Seat, action: A) -> Step[S]:
        """Do an action. Raises :class:`IllegalAction` and then changes nothing."""

    def may_undo(self, state: S) -> bool:
        """Whether taking back the last action would reveal nothing to anybody."""

    def view(self, state: S, seat: Seat | None) -> Any:
        """What a seat (or, for None, a spectator) may see, as a frozen dataclass."""

    def open_view(self, state: S) -> Any:
        """A spectator's view with all hands open, for looking back at a game that is over."""

    def result(self, state: S) -> Any | None:
        """How it ended, as a frozen dataclass; None while it goes on."""

    def parse_action(self, text: str) -> A:
        """The action that a text means. Raises :class:`IllegalAction` ``bad_action``."""

    def format_action(self, action: A) -> str:
        """The text of an action; ``parse_action`` gives the action back."""
