"""Reviews on the wire: how far one is, then the review itself, as server-sent events."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from stammtisch.games import record, scoundrel
from stammtisch.house import Refusal, reviews
from stammtisch.house.workshop import Ticket
from stammtisch.study.review.scoundrel_shapes import Review
from stammtisch.web.fields import Params, Sent

_PULSE: Final = 0.25
"""Seconds between two reports of the progress."""


class Reviewing(Sent):
    """A review is under way; closing the connection gives it up, unless somebody else waits for it too."""

    type: Literal["reviewing"] = "reviewing"
    progress: float
    """0 … 1; 0 while others are reviewed first."""


class Reviewed(Sent):
    """The review, at the end of the stream.

    Without the best line, as long as its cards may not be known: a daily's, before its day is over.
    """

    type: Literal["reviewed"] = "reviewed"
    review: Review


class NotReviewed(Sent):
    """There is no review: ``code`` says why, at the end of the stream."""

    type: Literal["not_reviewed"] = "not_reviewed"
    code: str
    params: Params


ReviewMessage: TypeAlias = Reviewing | Reviewed | NotReviewed


async def follow(ticket: Ticket[Review], *, whole: bool) -> AsyncIterator[ReviewMessage]:
    """What there is to tell about a review until it is done; ``whole`` with the best line."""
    done = asyncio.wrap_future(ticket.future)
    while not (await asyncio.wait([done], timeout=_PULSE))[0]:
        yield Reviewing(progress=ticket.progress)
    try:
        review = done.result()
    except Refusal as refusal:
        yield NotReviewed(code=refusal.code, params=dict(refusal.params))
    else:
        yield Reviewed(review=review if whole else replace(review, line=()))


def of_record(source: bytes) -> reviews.Run:
    """The run in an uploaded record, up to its end or its first illegal action.

    Raises ``BadRecord``; refuses ``no_such_review``.
    """
    reading = record.read(source)
    if reading.game != scoundrel.NAME:
        raise Refusal("no_such_review")
    replay = record.replay(reading.game, reading.record)
    actions = reading.record.actions[: len(replay.steps) - 1]
    return reviews.Run(replay.steps[0].state, tuple(map(scoundrel.parse_action, actions)))
