"""What can be chosen when a dungeon is set up."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

RuleSet: TypeAlias = Literal["tavern"]

RULE_SETS: Final[tuple[str, ...]] = get_args(RuleSet)


@dataclass(frozen=True, slots=True)
class Options:
    """The rule set; there is one so far."""

    rules: RuleSet = "tavern"
