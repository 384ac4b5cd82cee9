"""What a host may set for the web server."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of one server; the defaults suit a house on one machine."""

    public_url: str | None = None
    """The address that others reach the house by, without a slash at its end; for links and QR codes.

    None: the one that the request was sent to.
    """
    messages_per_second: float = 50
    """How fast one socket is read once its burst is used up; more messages wait."""
    burst: int = 200
    """How many messages a socket may send at once."""
    writes_per_second: float = 2
    """How often one address may change something by HTTP once its burst is used up; more is refused."""
    write_burst: int = 240
    """How many changes by HTTP one address may ask for at once."""
    reviews_at_once: int = 6
    """How many reviews one address may wait for; more are refused."""


MAX_MESSAGE = 4096
"""Bytes of a socket message; the longest valid one has a tenth of that."""

MAX_BODY = 1 << 20
"""Bytes of a request's body: an uploaded record, a score pad."""
