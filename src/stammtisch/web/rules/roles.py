"""Roles in Markdown: ``:card[Js]`` and whatever else a page wants drawn.

A role is a name and what stands in its brackets. It is drawn by a function of
that text; a paragraph that holds a single role whose drawing is a block gives
way to it.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererProtocol
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

Draw: TypeAlias = Callable[[str], str]
"""From the text of a role to HTML, which is trusted."""

_ROLE: Final = re.compile(r":([a-z]+)\[([^\]\n]+)\]")


@dataclass(frozen=True, slots=True)
class Role:
    """How a role is drawn, and whether the drawing is a block instead of words in a line."""

    draw: Draw
    block: bool = False


def roles_plugin(md: MarkdownIt, roles: Mapping[str, Role]) -> None:
    """Let a parser know the roles of a page. An unknown role raises :class:`KeyError`."""

    def parse(state: StateInline, silent: bool) -> bool:
        found = _ROLE.match(state.src, state.pos)
        if not found:
            return False
        if not silent:
            name, text = found.groups()
            token = state.push("role", "", 0)
            token.info, token.content, token.block = name, text, roles[name].block
        state.pos = found.end()
        return True

    def unwrap(state: StateCore) -> None:
        for opening, inline, closing in zip(state.tokens, state.tokens[1:], state.tokens[2:], strict=False):
            children = inline.children or []
            if opening.type == "paragraph_open" and len(children) == 1 and children[0].block:
                opening.hidden = closing.hidden = True

    def draw(
        renderer: RendererProtocol,  # noqa: ARG001 - markdown-it hands these to every rule
        tokens: Sequence[Token],
        index: int,
        options: OptionsDict,  # noqa: ARG001 - markdown-it's signature
        env: EnvType,  # noqa: ARG001 - markdown-it's signature
    ) -> str:
        token = tokens[index]
        return roles[token.info].draw(token.content)

    md.inline.ruler.push("role", parse)
    md.core.ruler.push("unwrap_roles", unwrap)
    md.add_render_rule("role", draw)
