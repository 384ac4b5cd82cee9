"""The daily dungeon."""

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path

from stammtisch.house import Refusal
from stammtisch.house.shapes import Board
from stammtisch.web.guests import TheHouse, Visitor

router = APIRouter(tags=["daily"], prefix="/daily")


@router.get("")
async def today(house: TheHouse, visitor: Visitor) -> Board:
    """Today's dungeon, in UTC: the board, and how you stand."""
    return await house.board(visitor.id if visitor else None)


@router.get("/{day}")
async def board(
    day: Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$")], house: TheHouse, visitor: Visitor
) -> Board:
    """The dungeon of a day."""
    try:
        wanted = date.fromisoformat(day)
    except ValueError:
        raise Refusal("no_such_day") from None
    return await house.board(visitor.id if visitor else None, wanted)
