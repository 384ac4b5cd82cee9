"""Reviews of games. They take their time: each is a stream of events that ends with it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, NamedTuple

from fastapi import APIRouter, Body, Depends, Request
from fastapi.sse import EventSourceResponse

from stammtisch.house import Refusal, reviews
from stammtisch.house.job import Ticket
from stammtisch.study.review.shapes import AnyReview
from stammtisch.web.fields import TableId
from stammtisch.web.guests import TheHouse, Visitor
from stammtisch.web.pace import AtOnce
from stammtisch.web.replays import written
from stammtisch.web.reviews import ReviewMessage, follow, of_record


async def place(request: Request) -> AsyncIterator[None]:
    """One of the reviews that an address may wait for, for as long as the request lasts."""
    reviewing: AtOnce = request.app.state.reviewing
    with reviewing.one_more(request.client.host if request.client else "") as granted:
        if not granted:
            raise Refusal("too_many_reviews", {"most": reviewing.most})
        yield


router = APIRouter(tags=["reviews"], dependencies=[Depends(place)])

_REFUSED: Final[dict[str, Any]] = {
    "description": "Refused before the stream begins",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}},
}
_RESPONSES: Final[dict[int | str, dict[str, Any]]] = {"4XX": _REFUSED, 422: _REFUSED}
"""Otherwise refusals would be described as streams, too."""


class Asked(NamedTuple):
    """A review that was asked for."""

    ticket: Ticket[AnyReview]
    whole: bool
    """Whether the best line may be told."""


async def of_table(table: TableId, house: TheHouse, visitor: Visitor) -> AsyncIterator[Asked]:
    """The review of a table, for as long as the request lasts."""
    ticket, whole = await house.review(table, visitor.id if visitor else None)
    with ticket:
        yield Asked(ticket, whole)


async def of_upload(record: Annotated[dict[str, Any], Body()], house: TheHouse) -> AsyncIterator[Asked]:
    """The review of an uploaded record, for as long as the request lasts."""
    # A long record takes tenths of a second to play: no table waits for that.
    played = await asyncio.to_thread(lambda: of_record(written(record)))
    with reviews.ask(house.workshop, played) as ticket:
        yield Asked(ticket, whole=True)


@router.get("/tables/{table}/review", response_class=EventSourceResponse, responses=_RESPONSES)
async def review_table(asked: Annotated[Asked, Depends(of_table)]) -> AsyncIterator[ReviewMessage]:
    """Review a game that is over: ``Reviewing`` until it is done, then ``Reviewed`` or ``NotReviewed``."""
    async for message in follow(asked.ticket, whole=asked.whole):
        yield message


@router.post("/review", response_class=EventSourceResponse, responses=_RESPONSES)
async def review_record(asked: Annotated[Asked, Depends(of_upload)]) -> AsyncIterator[ReviewMessage]:
    """Review an uploaded record, up to its end or its first illegal action; events as above."""
    async for message in follow(asked.ticket, whole=asked.whole):
        yield message
