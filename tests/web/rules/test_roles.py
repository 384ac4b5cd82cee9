"""Roles in Markdown."""

import pytest
from markdown_it import MarkdownIt

from stammtisch.web.rules.roles import Role, roles_plugin


@pytest.fixture
def md() -> MarkdownIt:
    roles = {
        "loud": Role(lambda text: f"<b>{text}</b>"),
        "wall": Role(lambda text: f"<hr class={text}>", block=True),
    }
    return MarkdownIt("commonmark").use(roles_plugin, roles)


def test_a_role_stands_in_a_sentence(md: MarkdownIt):
    assert md.render("one :loud[two] *three*") == "<p>one <b>two</b> <em>three</em></p>\n"


def test_a_block_alone_takes_the_place_of_its_paragraph(md: MarkdownIt):
    assert md.render("one\n\n:wall[red]\n\ntwo") == "<p>one</p>\n<hr class=red>\n<p>two</p>\n"


def test_a_role_in_a_sentence_keeps_its_paragraph_when_alone(md: MarkdownIt):
    assert md.render(":loud[two]") == "<p><b>two</b></p>\n"


@pytest.mark.parametrize("text", ["a: b", ":loud", ":loud[]", "`:loud[two]`", "12:30 [sic]"])
def test_what_is_no_role_stays_as_it_is(md: MarkdownIt, text: str):
    assert "<b>" not in md.render(text)


def test_an_unknown_role_is_an_error_of_the_author(md: MarkdownIt):
    with pytest.raises(KeyError):
        md.render(":quiet[two]")
