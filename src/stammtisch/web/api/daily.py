"""The daily dungeon."""

from datetime import date

from fastapi import APIRouter

from stammtisch.house.shapes import Board
from stammtisch.web.guests import TheHouse, Visitor

router = APIRouter(tags=["daily"], prefix="/daily")


@router.get("")
async def today(house: TheHouse, visitor: Visitor) -> Board:
    """Today's dungeon, in UTC: the board, and how you stand."""
    return await house.board(visitor.id if visitor else None)


@router.get("/{day}")
async def board(day: date, house: TheHouse, visitor: Visitor) -> Board:
    """The dungeon of a day."""
    return await house.board(visitor.id if visitor else None, day)
