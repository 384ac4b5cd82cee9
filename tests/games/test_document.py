"""Documents from strangers are read to the letter or refused with place and reason."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.games.document import MAX_BYTES, BadRecord, Node, parse


def node(value: Any) -> Node:
    return parse(json.dumps(value).encode())[0]


@pytest.mark.parametrize(
    ("source", "code", "params"),
    [
        (b"", "not_json", {"line": 1, "column": 1}),
        (b'{"game":\n "scoundrel",}', "not_json", {"line": 2, "column": 14}),
        (b"\x00\x01\x02\x03\xff", "not_json", None),
        (b'"\xff\xfe"', "not_json", {}),
        (b'{"players": NaN}', "not_json", {}),
        (b"[" + b"9" * 5000 + b"]", "not_json", {}),
        (b"[" * 100_000, "too_deep", {}),
        (b'{"a":' * 100_000, "too_deep", {}),
        (b" " * (MAX_BYTES + 1), "too_large", {"limit": MAX_BYTES}),
        (b'[{"seed": 1, "deck": 2, "seed": 3}]', "duplicate_key", {"key": "seed"}),
    ],
    ids=lambda value: value[:12] if isinstance(value, bytes) else None,
)
def test_what_is_no_document(source: bytes, code: str, params: dict[str, Any] | None) -> None:
    with pytest.raises(BadRecord) as refused:
        parse(source)
    assert (refused.value.where, refused.value.code) == ("", code)
    assert params is None or refused.value.params == params


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(source: bytes) -> None:
    with suppress(BadRecord):
        parse(source)


def test_a_byte_order_mark_is_no_hindrance() -> None:
    assert parse('\ufeff{"a": 1}'.encode())[0].member("a").integer(0, 1) == 1


ASK: dict[str, Callable[[Node], Any]] = {
    "object": lambda value: value.members(["a"]),
    "list": lambda value: value.items(),
    "text": lambda value: value.text(),
    "integer": lambda value: value.integer(-10, 10),
    "boolean": lambda value: value.boolean(),
}
VALUES = {"object": {"a": 1}, "list": [1], "text": "a", "integer": 1, "boolean": True}
OTHERS = {**VALUES, "fraction": 1.0, "null": None}


@pytest.mark.parametrize("expected", ASK)
@pytest.mark.parametrize("given", OTHERS)
def test_a_value_is_given_only_as_its_type(expected: str, given: str) -> None:
    value = node({"here": OTHERS[given]}).member("here")
    if expected == given:
        ASK[expected](value)
        return
    with pytest.raises(BadRecord) as refused:
        ASK[expected](value)
    assert (refused.value.where, refused.value.code) == ("here", "wrong_type")
    assert refused.value.params == {"expected": expected}


@pytest.mark.parametrize(
    ("value", "ask", "where", "code"),
    [
        ({}, lambda n: n.member("a"), "", "missing_key"),
        ({"a": {}}, lambda n: n.member("a").members(["b"]), "a", "missing_key"),
        ([1, [2, "x"]], lambda n: n.items()[1].items()[1].integer(0, 9), "[1][1]", "wrong_type"),
        ({"a": [{"b": 7}]}, lambda n: n.member("a").items()[0].member("b").text(), "a[0].b", "wrong_type"),
        ([1, 2, 3], lambda n: n.items(4, 4), "", "wrong_length"),
        ([1, 2, 3], lambda n: n.items(0, 2), "", "wrong_length"),
        (11, lambda n: n.integer(0, 10), "", "out_of_range"),
        (-1, lambda n: n.integer(0, 10), "", "out_of_range"),
        ("8d", lambda n: n.one_of(["9d"], "unknown_card"), "", "unknown_card"),
        ("0g", lambda n: n.hex_bytes(1), "", "bad_hex"),
        ("0 1 ", lambda n: n.hex_bytes(2), "", "bad_hex"),
        ("012", lambda n: n.hex_bytes(2), "", "bad_hex"),
        ([], lambda n: n.distinct(["a", "b", "a"]), "", "duplicate_card"),
    ],
)
def test_a_complaint_names_its_place(value: Any, ask: Callable[[Node], Any], where: str, code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        ask(node(value))
    assert (refused.value.where, refused.value.code) == (where, code)


def test_values() -> None:
    assert node("0aFF").hex_bytes(2) == b"\x0a\xff"
    assert node("8d").one_of({"8d"}, "unknown_card") == "8d"
    assert node(None).is_null()
    assert not node(False).is_null()
    assert [item.integer(0, 3) for item in node([1, 2, 3]).items(3, 3)] == [1, 2, 3]


def test_unknown_keys_are_noted_and_ignored() -> None:
    root, ignored = parse(b'{"a": {"b": 1, "c": 2}, "d": 3, "e": 4}')
    members = root.members(["a"], ["e", "f"])
    assert members.keys() == {"a", "e"}
    members["a"].members(["b"])
    assert ignored == ["d", "a.c"]
