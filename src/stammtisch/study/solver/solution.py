"""The questions that the solver answers about a dungeon whose whole pile is known."""

from dataclasses import dataclass, replace
from time import perf_counter
from typing import Final

from stammtisch.games.scoundrel import Action, State, numbers, rules
from stammtisch.games.scoundrel.cards import DECK, KIND, VALUE
from stammtisch.kernels.scoundrel import FIRST_POTION
from stammtisch.study.solver.expand import Aim
from stammtisch.study.solver.search import Answer, Watch, search

WIDTHS: Final = (16, 256, 4096, 500_000)
"""How many positions of a layer are kept, one try after another.

The last keeps memory below 1 GB, and no layer of a whole dungeon is known to need half as many.
"""

_NO_FLOOR: Final = -1000


@dataclass(frozen=True, slots=True)
class Solution:
    """The best end of a dungeon."""

    best: int
    """The highest final score found, -188 … 30."""
    line: tuple[Action, ...]
    """Legal actions, one after another, that end with this score."""
    proven: bool
    """Whether no line ends higher."""
    states: int
    """Positions looked at."""
    seconds: float
    """Wall time."""

    @property
    def winnable(self) -> bool:
        """Whether this end is a win."""
        return self.best > 0


def solve(position: State, watch: Watch | None = None) -> Solution:
    """The best final score that can still be reached, with a line that reaches it.

    For each potion, the greatest first: can it be faced last of all at full
    health? If none can, the final health decides, or the score of a death.
    Raises :class:`~stammtisch.study.solver.search.Cancelled`.
    """
    started, watch = perf_counter(), watch or Watch()
    if ended := rules.result(position):
        return Solution(ended.score, (), True, 0, 0.0)
    states, proven = 0, True
    for potion in _potions(position):
        aim = Aim(FIRST_POTION + potion, floor=numbers.FULL_HEALTH)
        answer = _widening(position, watch, aim, numbers.win_score(numbers.FULL_HEALTH, potion) - 1)
        states += answer.states
        if answer.end:
            break
        proven &= answer.complete
    else:
        answer = _without_bonus(position, watch)
        states += answer.states
        proven &= answer.complete
    assert answer.end is not None
    return Solution(answer.end.score, answer.end.line, proven, states, perf_counter() - started)


def winnable(position: State, watch: Watch | None = None) -> bool | None:
    """Whether the dungeon can still be won; None in the case, never met, that memory ran out.

    Much cheaper than :func:`solve`. Raises :class:`~stammtisch.study.solver.search.Cancelled`.
    """
    if ended := rules.result(position):
        return ended.outcome == "won"
    answer = _widening(position, watch or Watch(), Aim(0, floor=1), beat=0)
    return True if answer.end else False if answer.complete else None


def solve_each(position: State, watch: Watch | None = None) -> dict[Action, Solution]:
    """The solution after each legal action, in their order; each line begins after its action.

    Raises :class:`~stammtisch.study.solver.search.Cancelled`.
    """
    return {
        action: solve(rules.apply(position, action).state, watch) for action in rules.legal_actions(position)
    }


def prepare() -> None:
    """Compile the solver unless it was compiled before; see :mod:`stammtisch.kernels.compiling`."""
    solve(rules.begin(numbers.FULL_HEALTH, None, DECK[: numbers.ROOM_SIZE], DECK[-1:]))


def _potions(position: State) -> list[int]:
    cards = (*position.room, *position.pile)
    return sorted((VALUE[card] for card in cards if KIND[card] == "potion"), reverse=True)


def _widening(position: State, watch: Watch, aim: Aim, beat: int) -> Answer:
    """Search wider and wider until there is an end above ``beat``, or certainly none."""
    states = 0
    for width in WIDTHS:
        answer = search(position, watch, aim, beat, width)
        states += answer.states
        if answer.end or answer.complete:
            break
    return replace(answer, states=states)


def _without_bonus(position: State, watch: Watch) -> Answer:
    """The best end if no potion can be the last card at full health."""
    states, best, beat = 0, None, _NO_FLOOR
    for width in WIDTHS:
        answer = search(position, watch, Aim(0, floor=beat + 1), beat, width)
        states += answer.states
        if answer.end:
            best, beat = answer.end, answer.end.score
        if answer.complete or beat == numbers.FULL_HEALTH:
            return Answer(best, True, states)
    return Answer(best, False, states)
