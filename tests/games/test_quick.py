"""Quick dataclasses are dataclasses in every respect but the time they take."""

import inspect
import pickle
from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from stammtisch.games.quick import quick


@dataclass(frozen=True, slots=True)
class Plain:
    """A standard one."""

    card: str
    value: int = 2
    slain: tuple[str, ...] = ()


@quick
@dataclass(frozen=True, slots=True)
class Quick:
    """A quick one."""

    card: str
    value: int = 2
    slain: tuple[str, ...] = ()


def test_it_is_made_in_the_same_ways() -> None:
    assert inspect.signature(Quick) == inspect.signature(Plain)
    for made in (Quick("8d"), Quick("8d", 2), Quick("8d", slain=()), Quick(value=2, card="8d")):
        assert (made.card, made.value, made.slain) == ("8d", 2, ())
    with pytest.raises(TypeError, match=r"Quick.__init__\(\) missing 1 required positional argument: 'card'"):
        Quick()  # type: ignore[call-arg]  # the point of the test


def test_it_is_a_frozen_slotted_value() -> None:
    one = Quick("8d", 3, ("Js",))
    assert repr(one) == "Quick(card='8d', value=3, slain=('Js',))"
    assert one == Quick("8d", 3, ("Js",)) != Quick("8d", 4, ("Js",))
    assert hash(one) == hash(Quick("8d", 3, ("Js",)))
    assert replace(one, value=4) == Quick("8d", 4, ("Js",))
    assert pickle.loads(pickle.dumps(one)) == one
    assert not hasattr(one, "__dict__")
    with pytest.raises(FrozenInstanceError):
        one.value = 4  # type: ignore[misc]  # the point of the test
