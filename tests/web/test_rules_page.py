"""The rules pages: the same in both languages, and everything on them exists."""

import re
from html.parser import HTMLParser

import pytest

from stammtisch.art import GameName, sprite
from stammtisch.locale import LANGUAGES, Language
from stammtisch.web.rules_page import render

GAMES: tuple[GameName, ...] = ("scoundrel", "skullking")
PAGES = [(game, language) for game in GAMES for language in LANGUAGES]
VOID = {"input", "meta", "br", "hr", "img"}

each_page = pytest.mark.parametrize(("game", "language"), PAGES)


class Reader(HTMLParser):
    """Notes what a page holds, and that its elements nest."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.pictures: list[str] = []
        self.winners: list[int] = []
        self.words = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "a":
            self.links.append(values["href"])
        if tag == "use":
            self.pictures.append(values["href"])
        if "data-right" in values:
            self.winners.append(int(values["value"]))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def read(game: str, language: Language) -> Reader:
    return Reader(render(game, language).body)


@each_page
def test_a_page_is_whole(game: GameName, language: Language):
    page = read(game, language)
    assert page.open == []
    assert page.tags.count("h1") == 1
    assert len(page.ids) == len(set(page.ids))
    assert not re.search(r":[a-z]+\[", page.words)


@each_page
def test_title_and_summary_are_plain_words(game: GameName, language: Language):
    page = render(game, language)
    assert page.body.startswith(f"<h1>{page.title}</h1>")
    assert len(page.summary) > 50
    assert not re.search(r"[<:\[\n]", page.title + page.summary)


@each_page
def test_every_picture_is_in_the_sprite(game: GameName, language: Language):
    drawn = set(re.findall(r'<symbol id="([^"]+)"', sprite(game)))
    pictures = [picture.partition("#") for picture in read(game, language).pictures]
    assert {address for address, _, _ in pictures} == {f"/art/{game}.svg"}
    assert {name for _, _, name in pictures} <= drawn


@each_page
def test_links_lead_somewhere(game: GameName, language: Language):
    page = read(game, language)
    anchors = {link.removeprefix("#") for link in page.links if link.startswith("#")}
    elsewhere = [link for link in page.links if not link.startswith("#")]
    assert anchors <= set(page.ids)
    assert all(link.startswith(f"/{language}/") for link in elsewhere)


@each_page
def test_the_contents_list_every_section(game: GameName, language: Language):
    body = render(game, language).body
    contents = re.search(r'<nav class="contents".*?</nav>', body, re.DOTALL)
    assert contents
    listed = re.findall(r'<a href="#([^"]+)">', contents.group())
    assert listed == re.findall(r'<h2 id="([^"]+)">', body)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_parts(game: GameName):
    """The same headings, lists, tables, cards and questions, in the same order."""
    english, german = read(game, "en"), read(game, "de")
    marks = {"h1", "h2", "h3", "li", "td", "use", "details", "form", "p"}
    assert [tag for tag in english.tags if tag in marks] == [tag for tag in german.tags if tag in marks]
    assert english.pictures == german.pictures
    assert english.winners == german.winners


@each_page
def test_quotation_marks_are_typographic(game: GameName, language: Language):
    words = read(game, language).words
    assert '"' not in words
    assert "'" not in words
    assert language == "en" or "“" not in re.sub(r"„[^„“]*“", "", words)


def test_the_exercise_is_answered_by_the_engine():
    assert read("skullking", "en").winners == [3, 2, 0, 2, 0, 1, 0]


def test_a_game_without_rules_has_no_page():
    with pytest.raises(FileNotFoundError):
        render("mau-mau", "de")
