"""The cards of Skull King in what is sent."""

import re
from typing import Final

CARD: Final = re.compile(r"\b(?:[YRBJ](?:1[0-3]|[1-9])|E[1-5]|P[1-5]|M[12]|SM|SK)\b")


def cards_in(text: str) -> set[str]:
    """All cards that a text names, whatever it says about them."""
    return set(CARD.findall(text))
