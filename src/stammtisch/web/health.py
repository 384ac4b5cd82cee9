"""Whether the server is well, for whoever watches over it."""

from fastapi import APIRouter

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health() -> dict[str, str]:
    """Answered as soon as the house is open."""
    return {"status": "ok"}
