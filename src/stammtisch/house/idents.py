"""Random identifiers and secret tokens, all from the system's CSPRNG."""

import hashlib
import secrets
from typing import Final

_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Nothing that is mistaken for something else when read aloud or copied by hand."""


def identifier(length: int = 12) -> str:
    """A name for a table, guest or pad; 12 letters carry 59 bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def token() -> str:
    """A secret of 256 bits for a person to keep, 43 characters safe in addresses."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What the house keeps of a token: SHA-256 in hex. A random 256-bit secret needs no salt."""
    return hashlib.sha256(token.encode()).hexdigest()
