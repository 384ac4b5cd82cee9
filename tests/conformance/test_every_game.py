"""What the contract promises holds in every registered game, through thousands of random games."""

import json
import pickle
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from itertools import islice
from typing import Any

import pytest

from stammtisch.games import record, scoundrel, skullking
from stammtisch.games.contract import Game, IllegalAction, Seat
from stammtisch.games.registry import GAMES
from stammtisch.testkit import Played, play_game, random_game, record_of

Rules = Game[Any, Any, Any]


def all_dungeon_actions() -> Iterator[str]:
    yield "avoid"
    for card in scoundrel.cards.DECK:
        yield from (card, f"{card}/w", f"{card}/b")


def all_trick_actions() -> Iterator[str]:
    yield from map(str, range(-1, 12))
    for card in skullking.cards.DECK:
        yield from (card, f"{card}/e", f"{card}/p")


def other_pile(state: scoundrel.State, _seat: Seat | None, rng: random.Random) -> scoundrel.State:
    """The same dungeon with the unseen cards in another order."""
    unseen = len(state.pile) - state.known_bottom
    pile = (*rng.sample(state.pile[:unseen], unseen), *state.pile[unseen:])
    return replace(state, dungeon=replace(state.dungeon, pile=pile))


def other_hands(state: skullking.State, seat: Seat | None, rng: random.Random) -> skullking.State:
    """The same table with other cards in all unseen hands, other hidden bids, and another seed."""
    played = {play.card for trick, _ in state.tricks for play in trick.plays}
    played |= {play.card for play in state.trick.plays}
    own = state.hands[seat] if seat is not None else ()
    unseen = [card for card in state.rules.deck if card not in played and card not in own]
    rng.shuffle(unseen)
    unknown = iter(unseen)
    hands = tuple(
        hand if other == seat else skullking.cards.in_order(islice(unknown, len(hand)))
        for other, hand in enumerate(state.hands)
    )
    bids = state.bids
    if state.bidding:
        bids = tuple(
            bid if bid is None or other == seat else rng.randint(0, state.round)
            for other, bid in enumerate(state.bids)
        )
    return replace(state, hands=hands, bids=bids, deals=skullking.state.Deals(rng.randbytes(32)))


OPTIONS: dict[str, Callable[[random.Random], Any]] = {
    "scoundrel": lambda _rng: scoundrel.Options(),
    "skullking": lambda rng: skullking.Options(rng.randint(2, 6)),
}
ALL_ACTIONS: dict[str, Callable[[], Iterable[str]]] = {
    "scoundrel": all_dungeon_actions,
    "skullking": all_trick_actions,
}
DISGUISES: dict[str, Callable[[Any, Seat | None, random.Random], Any]] = {
    "scoundrel": other_pile,
    "skullking": other_hands,
}
GAMES_PLAYED = {"scoundrel": 2000, "skullking": 200}


def seats(state: Any) -> range:
    return range(getattr(state, "players", 1))


def games(game: Rules, number: int) -> Iterator[Played[Any, Any]]:
    rng = random.Random(f"{game.NAME} {number}")
    for _ in range(number):
        yield random_game(game, rng, OPTIONS[game.NAME](rng))


def sampled(game: Rules, number: int) -> Iterator[Any]:
    """States from all over random games, beginnings and ends among them."""
    rng = random.Random(f"{game.NAME} sample")
    for played in games(game, number):
        states = [step.state for step in played.steps]
        yield from (states[0], states[-1], *rng.sample(states, min(4, len(states))))


