"""What a round brings, and who wins in the end."""

from collections.abc import Sequence
from dataclasses import dataclass

from stammtisch.games.contract import Seat
from stammtisch.games.skullking import numbers
from stammtisch.games.skullking.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class SeatScore:
    """How the score of a seat in a round came about."""

    bid: int
    won: int
    """Tricks won."""
    mermaid: int
    """Bonus points for the Skull King caught by a mermaid, whether kept or not."""
    pirates: int
    """Bonus points for pirates caught by the Skull King, whether kept or not."""
    bonus_kept: bool
    """Whether the bonus points count: only a bid of one or more that was met keeps them."""
    points: int
    total: int
    """Points of all rounds up to this one."""


@dataclass(frozen=True, slots=True)
class RoundScore:
    """A line of the score sheet."""

    round: int
    scores: tuple[SeatScore, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    """All seats with the most points, ascending; more than one share the win."""


def points(bid: int, won: int, bonus: int, round_: int, rules: RuleSet) -> int:
    """Points of a seat in a round; ``bonus`` is what its tricks brought."""
    return numbers.round_score(bid, won, bonus, round_, rules.zero_base)


def score(
    bid: int, won: int, mermaid: int, pirates: int, round_: int, before: int, rules: RuleSet
) -> SeatScore:
    """The score of a seat in a round; ``before`` is its total before it."""
    gained = points(bid, won, mermaid + pirates, round_, rules)
    kept = numbers.counts_bonus(bid, won)
    return SeatScore(bid, won, mermaid, pirates, kept, gained, before + gained)


def final(totals: Sequence[int]) -> Result:
    """The result of a game that ended with these totals."""
    best = max(totals)
    return Result(tuple(totals), tuple(seat for seat, total in enumerate(totals) if total == best))
