"""Names and lines that people type: kept as text, made harmless to look at."""

import unicodedata
from typing import Final

from stammtisch.house.refusals import Refusal

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 200


def clean(text: str) -> str:
    """The text in NFC on one line, without control characters or direction overrides."""
    visible = (" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    return " ".join("".join(c for c in visible if unicodedata.category(c)[0] != "C" or c == "\u200d").split())


def clean_name(text: str) -> str:
    """A name of 1 to 24 characters. Refuses ``bad_name``."""
    name = clean(text)
    if not name.strip("\u200d") or len(name) > LONGEST_NAME:
        raise Refusal("bad_name", {"longest": LONGEST_NAME})
    return name
