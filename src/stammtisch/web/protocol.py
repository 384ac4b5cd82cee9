"""The protocol page of the manual, from the same schema as the client's types."""

from collections.abc import Iterator

from stammtisch.web.schema import BODIES, Schema, json_schema
from stammtisch.web.typescript import prose, type_of

INTRODUCTION = """\
# Protocol

Generated from the server's messages by `python -m stammtisch.web`; do not edit.

One WebSocket at `/ws` carries JSON objects, each with a `type`. Who you are is the cookie
`stammtisch_guest`: `PUT /api/me` sets it for whoever has none, and the socket is opened with it.
Programs send no `Origin`; pages of other sites are turned away. `examples/play_a_seat.py` is a whole program.

1. Send `watch` for a table: the answer is the whole table as your seat sees it, with its `seq`.
2. Send commands, each with an `id` of your own. `done` means that it is stored; `refused` says why not.
   The same `id` sent again is answered again and done once.
3. When something changes each watcher gets an `update` with the steps since the last one and the new view.
   A slow reader gets fewer updates with more steps. After a lost connection send `watch` with `since`.

A message is at most 4 kB; whoever sends many is read at a bounded speed and loses nothing.

A view lists every legal action together with its effect; a client needs no rule.
Errors are a `code` and the `params` of a sentence about it. Everything about HTTP is described by
`/api/openapi.json`; the bodies are listed below.
"""


def protocol() -> str:
    """The whole page as Markdown."""
    definitions = json_schema()["$defs"]
    sent = _members(definitions["ClientMessage"])
    received = _members(definitions["ServerMessage"])
    parts = sorted(
        definitions.keys() - set(sent) - set(received) - set(BODIES) - {"ClientMessage", "ServerMessage"}
    )
    chapters = {
        "From the client": sent,
        "From the server": received,
        "Bodies of HTTP requests and answers": sorted(BODIES),
        "Their parts": parts,
    }
    lines = [INTRODUCTION]
    for title, names in chapters.items():
        lines += [f"## {title}", ""]
        for name in names:
            lines += _section(name, definitions[name])
    return "\n".join(lines).rstrip() + "\n"


def _members(union: Schema) -> list[str]:
    return [member["$ref"].rpartition("/")[2] for member in union["oneOf" if "oneOf" in union else "anyOf"]]


def _section(name: str, schema: Schema) -> Iterator[str]:
    yield f"### {name}"
    yield ""
    if text := schema.get("description"):
        yield f"{_prose(text)}\n"
    if properties := schema.get("properties"):
        yield "| field | type | |"
        yield "|---|---|---|"
        required = schema.get("required", ())
        for field, inner in properties.items():
            note = _prose(inner.get("description", ""))
            yield f"| `{field}`{'' if field in required else ' (optional)'} | {_cell(inner)} | {note} |"
    else:
        for member in schema.get("anyOf", (schema,)):
            yield f"- {_cell(member)} {_prose(member.get('description', ''))}".rstrip()
    yield ""


def _cell(schema: Schema) -> str:
    return f"`{type_of(schema)}`".replace("|", "\\|")


def _prose(text: str) -> str:
    return prose(" ".join(text.split()))
