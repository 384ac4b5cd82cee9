"""The numbers of Scoundrel: pure functions on integers.

Every other part of the house, the compiled kernels included, takes its
arithmetic from here. Source: the rule set ``tavern``, see the rules pages.
"""

from typing import Final

FULL_HEALTH: Final = 20
ROOM_SIZE: Final = 4
FRESH: Final = 15
"""The limit of a weapon that has slain nothing: above every monster."""


def damage(monster: int, weapon: int) -> int:
    """Health lost to a monster; ``weapon`` is 0 for bare hands."""
    return monster - weapon if monster > weapon else 0


def weapon_holds(monster: int, limit: int) -> bool:
    """Whether a weapon whose last victim was ``limit`` still works: strictly weaker only."""
    return monster < limit


def healed(health: int, potion: int) -> int:
    """Health after a potion that works; never above 20."""
    return health + potion if health + potion < FULL_HEALTH else FULL_HEALTH


def to_face(room: int) -> int:
    """How many cards of a room must be faced: three of four, all of fewer."""
    return room if room < ROOM_SIZE else ROOM_SIZE - 1


def win_score(health: int, last_potion: int) -> int:
    """Score of a cleared dungeon; ``last_potion`` is the value of the last card if a potion, else 0."""
    return health + last_potion if health == FULL_HEALTH else health


def death_score(health: int, monsters_left: int) -> int:
    """Score of a death: health (0 or less) minus every monster in the pile and the room."""
    return health - monsters_left
