"""TypeScript types from the JSON schema that Pydantic gives.

It knows the part of JSON schema that occurs in our messages and raises
``ValueError`` at anything else.
"""

import json
from collections.abc import Iterator

from stammtisch.web.schema import Schema, json_schema

HEADER = "// Generated from the messages of the server by `python -m stammtisch.web`; do not edit."

SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The client's ``wire.ts``: one exported type for every message, body and part of them."""
    blocks = [HEADER, *("\n".join(_declaration(*item)) for item in json_schema()["$defs"].items())]
    return "\n\n".join(blocks) + "\n"


def prose(text: str) -> str:
    """A docstring's line in the words of JSON and Markdown."""
    return text.replace("``", "`").replace("None", "null")


def _declaration(name: str, schema: Schema) -> Iterator[str]:
    yield from _comment(schema, "")
    if "properties" in schema:
        yield f"export interface {name} {{"
        for field, inner in schema["properties"].items():
            yield from _comment(inner, "  ")
            optional = "" if field in schema.get("required", ()) else "?"
            yield f"  {field}{optional}: {type_of(inner)};"
        yield "}"
    else:
        yield f"export type {name} = {type_of(schema)};"


def _comment(schema: Schema, indent: str) -> Iterator[str]:
    if text := schema.get("description"):
        lines = [prose(line.strip()) for line in text.splitlines()]
        if len(lines) == 1:
            yield f"{indent}/** {lines[0]} */"
        else:
            yield f"{indent}/**"
            yield from (f"{indent} * {line}".rstrip() for line in lines)
            yield f"{indent} */"


def type_of(schema: Schema) -> str:
    """The TypeScript type that a schema describes. Raises ``ValueError`` for what it does not know."""
    match schema:
        case {"$ref": str(ref)}:
            return ref.rpartition("/")[2]
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            return " | ".join(map(json.dumps, values))
        case {"anyOf": members} | {"oneOf": members}:
            return " | ".join(map(type_of, members))
        case {"type": "array", "prefixItems": items}:
            return f"readonly [{', '.join(map(type_of, items))}]"
        case {"type": "array", "items": items}:
            item = type_of(items)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case {"type": "object", "properties": properties}:
            required = schema.get("required", ())
            fields = (f"{key}{'' if key in required else '?'}: {type_of(p)}" for key, p in properties.items())
            return f"{{ {'; '.join(fields)} }}"
        case {"type": "object", "additionalProperties": True}:
            return "Readonly<Record<string, unknown>>"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Readonly<Record<string, {type_of(values)}>>"
        case {"type": str(kind)} if kind in SIMPLE:
            return SIMPLE[kind]
    raise ValueError(f"no TypeScript for {schema}")
