"""Reviews on the wire: how far one is, then the review itself, as server-sent events."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from stammtisch.games import record
from stammtisch.house import Refusal
from stammtisch.house.job import Ticket
from stammtisch.house.reviews import Played, recorded
from stammtisch.study.review.scoundrel_shapes import Review
from stammtisch.study.review.shapes import AnyReview
from stammtisch.study.review.skullking_shapes import GameReview
from stammtisch.web.fields import Params, Sent

_PULSE: Final = 0.25
"""Seconds between two reports of the progress."""


class Reviewing(Sent):
    """A review is under way; closing the connection gives it up, unless somebody else waits for it too."""

    type: Literal["reviewing"] = "reviewing"
    progress: float
    """0 … 1; 0 while others are reviewed first."""


class Reviewed(Sent):
    """The review of a run, at the end of the stream.

    Without the best line, as long as its cards may not be known: a daily's, before its day is over.
    """

    type: Literal["reviewed"] = "reviewed"
    game: Literal["scoundrel"] = "scoundrel"
    review: Review


class SkullKingReviewed(Sent):
    """The review of a game of Skull King, at the end of the stream."""

    type: Literal["reviewed"] = "reviewed"
    game: Literal["skullking"] = "skullking"
    review: GameReview


class NotReviewed(Sent):
    """There is no review: ``code`` says why, at the end of the stream."""

    type: Literal["not_reviewed"] = "not_reviewed"
    code: str
    params: Params


ReviewMessage: TypeAlias = Reviewing | Reviewed | SkullKingReviewed | NotReviewed


async def follow(ticket: Ticket[AnyReview], *, whole: bool) -> AsyncIterator[ReviewMessage]:
    """What there is to tell about a review until it is done; ``whole`` with the best line."""
    done = asyncio.wrap_future(ticket.future)
    while not (await asyncio.wait([done], timeout=_PULSE))[0]:
        yield Reviewing(progress=ticket.progress)
    try:
        review = done.result()
    except Refusal as refusal:
        yield NotReviewed(code=refusal.code, params=dict(refusal.params))
    else:
        yield _reviewed(review, whole=whole)


def _reviewed(review: AnyReview, *, whole: bool) -> ReviewMessage:
    if isinstance(review, GameReview):
        return SkullKingReviewed(review=review)
    return Reviewed(review=review if whole else replace(review, line=()))


def of_record(source: bytes) -> Played:
    """The game in an uploaded record, up to its end or its first illegal move. Raises ``BadRecord``."""
    reading = record.read(source)
    return recorded(reading.game, reading.record)
