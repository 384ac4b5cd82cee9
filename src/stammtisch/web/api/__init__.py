"""The JSON API, one module for each thing it is about."""

from fastapi import APIRouter

from stammtisch.web.api import daily, me, pads, replays, reviews, tables
from stammtisch.web.bodies import Failure

router = APIRouter(
    prefix="/api",
    responses={"4XX": {"model": Failure}, 422: {"model": Failure}},
)
for _module in (me, tables, daily, replays, reviews, pads):
    router.include_router(_module.router)