def parts(value: Any) -> Iterator[Any]:
    """A value and all it is made of."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> Rules:
    rules: Rules = request.param
    return rules


def test_random_games_keep_the_contract(game: Rules) -> None:
    for played in games(game, GAMES_PLAYED[game.NAME]):
        for step in played.steps:
            state, acting = step.state, game.to_act(step.state)
            assert list(acting) == sorted(set(acting))
            assert (not acting) == (game.result(state) is not None)
            for seat in seats(state):
                texts = [game.format_action(action) for action in game.legal(state, seat)]
                assert texts == sorted(set(texts))
                assert bool(texts) == (seat in acting)
                assert [game.format_action(game.parse_action(text)) for text in texts] == texts


def test_playing_again_gives_the_same_game(game: Rules) -> None:
    for played in games(game, 20):
        state = game.setup(played.options, played.seed)
        assert state == played.steps[0].state
        for (seat, action), step in zip(played.moves, played.steps[1:], strict=True):
            before = pickle.dumps(state)
            again = game.play(state, seat, game.parse_action(action))
            assert again == step
            assert pickle.dumps(state) == before
            state = again.state


def test_every_action_is_either_legal_or_refused(game: Rules) -> None:
    everything = list(ALL_ACTIONS[game.NAME]())
    codes = set()
    for state in sampled(game, 40):
        for seat in seats(state):
            legal = {game.format_action(action) for action in game.legal(state, seat)}
            assert legal <= set(everything)
            for text in everything:
                if text in legal:
                    assert game.play(state, seat, game.parse_action(text)).state != state
                else:
                    with pytest.raises(IllegalAction) as refused:
                        game.play(state, seat, game.parse_action(text))
                    codes.add(refused.value.code)
    assert "game_over" in codes
    assert "bad_action" not in codes


def test_every_action_is_written_in_one_way(game: Rules) -> None:
    texts = list(ALL_ACTIONS[game.NAME]())
    actions = [game.parse_action(text) for text in texts]
    assert [game.format_action(action) for action in actions] == texts
    assert len(set(actions)) == len(texts)


@pytest.mark.parametrize(
    "text", ["", " ", "Xx", "8D", "8d ", " 8d", "8d/", "8d/x", "AVOID", "٣", "1e1", "\x00"]
)
def test_what_is_no_action_is_refused(game: Rules, text: str) -> None:
    with pytest.raises(IllegalAction, match="bad_action"):
        game.parse_action(text)


def test_views_show_no_secret(game: Rules) -> None:
    rng, hidden = random.Random(5), 0
    for state in sampled(game, 60):
        for seat in (*seats(state), None):
            disguised = DISGUISES[game.NAME](state, seat, rng)
            hidden += disguised != state
            assert game.view(disguised, seat) == game.view(state, seat)
    assert hidden > 100


def test_a_view_is_of_use_to_its_seat(game: Rules) -> None:
    for state in sampled(game, 20):
        for seat in game.to_act(state):
            shown = [choice.action for choice in game.view(state, seat).choices]
            assert shown == [game.format_action(action) for action in game.legal(state, seat)]


def test_everything_is_frozen_and_slotted(game: Rules) -> None:
    rng = random.Random("frozen")
    for played in games(game, 10):
        for step in rng.sample(played.steps, 3):
            views = [game.view(step.state, seat) for seat in (*seats(step.state), None)]
            roots = (step.state, *step.events, *views, *filter(None, [game.result(played.state)]))
            assert all(map(is_dataclass, roots))
            for part in parts(roots):
                assert isinstance(part, tuple | str | int | bytes | None) or is_dataclass(part)
                assert not is_dataclass(part) or not hasattr(part, "__dict__")
            for root in roots:
                with pytest.raises(FrozenInstanceError):
                    setattr(root, fields(root)[0].name, None)


def test_states_and_views_survive_pickling(game: Rules) -> None:
    for state in sampled(game, 10):
        for value in (state, *(game.view(state, seat) for seat in seats(state))):
            assert pickle.loads(pickle.dumps(value)) == value
            assert hash(pickle.loads(pickle.dumps(value))) == hash(value)


def test_a_record_replays_what_was_played(game: Rules) -> None:
    rng = random.Random("record")
    for whole in games(game, 40):
        picks = [rng.getrandbits(32) for _ in range(rng.randrange(len(whole.moves)))]
        for played in (whole, play_game(game, whole.options, whole.seed, picks)):
            document = record_of(played)
            reading = record.read(json.dumps(document).encode())
            assert (reading.game, reading.ignored) == (game.NAME, ())
            assert record.write(reading.game, reading.record) == document
            replayed = record.replay(reading.game, reading.record)
            assert (replayed.error, replayed.state) == (None, played.state)
            report = record.report(reading.game, replayed)
            assert report["valid"] is True
            assert json.loads(json.dumps(report)) == report


def test_no_registered_game_is_left_out() -> None:
    assert OPTIONS.keys() == ALL_ACTIONS.keys() == DISGUISES.keys() == GAMES_PLAYED.keys() == GAMES.keys()
