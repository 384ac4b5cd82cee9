"""What codes mean, in the language of the terminal: refused actions, unreadable records, bots that fail."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from stammtisch.cli.texts import _, ngettext
from stammtisch.games.document import BadRecord
from stammtisch.locale import system_language
from stammtisch.locale.cards import card_name

if TYPE_CHECKING:
    from stammtisch.minds.external import ExternalMindError

REFUSALS: Final[Mapping[str, str]] = {
    "bad_action": _("“{action}” is no action of this game."),
    "game_over": _("The game is over."),
    # Scoundrel
    "not_in_room": _("The {card} is not in the room."),
    "choose_how_to_fight": _("Say how to fight the {card}: /w with the weapon, /b barehanded."),
    "not_a_monster": _("The {card} is no monster, so it is not fought."),
    "no_weapon": _("There is no weapon to fight with."),
    "weapon_worn": _("The {weapon} only works below {limit} by now, not against the {card}."),
    "cannot_avoid_twice": _("The room before was avoided, so this one must be faced."),
    "cannot_avoid_after_facing": _("A card of this room has been faced; it cannot be avoided any more."),
    "cannot_avoid_final_room": _("The final room cannot be avoided."),
    # Skull King
    "not_your_turn": _("It is not this seat’s turn."),
    "not_in_hand": _("The {card} is not in the hand."),
    "role_required": _("Scary Mary must be played as an escape, SM/e, or as a pirate, SM/p."),
    "role_not_allowed": _("The {card} cannot be played as an escape or a pirate; only Scary Mary can."),
    "must_follow_suit": _("The {card} may not be played, because the hand can follow suit with {suit}."),
    "bid_out_of_range": _("A bid lies between 0 and {most}; {bid} does not."),
    "bid_already_made": _("This seat has bid already."),
}
"""Why an action is refused, for every code of every game."""

COMPLAINTS: Final[Mapping[str, str]] = {
    "too_large": _("A record is never larger than {limit} bytes."),
    "too_deep": _("This is nested far too deeply for a record."),
    "not_json": _("This is not JSON."),
    "not_json_at": _("This is not JSON from line {line}, column {column} on."),
    "duplicate_key": _("“{key}” stands twice in one object."),
    "missing_key": _("“{key}” is missing."),
    "wrong_type": _("This must be {expected}."),
    "wrong_length": _("There must be {low} to {high} entries here, not {length}."),
    "out_of_range": _("This must be a number from {low} to {high}."),
    "bad_hex": _("This must be {digits} hexadecimal digits."),
    "unknown_game": _("There is no game “{text}” in this house."),
    "unknown_rules": _("There is no rule set “{text}” for this game."),
    "unknown_card": _("There is no card “{text}” in this game."),
    "duplicate_card": _("The card “{card}” is there twice."),
    "no_deal": _("Nothing says which cards were dealt."),
    "several_deals": _("Only one may be given of seed, deck and start."),
    "not_a_weapon": _("“{card}” is no weapon."),
    "not_a_monster": _("“{card}” is no monster."),
    "slain_not_weaker": _("“{card}” is not weaker than the monster slain before it."),
    "round_unfinished": _("Round {round} is not finished, but another one follows."),
}
"""Why a document is no record, for every code that :class:`BadRecord` carries."""

FAILURES: Final[Mapping[str, str]] = {
    "no_program": _("{name}: there is no such program."),
    "not_executable": _("{name}: this is no program that you may run."),
    "not_started": _("{name} cannot be started: {cause}"),
    "not_imported": _("{name}: the module “{module}” cannot be imported: {cause}"),
    "no_function": _("{name}: there is no “{function}” in the module “{module}”."),
    "no_action": _("{name} gave an answer without an action: {answer}"),
    "not_legal": _("{name} wanted what is not legal: {answer}"),
    "ended": _("{name} ended without an answer."),
    "late": _("{name} gave no answer within {seconds} s."),
}
"""Why the bot of somebody else cannot play, for every code that :class:`ExternalMindError` carries."""

_TYPES: Final = {
    "object": _("an object"),
    "list": _("a list"),
    "text": _("a text"),
    "integer": _("a whole number"),
    "boolean": _("true or false"),
}
_SUITS: Final = {"Y": _("yellow"), "R": _("red"), "B": _("blue"), "J": _("black")}


def refusal(game: str, code: str, params: Mapping[str, str | int]) -> str:
    """The sentence that says why the rules of a game refuse an action."""
    return REFUSALS[code].format(**{name: _in_game(game, name, value) for name, value in params.items()})


def complaint(error: BadRecord) -> str:
    """Where and why a document is no record, on one line."""
    params = {name: _TYPES.get(str(value), printable(str(value))) for name, value in error.params.items()}
    sentence = _sentence(error).format(**params)
    return f"{error.where}: {sentence}" if error.where else sentence


def failure(error: "ExternalMindError") -> str:
    """Why the bot of somebody else cannot play, or not on; on one line."""
    params = {"name": error.name, **error.params}
    return FAILURES[error.code].format(**{key: printable(str(value)) for key, value in params.items()})


def printable(text: str, most: int | None = None) -> str:
    """A text of a stranger as it may stand on a terminal: no control characters, ``most`` characters."""
    shown = text if most is None or len(text) <= most else f"{text[:most]}…"
    return shown if shown.isprintable() else ascii(shown)[1:-1]


def _sentence(error: BadRecord) -> str:
    """The words for a code, more precise where the parameters allow it."""
    params = error.params
    if error.code == "not_json" and params:
        return COMPLAINTS["not_json_at"]
    if error.code == "wrong_length" and params["low"] == params["high"]:
        return ngettext(
            "There must be {low} entry here, not {length}.",
            "There must be {low} entries here, not {length}.",
            int(params["low"]),
        )
    return COMPLAINTS[error.code]


def _in_game(game: str, name: str, value: str | int) -> str:
    match name:
        case "card" | "weapon":
            return card_name(str(value), game, system_language())
        case "suit":
            return _SUITS[str(value)]
        case _:
            return printable(str(value))
