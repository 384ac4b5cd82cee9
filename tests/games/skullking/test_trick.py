"""Who takes a trick, and what it brings: every row of the rules, and every mix of special cards."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from stammtisch.games.skullking import Play, parse_action
from stammtisch.games.skullking.ruleset import CLASSIC_66
from stammtisch.games.skullking.trick import Trick, taken, would_lead


def plays(texts: Sequence[str]) -> tuple[Play, ...]:
    actions = [parse_action(text) for text in texts]
    return tuple(action for action in actions if isinstance(action, Play))


@pytest.mark.parametrize(
    ("cards", "winning", "mermaid", "pirates"),
    [
        # mermaid, pirate and Skull King in any order: the mermaid, and nothing for the pirate
        ("M1 P1 SK", "M1", 50, 0),
        ("M1 SK P1", "M1", 50, 0),
        ("P1 M1 SK", "M1", 50, 0),
        ("P1 SK M1", "M1", 50, 0),
        ("SK M1 P1", "M1", 50, 0),
        ("SK P1 M1", "M1", 50, 0),
        ("SK P1 P2 SM/p J13 M2", "M2", 50, 0),
        # mermaid and pirate alone
        ("M1 P1", "P1", 0, 0),
        ("P1 M1", "P1", 0, 0),
        ("M1 SM/p", "SM/p", 0, 0),
        # of equals the first
        ("M2 M1", "M2", 0, 0),
        ("P3 P1", "P3", 0, 0),
        ("P3 SM/p", "P3", 0, 0),
        ("SM/p P3", "SM/p", 0, 0),
        # two mermaids and the Skull King: once
        ("M2 M1 SK", "M2", 50, 0),
        ("SK M1 M2", "M1", 50, 0),
        ("M1 SK M2", "M1", 50, 0),
        # the Skull King catches pirates before and after him
        ("P1 SK", "SK", 0, 30),
        ("SK P1", "SK", 0, 30),
        ("P1 SK P2", "SK", 0, 60),
        ("P1 P2 SK P3 P4 P5", "SK", 0, 150),
        ("SK SM/p", "SK", 0, 30),
        ("SK SM/e", "SK", 0, 30),
        ("SM/e SK P1", "SK", 0, 60),
        ("SK Y13", "SK", 0, 0),
        # Scary Mary as an escape is one in every other respect
        ("SM/e Y1", "Y1", 0, 0),
        ("Y1 SM/e", "Y1", 0, 0),
        ("M1 SM/e", "M1", 0, 0),
        ("SK SM/e M1", "M1", 50, 0),
        # only escapes: the first
        ("E3 E1", "E3", 0, 0),
        ("E1 E2 SM/e", "E1", 0, 0),
        ("SM/e E1", "SM/e", 0, 0),
        # colours
        ("Y2 Y12 B13 J1", "J1", 0, 0),
        ("Y2 Y12 B13", "Y12", 0, 0),
        ("R5 B13 R7", "R7", 0, 0),
        ("R5 B13 Y13", "R5", 0, 0),
        ("Y2 J1 Y13", "J1", 0, 0),
        ("Y2 J1 J9 J4", "J9", 0, 0),
        ("J2 Y13", "J2", 0, 0),
        ("E1 R5 B13", "R5", 0, 0),
        ("E1 B13 R5", "B13", 0, 0),
        ("J13 M1", "M1", 0, 0),
        ("M1 J13", "M1", 0, 0),
        ("P1 Y13 J13", "P1", 0, 0),
        ("E1 Y1", "Y1", 0, 0),
        ("Y1 E1", "Y1", 0, 0),
    ],
)
def test_a_trick_of_the_rules(cards: str, winning: str, mermaid: int, pirates: int) -> None:
    laid = cards.split()
    won = taken(Trick(0, plays(laid)), 6, CLASSIC_66)
    assert (laid[won.winner], won.mermaid, won.pirates) == (winning, mermaid, pirates)
    assert won.bonus == mermaid + pirates


def printed_rule(laid: Sequence[str]) -> int:
    """The winning card as the printed rules name it, kind after kind, without any ranking of cards."""

    def first(*starts: str) -> int | None:
        return next((i for i, card in enumerate(laid) if card.startswith(starts)), None)

    king, mermaid, pirate = first("SK"), first("M"), first("P", "SM/p")
    if king is not None:
        return king if mermaid is None else mermaid
    if pirate is not None:
        return pirate
    if mermaid is not None:
        return mermaid
    suit = "J" if first("J") is not None else next((card[0] for card in laid if card[0] in "YRB"), None)
    if suit is None:
        return 0
    numbers = {int(card[1:]): i for i, card in enumerate(laid) if card[0] == suit}
    return numbers[max(numbers)]


def printed_bonus(laid: Sequence[str]) -> int:
    """The bonus as the printed rules name it."""
    if "SK" not in laid:
        return 0
    if "M1" in laid or "M2" in laid:
        return 50
    return 30 * sum(card[0] == "P" or card[:2] == "SM" for card in laid)


COPIES = {
    "E": ["E1", "E2", "E3", "E4", "E5"],
    "P": ["P1", "P2", "P3", "P4", "P5"],
    "M": ["M1", "M2"],
    "SM/e": ["SM/e"],
    "SM/p": ["SM/p"],
    "SK": ["SK"],
}


def tricks_of(kinds: Sequence[str], players: int) -> Iterator[list[str]]:
    """Every order of every mix of these kinds that the deck allows; any other text is a card itself."""
    for order in product(kinds, repeat=players):
        cards = [COPIES.get(kind, [kind])[order[:i].count(kind) :][:1] for i, kind in enumerate(order)]
        if all(cards) and not {"SM/e", "SM/p"} <= set(order):
            yield [card for (card,) in cards]


@pytest.mark.parametrize(("players", "orders"), [(1, 6), (2, 31), (3, 143), (4, 600), (5, 2312), (6, 8270)])
def test_every_order_of_every_mix_of_special_cards(players: int, orders: int) -> None:
    checked = 0
    for laid in tricks_of(list(COPIES), players):
        won = taken(Trick(0, plays(laid)), players, CLASSIC_66)
        assert (won.winner, won.bonus) == (printed_rule(laid), printed_bonus(laid)), laid
        checked += 1
    assert checked == orders


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_order_of_special_cards_with_colours(players: int) -> None:
    for laid in tricks_of([*COPIES, "Y2", "Y12", "R13", "J1", "J7"], players):
        won = taken(Trick(0, plays(laid)), players, CLASSIC_66)
        assert (won.winner, won.bonus) == (printed_rule(laid), printed_bonus(laid)), laid


def test_the_winner_is_counted_clockwise_from_the_leader() -> None:
    assert taken(Trick(2, plays(["Y1", "E1", "Y5"])), 3, CLASSIC_66).winner == 1


@pytest.mark.parametrize(
    ("lying", "card", "leads"),
    [
        ("", "E1", True),
        ("Y5", "Y6", True),
        ("Y5", "Y4", False),
        ("Y5", "R13", False),
        ("P1", "SM/p", False),
        ("P1 SK", "M1", True),
        ("M1 P1", "SK", False),  # the mermaid is then the winner
    ],
)
def test_whether_a_card_would_be_winning(lying: str, card: str, leads: bool) -> None:
    (play,) = plays([card])
    assert would_lead(plays(lying.split()), play) is leads
