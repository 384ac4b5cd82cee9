"""Hypothesis strategies: seeds, games under way, and records."""

import json
from typing import Any

from hypothesis import strategies as st

from stammtisch.games import record, scoundrel, skullking
from stammtisch.games.contract import Game
from stammtisch.games.scoundrel.cards import DECK, KIND, VALUE
from stammtisch.games.shuffle import SEED_BYTES
from stammtisch.testkit.games import Played, play_game, play_on, record_of

seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)
"""Seeds of the fair shuffle."""

_PICK = st.integers(0, 255)


def games_under_way(
    game: Game[Any, Any, Any], options: st.SearchStrategy[Any], moves: int
) -> st.SearchStrategy[Played[Any, Any]]:
    """Games of any kind, played for up to so many moves."""
    picks = st.lists(_PICK, max_size=moves)
    return st.builds(play_game, st.just(game), options, seeds, picks)


def dungeons(moves: int = 70) -> st.SearchStrategy[Played[scoundrel.State, scoundrel.Options]]:
    """Dungeons of Scoundrel, played for up to so many actions."""
    return games_under_way(scoundrel, st.just(scoundrel.Options()), moves)


def trick_games(moves: int = 400) -> st.SearchStrategy[Played[skullking.State, skullking.Options]]:
    """Games of Skull King for two to six, played for up to so many bids and cards."""
    return games_under_way(skullking, st.builds(skullking.Options, st.integers(2, 6)), moves)


def records() -> st.SearchStrategy[dict[str, Any]]:
    """Valid records of every game, finished or not, as JSON values."""
    return st.one_of(st.builds(record_of, dungeons()), st.builds(record_of, trick_games()), decks(), starts())


def decks() -> st.SearchStrategy[dict[str, Any]]:
    """Records of Scoundrel with the whole deck written out, and no action yet."""
    return st.permutations(DECK).map(lambda deck: {"game": scoundrel.NAME, "deck": deck, "actions": []})


@st.composite
def starts(draw: st.DrawFn) -> dict[str, Any]:
    """Records of Scoundrel that begin in the middle, played for some actions."""
    cards = draw(st.permutations(DECK))
    weapon = None
    if draw(st.booleans()):
        card = draw(st.sampled_from([card for card in DECK if KIND[card] == "weapon"]))
        slain = draw(st.sets(st.sampled_from([card for card in DECK if KIND[card] == "monster"]), max_size=4))
        one_a_rank = {VALUE[card]: card for card in slain}
        weapon = {"card": card, "slain": [one_a_rank[value] for value in sorted(one_a_rank, reverse=True)]}
        cards = [other for other in cards if other not in (card, *slain)]
    room, pile = draw(st.integers(1, 4)), draw(st.integers(0, 12))
    position = {
        "health": draw(st.integers(1, 20)),
        "weapon": weapon,
        "room": cards[:room],
        "pile": cards[room : room + pile],
        "avoided": draw(st.booleans()),
    }
    document = {"game": scoundrel.NAME, "start": position, "actions": []}
    start = scoundrel.record.start(record.read(json.dumps(document).encode()).record)
    moves, _ = play_on(scoundrel, start, draw(st.lists(_PICK, max_size=20)))
    return document | {"actions": [action for _, action in moves]}
