"""Refusals as answers in JSON: a code, and the parameters of a sentence about it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fastapi import status
from fastapi.responses import JSONResponse

from stammtisch.web.bodies import Failure
from stammtisch.web.fields import Params

_STATUS: Final = {
    "daily_hidden": status.HTTP_403_FORBIDDEN,
    "daily_running": status.HTTP_403_FORBIDDEN,
    "not_host": status.HTTP_403_FORBIDDEN,
    "not_seated": status.HTTP_403_FORBIDDEN,
    "still_playing": status.HTTP_403_FORBIDDEN,
    "not_your_pad": status.HTTP_403_FORBIDDEN,
    "bad_name": status.HTTP_422_UNPROCESSABLE_CONTENT,
    "bad_options": status.HTTP_422_UNPROCESSABLE_CONTENT,
    "bad_pad": status.HTTP_422_UNPROCESSABLE_CONTENT,
    "too_busy": status.HTTP_429_TOO_MANY_REQUESTS,
    "too_fast": status.HTTP_429_TOO_MANY_REQUESTS,
    "too_many_reviews": status.HTTP_429_TOO_MANY_REQUESTS,
}

OF_FIELDS: Final = {("name",): "bad_name", ("token",): "no_such_link"}
"""Codes for fields that people fill in."""


def status_of(code: str) -> int:
    """The HTTP status for a refusal of the house or of a game: mostly a conflict with how things stand."""
    if code.startswith("no_such_"):
        return status.HTTP_404_NOT_FOUND
    return _STATUS.get(code, status.HTTP_409_CONFLICT)


def failure(
    code: str,
    status_code: int,
    params: Mapping[str, str | int] | None = None,
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    """A refusal as an answer."""
    return JSONResponse(Failure(code=code, params=dict(params or {})).model_dump(), status_code, headers)


def code_of(errors: Sequence[Any], otherwise: str) -> str:
    """The code for the first fault that Pydantic found: that of its field, if a person filled it in."""
    return OF_FIELDS.get(errors[0]["loc"][-1:], otherwise)


def first_fault(errors: Sequence[Any]) -> Params:
    """Where Pydantic found the first fault, shortened: it may repeat what a stranger sent."""
    return {"field": ".".join(map(str, errors[0]["loc"]))[:80]}
