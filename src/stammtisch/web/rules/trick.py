"""The exercise of the Skull King rules: who takes this trick? The engine knows."""

from dataclasses import dataclass
from typing import Final

from stammtisch.games import skullking
from stammtisch.games.skullking.notation import Play, parse_action
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.games.skullking.trick import Trick, taken
from stammtisch.locale import Language, translator
from stammtisch.locale.cards import card_name

_PLAYERS: Final = ("Ann", "Ben", "Cem", "Dana", "Emil", "Fay")


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in the trick: who laid it and what it is."""

    player: str
    card: str
    name: str


@dataclass(frozen=True, slots=True)
class Question:
    """A trick, who takes it (an index into ``laid``), what it brings, and why."""

    laid: tuple[Laid, ...]
    winner: int
    bonus: int
    reason: str


def question(text: str, language: Language) -> Question:
    """The question written as ``Y2 SM/e J1 | why it ends as it does``.

    The reason is for the reader; winner and bonus come from the rules.
    """
    written, _, reason = text.partition("|")
    plays = tuple(_play(each) for each in written.split())
    outcome = taken(Trick(0, plays), len(plays), CLASSIC_66)
    laid = tuple(
        Laid(player, play.card, _name(play, language)) for player, play in zip(_PLAYERS, plays, strict=False)
    )
    return Question(laid, outcome.winner, outcome.bonus, reason.strip())


def _play(text: str) -> Play:
    play = parse_action(text)
    if not isinstance(play, Play):
        raise ValueError(f"{text} is no card")
    return play


def _name(play: Play, language: Language) -> str:
    _ = translator(language).gettext
    name = card_name(play.card, skullking.NAME, language)
    match play.role:
        case "e":
            return _("{card} as an Escape").format(card=name)
        case "p":
            return _("{card} as a pirate").format(card=name)
    return name
