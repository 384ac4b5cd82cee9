"""The drawings as documents: complete, well formed, self-contained and told apart."""

import gzip
import re
import xml.etree.ElementTree as ET

import pytest

from stammtisch.art import CardArt, GameName, back_svg, card_svg, codes, logo_svg, sprite
from stammtisch.games.scoundrel.cards import DECK

SVG = "{http://www.w3.org/2000/svg}"
GAMES: tuple[GameName, ...] = ("scoundrel", "skullking")
ALL_CARDS = [(code, game) for game in GAMES for code in codes(game)]


def test_every_card_of_the_dungeon_is_drawn():
    assert codes("scoundrel") == DECK


def test_every_card_of_the_66_card_edition_is_drawn():
    numbered = [f"{suit}{n}" for suit in "YRBJ" for n in range(1, 14)]
    special = ["E1", "E2", "E3", "E4", "E5", "P1", "P2", "P3", "P4", "P5", "M1", "M2", "SM", "SK"]
    assert list(codes("skullking")) == numbered + special


@pytest.mark.parametrize(("code", "game"), ALL_CARDS)
def test_a_card_is_a_well_formed_document_with_its_name(code: str, game: GameName):
    root = ET.fromstring(card_svg(code, game, title="Queen <of> Spades & Clubs"))
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 100 140"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Queen <of> Spades & Clubs"


def test_without_a_title_a_card_is_named_by_its_code():
    assert ET.fromstring(card_svg("Td", "scoundrel")).findtext(f"{SVG}title") == "Td"


@pytest.mark.parametrize("game", GAMES)
def test_no_two_drawings_are_the_same(game: GameName):
    drawings = [card_svg(code, game, title="card") for code in codes(game)]
    drawings.append(back_svg(game, title="card"))
    assert len(set(drawings)) == len(codes(game)) + 1


@pytest.mark.parametrize("game", GAMES)
def test_the_sprite_has_a_symbol_for_everything_once(game: GameName):
    root = ET.fromstring(sprite(game))
    symbols = [symbol.get("id") or "" for symbol in root]
    suits = {
        "scoundrel": ["c", "d", "h", "s"],
        "skullking": ["Y", "R", "B", "J", "E", "P", "M", "SM", "SK"],
    }[game]
    assert symbols == [
        *(f"card-{code}" for code in codes(game)),
        "card-back",
        *(f"suit-{suit}" for suit in suits),
    ]
    assert sum("id" in node.attrib for node in root.iter()) == len(set(symbols))


@pytest.mark.parametrize("game", GAMES)
def test_the_sprite_works_under_a_strict_content_policy(game: GameName):
    """Nothing that a policy blocks, and nothing that breaks inside ``use`` from another document."""
    tags, attributes = set(), set()
    for node in ET.fromstring(sprite(game)).iter():
        tags.add(node.tag.removeprefix(SVG))
        attributes.update(node.attrib)
    assert tags <= {"svg", "symbol", "g", "path", "circle", "ellipse", "rect"}
    assert not attributes & {"style", "class", "href", "onload"}
    assert "url(" not in sprite(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_sprite_is_small(game: GameName):
    assert len(gzip.compress(sprite(game).encode())) < 40_000


@pytest.mark.parametrize(("code", "game"), ALL_CARDS)
def test_every_path_is_drawable(code: str, game: GameName):
    """Commands have as many numbers as they need; a stray digit would silently bend or cut a shape."""
    needs = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
    for node in ET.fromstring(card_svg(code, game)).iter(f"{SVG}path"):
        for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", node.attrib["d"]):
            count = len(re.findall(r"[+-]?(?:\d+\.?\d*|\.\d+)", rest))
            need = needs[command.upper()]
            assert count == 0 if need == 0 else count and count % need == 0, (node.attrib["d"], command)


def test_an_unknown_card_is_refused():
    with pytest.raises(ValueError, match="scoundrel has no card 'Kd'"):
        card_svg("Kd", "scoundrel")


def test_card_art_draws_itself_in_a_notebook():
    assert CardArt("SK", "skullking")._repr_svg_() == card_svg("SK", "skullking")


def test_the_logo_is_a_named_drawing():
    assert ET.fromstring(logo_svg()).findtext(f"{SVG}title") == "Stammtisch"
