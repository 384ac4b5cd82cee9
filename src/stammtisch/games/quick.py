"""Frozen dataclasses that are quick to make, for what is made anew with every action."""

from dataclasses import MISSING, fields
from typing import Any, TypeVar

C = TypeVar("C", bound=type[Any])


def quick(cls: C) -> C:
    """Give a frozen, slotted dataclass an ``__init__`` that takes half the time.

    The standard one must go around the class's closed ``__setattr__`` and finds
    every slot by its name; this one calls the slots themselves. Defaults may be
    values, not factories, and there is no ``__post_init__``.
    """
    names: dict[str, Any] = {"__name__": cls.__module__}
    parameters, body = ["self"], []
    for field in fields(cls):
        name = field.name
        names[f"set_{name}"] = getattr(cls, name).__set__
        names[f"default_{name}"] = field.default
        parameters.append(name if field.default is MISSING else f"{name}=default_{name}")
        body.append(f"    set_{name}(self, {name})")
    exec("\n".join([f"def __init__({', '.join(parameters)}):", *body]), names)
    init = names["__init__"]
    init.__annotations__, init.__qualname__ = cls.__init__.__annotations__, cls.__init__.__qualname__
    cls.__init__ = init
    return cls
