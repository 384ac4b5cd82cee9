"""The guest who asks."""

from fastapi import APIRouter

from stammtisch.house import Guest, House
from stammtisch.locale import is_language
from stammtisch.web.bodies import ChangeMe, Me
from stammtisch.web.guests import TheGuest, TheHouse, Visitor

router = APIRouter(tags=["guests"])


@router.get("/me")
async def read_me(house: TheHouse, visitor: Visitor) -> Me:
    """Who you are and what you achieved; makes no guest of you."""
    return await _me(house, visitor) if visitor else Me(name="", language=None, standings=None)


@router.put("/me")
async def change_me(change: ChangeMe, house: TheHouse, guest: TheGuest) -> Me:
    """Take a name or a language. Whoever is no guest yet becomes one, known by the cookie."""
    changed = await house.change_guest(guest.id, name=change.name, language=change.language)
    return await _me(house, changed)


async def _me(house: House, guest: Guest) -> Me:
    language = guest.language if is_language(guest.language) else None
    return Me(name=guest.name, language=language, standings=await house.standings(guest.id))
