"""What a finished game is remembered for, seat by seat; read off the sheet alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from stammtisch.games.contract import Seat
from stammtisch.games.skullking.scoring import RoundScore, SeatScore

Kind: TypeAlias = Literal["seer", "hunter", "stowaway", "daring", "haul", "wreck"]
"""``seer``: most bids met. ``hunter``: most bonus points kept. ``stowaway``: most bids of 0 met.
``daring``: the highest bid met. ``haul``: the best round. ``wreck``: the worst round."""


@dataclass(frozen=True, slots=True)
class Award:
    """Something that one seat, or several equally, did best; or worst."""

    kind: Kind
    seats: tuple[Seat, ...]
    value: int
    """How many bids, or how many points; of a wreck, how many were lost in that round, below 0."""


def awards(sheet: Sequence[RoundScore]) -> tuple[Award, ...]:
    """The awards of a finished game; what everybody or nobody did is none."""
    if not sheet:
        return ()
    columns = tuple(zip(*(line.scores for line in sheet), strict=True))
    given = (
        _most("seer", [sum(map(_met, column)) for column in columns]),
        _most("hunter", [sum(map(_bonus, column)) for column in columns]),
        _most("stowaway", [sum(_met(score) and score.bid == 0 for score in column) for column in columns]),
        _most("daring", [max(score.bid if _met(score) else 0 for score in column) for column in columns]),
        _most("haul", [max(score.points for score in column) for column in columns]),
        _most("wreck", [-min(score.points for score in column) for column in columns], sign=-1),
    )
    return tuple(award for award in given if award is not None)


def _most(kind: Kind, values: Sequence[int], sign: Literal[1, -1] = 1) -> Award | None:
    best = max(values)
    seats = tuple(seat for seat, value in enumerate(values) if value == best)
    return Award(kind, seats, sign * best) if best > 0 and len(seats) < len(values) else None


def _met(score: SeatScore) -> bool:
    return score.bid == score.won


def _bonus(score: SeatScore) -> int:
    return score.mermaid + score.pirates if score.bonus_kept else 0
