"""Names and lines that people type: kept as text, made harmless to look at."""

import unicodedata
from typing import Final

from stammtisch.house.refusals import Refusal

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 200

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols without ink."""


def clean(text: str) -> str:
    """The text in NFC on one line, without control characters or direction overrides."""
    visible = (" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    return " ".join("".join(c for c in visible if unicodedata.category(c)[0] != "C" or c == "\u200d").split())


def is_visible(text: str) -> bool:
    """Whether there is anything to see: a letter, a digit, a sign, and not only marks and joiners."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in text)


def clean_name(text: str) -> str:
    """A name of 1 to 24 characters. Refuses ``bad_name``."""
    name = clean(text)
    if not is_visible(name) or len(name) > LONGEST_NAME:
        raise Refusal("bad_name", {"longest": LONGEST_NAME})
    return name
