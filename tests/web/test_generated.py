"""The committed types and protocol page are those that the messages give."""

from pathlib import Path

import pytest

from stammtisch.web.__main__ import GENERATED
from stammtisch.web.typescript import type_of

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", GENERATED)
def test_committed_files_are_up_to_date(path: str) -> None:
    committed = (ROOT / path).read_text(encoding="utf-8")
    assert committed == GENERATED[path](), "run: python -m stammtisch.web"


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        (
            {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
            "readonly (string | null)[]",
        ),
        (
            {"type": "array", "prefixItems": [{"type": "integer"}, {"$ref": "#/$defs/Card"}]},
            "readonly [number, Card]",
        ),
        ({"enum": ["a", 1]}, '"a" | 1'),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Readonly<Record<string, number>>"),
        (
            {
                "type": "object",
                "properties": {"a": {"const": True}, "b": {"type": "null"}},
                "required": ["b"],
            },
            "{ a?: true; b: null }",
        ),
    ],
)
def test_types(schema: dict[str, object], expected: str) -> None:
    assert type_of(schema) == expected


def test_an_unknown_schema_is_not_guessed() -> None:
    with pytest.raises(ValueError, match="no TypeScript"):
        type_of({"not": {"type": "string"}})
