"""The score pad for people who play with real cards: what to add up, and what cannot be.

A pad without network reckons with :func:`table` alone, which holds the points
of every bid and outcome; so there is no second engine of the rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from stammtisch.games.contract import Seat
from stammtisch.games.skullking import numbers, ruleset, scoring
from stammtisch.games.skullking.cards import KIND
from stammtisch.games.skullking.options import MAX_PLAYERS, MIN_PLAYERS
from stammtisch.games.skullking.ruleset import RuleSet
from stammtisch.games.skullking.scoring import RoundScore


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a bid and a number of tricks won bring."""

    points: int
    """Without bonus."""
    keeps_bonus: bool
    """Whether bonus points are added."""


@dataclass(frozen=True, slots=True)
class PadRound:
    """A round with ``round`` cards for each seat."""

    round: int
    outcomes: tuple[tuple[Outcome, ...], ...]
    """By bid, then by tricks won, each 0 … round."""


@dataclass(frozen=True, slots=True)
class PadTable:
    """All that a pad must know to add up any game."""

    rules: ruleset.Name
    rounds: tuple[PadRound, ...]
    mermaid_bonus: int
    """Points for a mermaid that catches the Skull King."""
    pirate_bonus: int
    """Points for each pirate that the Skull King catches."""
    most_pirates: tuple[tuple[int, int], ...]
    """Numbers of players, each with how many pirates can lie in the Skull King's trick."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What a seat did in a round, as told to the pad."""

    bid: int
    won: int
    king_caught: bool = False
    """Whether a mermaid of the seat caught the Skull King."""
    pirates_caught: int = 0
    """How many pirates the seat's Skull King caught, Scary Mary included."""


ProblemCode: TypeAlias = Literal[
    "bid_out_of_range",
    "won_out_of_range",
    "tricks_do_not_add_up",
    "bonus_without_trick",
    "pirates_out_of_range",
    "skull_king_counted_twice",
]


@dataclass(frozen=True, slots=True)
class Problem:
    """Why the entries of a round cannot be right.

    ``seat`` is None for a fault of all entries together. ``given`` is the
    number that is wrong and ``expected`` the greatest that can be; for tricks
    that do not add up, the number they must add up to.
    """

    code: ProblemCode
    seat: Seat | None
    given: int
    expected: int


def table(rules: RuleSet) -> PadTable:
    """The points of every bid and outcome in every round."""
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    return PadTable(
        rules.name,
        tuple(PadRound(round_, _outcomes(round_, rules)) for round_ in range(1, rules.rounds + 1)),
        rules.mermaid_bonus,
        rules.pirate_bonus,
        tuple((each, most_pirates(each, rules)) for each in players),
    )


def most_pirates(players: int, rules: RuleSet) -> int:
    """How many pirates the Skull King can catch in a round: those of the deck, one from each other seat."""
    pirates = sum(KIND[card] in ("pirate", "scary_mary") for card in rules.deck)
    return min(pirates, players - 1)


def problems(entries: Sequence[Entry], round_: int, rules: RuleSet) -> tuple[Problem, ...]:
    """Why these entries, one for each seat, cannot be those of a round; empty if they can."""
    most = most_pirates(len(entries), rules)
    found = [problem for seat, entry in enumerate(entries) for problem in _alone(seat, entry, round_, most)]
    tricks = sum(entry.won for entry in entries)
    if tricks != round_:
        found.append(Problem("tricks_do_not_add_up", None, tricks, round_))
    catches = sum(entry.king_caught + (entry.pirates_caught > 0) for entry in entries)
    if catches > 1:
        found.append(Problem("skull_king_counted_twice", None, catches, 1))
    return tuple(found)


def sheet(rounds: Sequence[Sequence[Entry]], rules: RuleSet) -> tuple[RoundScore, ...]:
    """The score sheet of these rounds, the first being round 1; each has an entry for each seat."""
    rows: list[RoundScore] = []
    for round_, entries in enumerate(rounds, 1):
        before = [score.total for score in rows[-1].scores] if rows else [0] * len(entries)
        scores = (
            scoring.score(
                entry.bid,
                entry.won,
                rules.mermaid_bonus * entry.king_caught,
                rules.pirate_bonus * entry.pirates_caught,
                round_,
                total,
                rules,
            )
            for entry, total in zip(entries, before, strict=True)
        )
        rows.append(RoundScore(round_, tuple(scores)))
    return tuple(rows)


def _outcomes(round_: int, rules: RuleSet) -> tuple[tuple[Outcome, ...], ...]:
    tricks = range(round_ + 1)
    return tuple(
        tuple(
            Outcome(scoring.points(bid, won, 0, round_, rules), numbers.counts_bonus(bid, won))
            for won in tricks
        )
        for bid in tricks
    )


def _alone(seat: Seat, entry: Entry, round_: int, most: int) -> list[Problem]:
    """What is wrong with an entry, whatever the others are; ``most`` pirates can be caught."""
    numbers_told: tuple[tuple[ProblemCode, int, int], ...] = (
        ("bid_out_of_range", entry.bid, round_),
        ("won_out_of_range", entry.won, round_),
        ("pirates_out_of_range", entry.pirates_caught, most),
    )
    found = [Problem(code, seat, told, high) for code, told, high in numbers_told if not 0 <= told <= high]
    caught = entry.king_caught + entry.pirates_caught
    if caught and not entry.won:
        found.append(Problem("bonus_without_trick", seat, caught, 0))
    return found
