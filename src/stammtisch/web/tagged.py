"""Events on the wire: a game's dataclasses with their name as ``type``."""

import re
from typing import Any, get_args

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema


def tag(event: type) -> str:
    """The ``type`` of an event: its class name in snake case, ``RoomOpened`` → ``room_opened``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", event.__name__).lower()


class Tagged:
    """Annotates a union of dataclasses: each is written with its :func:`tag` as ``type``.

    ``Annotated[Event, Tagged()]`` keeps the games free of everything the wire needs.
    Only for what the server sends; events are never read.
    """

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.union_schema([_tagged(member, handler) for member in get_args(source)])


def _tagged(event: type, handler: GetCoreSchemaHandler) -> CoreSchema:
    name = tag(event)
    fields = handler.generate_schema(event)

    def write(value: Any, serialize: core_schema.SerializerFunctionWrapHandler) -> dict[str, Any]:
        return {"type": name, **serialize(value)}

    def describe(_: CoreSchema, describe_fields: GetJsonSchemaHandler) -> JsonSchemaValue:
        schema = describe_fields.resolve_ref_schema(describe_fields(fields))
        schema["properties"] = {"type": {"const": name}} | schema["properties"]
        schema["required"] = ["type", *schema.get("required", ())]
        return schema

    return core_schema.is_instance_schema(
        event,
        serialization=core_schema.wrap_serializer_function_ser_schema(write, schema=fields),
        metadata={"pydantic_js_functions": [describe]},
    )
