"""Bounded fields that messages and requests share."""

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

UNPRINTABLE: Final = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
"""Control characters, line separators and marks that turn the direction of text."""

Language: TypeAlias = Literal["de", "en"]

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=rf"^[^{UNPRINTABLE}]+$"),
]
"""What a guest wants to be called: one line of plain text."""

Line = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=200, pattern=rf"^[^{UNPRINTABLE}]+$"),
]
"""A line of talk: plain text."""

TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{4,32}$")]
ShortCode = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]{4,16}$")]
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
"""Made by the client; a command sent twice with one id is answered twice and done once."""

ActionText = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9/_]{1,16}$")]
"""A game's action (``8d``, ``Js/w``, ``3``, ``SM/e``), or the house's ``undo``, ``hint`` and ``give_up``."""

SeatNumber = Annotated[int, Field(ge=0, le=5)]
Level = Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,20}$")]
"""The name of a bot's strength."""

Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,100}$")]
"""A token the house made."""

Params: TypeAlias = dict[str, str | int]
"""What the sentence for an error code needs."""


class Received(BaseModel):
    """A message or request: checked, and nothing unknown in it."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, use_attribute_docstrings=True)


class Sent(BaseModel):
    """A message or answer."""

    model_config = ConfigDict(frozen=True, use_attribute_docstrings=True)
