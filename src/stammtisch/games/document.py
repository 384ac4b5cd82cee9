"""Reading JSON from strangers: what is wrong is said with its place, and nothing wrong gets through.

Records come from files, uploads and other programs. :func:`parse` turns bytes
into a :class:`Node`, and a node gives its value only as the type asked for.
"""

import json
from collections.abc import Collection, Iterable
from typing import Any, Final, NoReturn

MAX_BYTES: Final = 1 << 20
"""The largest document that is read; the longest game takes less than a hundredth of it."""


class BadRecord(Exception):
    """A document that is no record.

    ``where`` is a path like ``start.room[2]``, empty for the whole document.
    ``code`` and ``params`` say why, as in :class:`~stammtisch.games.contract.IllegalAction`.
    """

    def __init__(self, where: str, code: str, params: dict[str, str | int] | None = None) -> None:
        super().__init__(f"{where or 'document'}: {code}")
        self.where = where
        self.code = code
        self.params = params or {}


class Node:
    """A JSON value and where it stands."""

    def __init__(self, value: Any, where: str, ignored: list[str]) -> None:
        self._value = value
        self.where = where
        self._ignored = ignored

    def bad(self, code: str, **params: str | int) -> BadRecord:
        """The complaint to raise about this value."""
        return BadRecord(self.where, code, params)

    def members(self, required: Collection[str], optional: Collection[str] = ()) -> dict[str, "Node"]:
        """The members of an object that are known; unknown ones are noted as ignored."""
        value = self._object()
        members = {key: self.member(key) for key in required}
        members |= {key: self.member(key) for key in optional if key in value}
        self._ignored += [self._path(key) for key in value if key not in members]
        return members

    def member(self, key: str) -> "Node":
        """One member of an object."""
        value = self._object()
        if key not in value:
            raise self.bad("missing_key", key=key)
        return Node(value[key], self._path(key), self._ignored)

    def items(self, low: int = 0, high: int = MAX_BYTES) -> list["Node"]:
        """The items of a list, ``low`` … ``high`` of them."""
        value = self._value
        if not isinstance(value, list):
            raise self._not_a("list")
        if not low <= len(value) <= high:
            raise self.bad("wrong_length", length=len(value), low=low, high=high)
        return [Node(item, f"{self.where}[{i}]", self._ignored) for i, item in enumerate(value)]

    def text(self) -> str:
        """The value as a string."""
        if not isinstance(self._value, str):
            raise self._not_a("text")
        return self._value

    def integer(self, low: int, high: int) -> int:
        """The value as a whole number, ``low`` … ``high``."""
        value = self._value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._not_a("integer")
        if not low <= value <= high:
            raise self.bad("out_of_range", low=low, high=high)
        return value

    def boolean(self) -> bool:
        """The value as true or false."""
        if not isinstance(self._value, bool):
            raise self._not_a("boolean")
        return self._value

    def is_null(self) -> bool:
        """Whether the value is null."""
        return self._value is None

    def one_of(self, choices: Collection[str], code: str) -> str:
        """The value as one of some strings; anything else is complained about with ``code``."""
        text = self.text()
        if text not in choices:
            raise self.bad(code, text=text[:40])
        return text

    def hex_bytes(self, size: int) -> bytes:
        """The value as ``size`` bytes written as hex digits."""
        text = self.text()
        if len(text) != 2 * size or not set(text) <= set("0123456789abcdefABCDEF"):
            raise self.bad("bad_hex", digits=2 * size)
        return bytes.fromhex(text)

    def distinct(self, cards: Iterable[str]) -> None:
        """Complain about the first card that stands here for the second time."""
        seen: set[str] = set()
        for card in cards:
            if card in seen:
                raise self.bad("duplicate_card", card=card)
            seen.add(card)

    def _object(self) -> dict[str, Any]:
        if not isinstance(self._value, dict):
            raise self._not_a("object")
        return self._value

    def _path(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def _not_a(self, expected: str) -> BadRecord:
        return self.bad("wrong_type", expected=expected)


def parse(source: bytes) -> tuple[Node, list[str]]:
    """The document in ``source``, and the list that reading it fills with the places it ignored.

    Raises :class:`BadRecord`.
    """
    if len(source) > MAX_BYTES:
        raise BadRecord("", "too_large", {"limit": MAX_BYTES})
    try:
        value = json.loads(source, object_pairs_hook=_object, parse_constant=_no_constant)
    except RecursionError:
        raise BadRecord("", "too_deep") from None
    except ValueError as error:  # also text that is not Unicode, and integers of thousands of digits
        params: dict[str, str | int] = (
            {"line": error.lineno, "column": error.colno} if isinstance(error, json.JSONDecodeError) else {}
        )
        raise BadRecord("", "not_json", params) from None
    ignored: list[str] = []
    return Node(value, "", ignored), ignored


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        keys = [key for key, _ in pairs]
        raise BadRecord("", "duplicate_key", {"key": next(key for key in keys if keys.count(key) > 1)[:40]})
    return members


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)  # NaN and Infinity are not JSON
