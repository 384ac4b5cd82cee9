"""Everything that can go wrong with a request, answered with a code or, for people, with a page."""

from typing import Final

from fastapi import FastAPI, Request, Response, status
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from stammtisch.games.document import BadRecord
from stammtisch.house import Refusal
from stammtisch.web.failures import code_of, failure, first_fault, status_of
from stammtisch.web.pages import not_found
from stammtisch.web.security import HEADERS

CODES: Final[dict[int, str]] = {
    status.HTTP_404_NOT_FOUND: "not_found",
    status.HTTP_405_METHOD_NOT_ALLOWED: "method_not_allowed",
    status.HTTP_413_CONTENT_TOO_LARGE: "too_large",
}
"""Codes of errors that the framework finds; any other is a ``bad_request``."""


def install(app: FastAPI) -> None:
    """Register the handlers. What nobody foresaw is logged by the server and answered ``unexpected``."""

    @app.exception_handler(Refusal)
    async def refused(_: Request, error: Refusal) -> Response:
        return failure(error.code, status_of(error.code), error.params)

    @app.exception_handler(BadRecord)
    async def bad_record(_: Request, error: BadRecord) -> Response:
        params = {"where": error.where[:80], **error.params}
        return failure(error.code, status.HTTP_422_UNPROCESSABLE_CONTENT, params)

    @app.exception_handler(RequestValidationError)
    async def bad_request(_: Request, error: RequestValidationError) -> Response:
        faults = error.errors()
        code = "not_json" if faults[0]["type"] == "json_invalid" else code_of(faults, "bad_request")
        return failure(code, status.HTTP_422_UNPROCESSABLE_CONTENT, first_fault(faults))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        if error.status_code == status.HTTP_404_NOT_FOUND and not request.url.path.startswith("/api/"):
            return not_found(request)
        return failure(CODES.get(error.status_code, "bad_request"), error.status_code, headers=error.headers)

    @app.exception_handler(Exception)
    async def unexpected(_: Request, __: Exception) -> Response:
        return failure("unexpected", status.HTTP_500_INTERNAL_SERVER_ERROR, headers=HEADERS)
