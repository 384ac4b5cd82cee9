"""The wire in other words: JSON schema, TypeScript types and the protocol page.

All three come from the models in :mod:`.messages` and :mod:`.bodies`. The
committed files are compared with what these functions give by a test.
"""

import re
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import CoreModeRef, DefsRef, GenerateJsonSchema, JsonSchemaMode
from pydantic_core.core_schema import DataclassField, ModelField, TypedDictField

from stammtisch.web import bodies
from stammtisch.web.messages.from_client import ClientMessage
from stammtisch.web.messages.from_server import ServerMessage

Schema = dict[str, Any]

MESSAGES: Final[dict[str, tuple[Any, JsonSchemaMode]]] = {
    "ClientMessage": (ClientMessage, "validation"),
    "ServerMessage": (ServerMessage, "serialization"),
}
"""Both directions of the socket."""

BODIES: Final[dict[str, tuple[Any, JsonSchemaMode]]] = {
    **{model.__name__: (model, "validation") for model in bodies.REQUESTS},
    **{model.__name__: (model, "serialization") for model in bodies.ANSWERS},
}
"""What travels by HTTP."""


GAME_NAMES: Final = {"scoundrel": "Scoundrel", "skullking": "SkullKing"}
"""What the names of a game's types begin with."""


class _WireSchema(GenerateJsonSchema):
    """Pydantic's schema with short names (``ScoundrelView``), and every sent field certain."""

    def get_defs_ref(self, core_mode_ref: CoreModeRef) -> DefsRef:
        ref, mode = core_mode_ref
        named = re.sub(
            r"stammtisch\.(?:games|house)\.(scoundrel|skullking)\.(?:\w+\.)*(\w+):",
            lambda found: f"{GAME_NAMES[found[1]]}{found[2]}:",
            ref,
        )
        return super().get_defs_ref((type(ref)(named), mode))

    def field_is_required(self, field: ModelField | DataclassField | TypedDictField, total: bool) -> bool:
        return self.mode == "serialization" or super().field_is_required(field, total)


def json_schema() -> Schema:
    """One JSON schema document whose ``$defs`` hold every message and body by name."""
    wanted = MESSAGES | BODIES
    roots, document = TypeAdapter.json_schemas(
        [(name, mode, TypeAdapter(kind)) for name, (kind, mode) in wanted.items()],
        schema_generator=_WireSchema,
        ref_template="#/$defs/{model}",
    )
    definitions: Schema = document["$defs"]
    for (name, _), root in roots.items():
        if root != {"$ref": f"#/$defs/{name}"}:
            definitions[name] = root
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": dict(sorted(definitions.items())),
    }
