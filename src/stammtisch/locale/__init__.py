"""English and German, the two first languages of the house, through gettext.

The English text is the key of a message, so English needs no catalogue of its
own; ``de/LC_MESSAGES/stammtisch.po`` holds the German.
"""

import os
from functools import cache
from gettext import NullTranslations, translation
from pathlib import Path
from typing import Final, Literal, TypeGuard

Language = Literal["de", "en"]

LANGUAGES: Final[tuple[Language, ...]] = ("de", "en")
DEFAULT: Final[Language] = "en"
DOMAIN: Final = "stammtisch"
DIRECTORY: Final = Path(__file__).parent


def is_language(code: str) -> TypeGuard[Language]:
    """Whether the house speaks this language; ``code`` as in an address, for instance ``de``."""
    return code in LANGUAGES


@cache
def translator(language: Language) -> NullTranslations:
    """The texts of a language: ``translator("de").gettext("Score")``.

    Raises :class:`FileNotFoundError` when the catalogue was not compiled, which
    the build of the package does.
    """
    if language == DEFAULT:
        return NullTranslations()
    return translation(DOMAIN, DIRECTORY, [language])


def pick_language(accept_language: str | None) -> Language:
    """The best of our languages for an ``Accept-Language`` header (RFC 9110, 12.5.4).

    English when the header is missing, malformed or asks for neither.
    """
    best, best_weight = DEFAULT, 0.0
    for wish in (accept_language or "").split(","):
        tag, _, parameter = wish.strip().partition(";")
        language = _primary(tag)
        weight = _weight(parameter.strip())
        if is_language(language) and weight > best_weight:
            best, best_weight = language, weight
    return best


def system_language() -> Language:
    """The language of the terminal, by the variables that gettext reads, else English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return next(filter(is_language, map(_primary, value.split(":"))), DEFAULT)
    return DEFAULT


def _primary(tag: str) -> str:
    """The language of a tag: ``de`` for ``de-AT``, ``de_DE.UTF-8`` and ``DE``."""
    return tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()


def _weight(parameter: str) -> float:
    """The weight that ``q=0.8`` gives, 0 … 1; 1 without one, 0 for nonsense."""
    if not parameter:
        return 1.0
    name, _, value = parameter.partition("=")
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if name == "q" and 0 <= weight <= 1 else 0.0
