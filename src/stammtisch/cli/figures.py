"""Numbers as the language of the terminal writes them: 1.5 and 47.3%, 1,5 and 47,3 %."""

from typing import Final

from babel.numbers import format_decimal, format_percent

from stammtisch.locale import Language, system_language

_PERCENT: Final[dict[Language, str]] = {"de": "\N{NO-BREAK SPACE}%", "en": "%"}


def decimal(number: float, places: int = 1) -> str:
    """A number with so many decimal places."""
    return format_decimal(number, _digits(places), locale=system_language())


def signed(number: float, places: int = 1) -> str:
    """The same with its sign."""
    digits = _digits(places)
    return format_decimal(number, f"+{digits};-{digits}", locale=system_language())


def percent(share: float, places: int = 1) -> str:
    """A share, 0 … 1, in percent with so many decimal places."""
    language = system_language()
    return format_percent(share, _digits(places) + _PERCENT[language], locale=language)


def _digits(places: int) -> str:
    return "0." + "0" * places if places else "0"
