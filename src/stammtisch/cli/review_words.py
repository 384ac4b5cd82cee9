"""What the codes of a review mean, in the language of the terminal."""

from collections.abc import Mapping
from typing import Final

from stammtisch.cli.texts import _
from stammtisch.games import scoundrel
from stammtisch.locale import system_language
from stammtisch.locale.cards import card_name
from stammtisch.study.review.scoundrel_shapes import Reason, ReasonCode
from stammtisch.study.review.verdicts import Verdict

VERDICTS: Final[Mapping[Verdict, str]] = {
    "inaccuracy": _("inaccuracy"),
    "mistake": _("mistake"),
    "blunder": _("blunder"),
}

MARKS: Final[Mapping[Verdict, str]] = {"inaccuracy": "-", "mistake": "?", "blunder": "X"}
"""Beneath the chart: a verdict as one character."""

MARK_STYLES: Final[Mapping[Verdict, str]] = {
    "inaccuracy": "yellow",
    "mistake": "bold yellow",
    "blunder": "bold red",
}

REASONS: Final[Mapping[ReasonCode, str]] = {
    "dies": _("The {card} kills at once."),
    "no_way_out": _("After this, no way through the room leaves you alive."),
    "second_potion": _("A second potion in a room heals nothing: the {card} is wasted."),
    "drinks_full": _("At full health the {card} heals nothing."),
    "wastes_healing": _("The {card} heals only {healing} here and wastes {wasted}."),
    "weapon_blocks": _("Against the {card} the {weapon} saves {saved} health."),
    "keeps_edge": _(
        "After the {card} the {weapon} would only work below {limit}; "
        "bare hands cost {cost} more and keep it sharp."
    ),
    "avoid_room": _("At best, this room takes you from {before} to {health} health."),
    "save_room": _("This room would use up what will be needed later."),
    "face_room": _("This room can be left with {health} health; avoiding it only puts it off."),
    "stronger_first": _("The {card} comes first: after the {other} the weapon no longer works on it."),
    "use_before_replacing": _("The {weapon} can still slay the {card} before it is put down."),
    "worse_weapon": _("The {card} is weaker than the {weapon}, which is still of use."),
    "weapon_first": _("With the {weapon} in hand the {card} costs {saved} less."),
    "take_weapon": _("Now is the time to take the {weapon}."),
    "carry_helper": _("The {card} is worth more in the next room; the {other} can go now."),
    "carry_monster": _("Better leave the {card} for the next room and face the {other} now."),
    "drink_now": _("The {card} brings {healing} health now, and only one potion works in a room."),
    "less_damage": _("That leaves {saved} more health."),
    "better_prospects": _("From there the expert wins more often."),
}

_CARDS: Final = frozenset({"card", "other", "weapon"})


def why(reason: Reason) -> str:
    """The sentence that says why another action was better."""
    language = system_language()
    words = {
        name: card_name(str(value), scoundrel.NAME, language) if name in _CARDS else value
        for name, value in reason.params.items()
    }
    return REASONS[reason.code].format(**words)
