"""The rules pages: Markdown in the reader's language, with drawn cards and parts that the engine plays.

The roles of the texts: ``:card[Js]`` is a card in a sentence, ``:card[Js|Pik
Buben]`` the same in other words, ``:cards[8d Js]`` a row of cards, ``:suit[c]``
a sign, ``:turn[8d Js/w]`` an example turn of Scoundrel, and ``:trick[Y2 J1 |
why]`` a question about a trick of Skull King.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count, pairwise
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markdown_it import MarkdownIt
from markdown_it.token import Token

from stammtisch.locale import Language, translator
from stammtisch.locale.cards import card_name
from stammtisch.web.rules import trick, turn
from stammtisch.web.rules.roles import Role, roles_plugin

_TEXTS: Final = Path(__file__).parent / "rules" / "texts"
_TEMPLATES: Final = Environment(
    loader=PackageLoader("stammtisch.web"), autoescape=True, undefined=StrictUndefined
)


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A page of rules: its title, its first paragraph as plain text, and all of it as trusted HTML."""

    title: str
    summary: str
    body: str


@cache
def render(game: str, language: Language) -> RulesPage:
    """The rules of ``scoundrel`` or ``skullking``.

    Raises :class:`FileNotFoundError` for a game without rules.
    """
    text = (_TEXTS / f"{game}.{language}.md").read_text(encoding="utf-8")
    parts: Any = _TEMPLATES.get_template("rules/parts.html").make_module({"_": translator(language).gettext})
    md = MarkdownIt("commonmark").enable("table").use(roles_plugin, _roles(game, language, parts))
    tokens = md.parse(text)
    headings = _name_headings(tokens)
    begin = next(i for i, token in enumerate(tokens) if token.tag == "h2")
    lead, rest = (md.renderer.render(part, md.options, {}) for part in (tokens[:begin], tokens[begin:]))
    return RulesPage(
        title=tokens[1].content,
        summary=" ".join(tokens[4].content.split()),
        body=f"{lead}{parts.contents(headings)}{rest}",
    )


def _roles(game: str, language: Language, parts: Any) -> dict[str, Role]:
    """The roles of a page; ``parts`` are the macros that draw them."""
    tricks = count(1)

    def name(code: str) -> str:
        return card_name(code, game, language)

    def card(text: str) -> str:
        code, _, words = text.partition("|")
        return str(parts.card(game, code, words or name(code)))

    def named(codes: Iterable[str]) -> list[tuple[str, str]]:
        return [(code, name(code)) for code in codes]

    def cards(text: str) -> str:
        return str(parts.cards(game, named(text.split())))

    def example(text: str) -> str:
        return str(parts.turn(turn.scenes(text.split(), language), named))

    def question(text: str) -> str:
        return str(parts.trick(trick.question(text, language), f"trick-{next(tricks)}"))

    return {
        "card": Role(card),
        "cards": Role(cards, block=True),
        "suit": Role(lambda code: str(parts.suit(game, code))),
        "turn": Role(example, block=True),
        "trick": Role(question, block=True),
    }


def _name_headings(tokens: Sequence[Token]) -> list[tuple[str, str]]:
    """Give headings an anchor; answer anchor and title of those that divide the page."""
    found = []
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open" and opening.tag != "h1":
            anchor = re.sub(r"\W+", "-", inline.content.lower()).strip("-")
            opening.attrs["id"] = anchor
            if opening.tag == "h2":
                found.append((anchor, inline.content))
    return found
