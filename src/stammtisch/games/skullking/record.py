"""How a game of Skull King is written down: a seed or the hands, and each round's bids and plays."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.games.contract import Move, Refusal, Replay, Seat
from stammtisch.games.document import Node
from stammtisch.games.shuffle import SEED_BYTES
from stammtisch.games.skullking import rules
from stammtisch.games.skullking.cards import Card, in_order
from stammtisch.games.skullking.options import MAX_PLAYERS, MIN_PLAYERS, Options
from stammtisch.games.skullking.report import played_rounds, standing
from stammtisch.games.skullking.ruleset import RULE_SETS, RuleSet
from stammtisch.games.skullking.state import Deals, Hands, State

_ANY_BID = 999
"""How far a written bid may be out of range and still be read, to be refused by the rules."""


@dataclass(frozen=True, slots=True)
class Round:
    """What was done in a round."""

    bids: tuple[int | None, ...]
    """By seat; None, or missing at the end, for a seat that has not bid."""
    plays: tuple[str, ...]
    """In the order played, trick after trick."""
    hands: Hands = ()
    """The cards dealt, unless the seed says them."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game and what was done in it."""

    rules: RuleSet
    players: int
    dealer: Seat
    """Who dealt the first round that is written down."""
    seed: bytes | None
    first_round: int
    rounds: tuple[Round, ...]


def read(node: Node) -> Record:
    """The record in a document. Raises :class:`~stammtisch.games.document.BadRecord`."""
    members = node.members(["players", "rounds"], ["rules", "dealer", "seed", "first_round"])
    name = members["rules"].one_of(RULE_SETS, "unknown_rules") if "rules" in members else "classic-66"
    edition = RULE_SETS[name]
    players = members["players"].integer(MIN_PLAYERS, MAX_PLAYERS)
    seed = members["seed"].hex_bytes(SEED_BYTES) if "seed" in members else None
    first = members["first_round"].integer(1, edition.rounds) if "first_round" in members else 1
    if "dealer" in members:
        dealer = members["dealer"].integer(0, players - 1)
    elif seed is not None:
        dealer = rules.drawn_dealer(players, seed)
    else:
        raise node.bad("missing_key", key="dealer")
    nodes = members["rounds"].items()
    rounds = tuple(_round(item, first + i, players, edition) for i, item in enumerate(nodes))
    for i, (item, written) in enumerate(zip(nodes, rounds, strict=True)):
        if seed is None and not written.hands:
            raise item.bad("no_deal")
        if i < len(rounds) - 1 and not _is_whole(written, first + i, players):
            raise item.bad("round_unfinished", round=first + i)
    return Record(edition, players, dealer, seed, first, rounds)


def write(record: Record) -> dict[str, Any]:
    """The document of a record; ``read`` gives the record back."""
    document: dict[str, Any] = {
        "rules": record.rules.name,
        "players": record.players,
        "dealer": record.dealer,
    }
    if record.seed is not None:
        document["seed"] = record.seed.hex()
    if record.first_round != 1:
        document["first_round"] = record.first_round
    rounds: list[dict[str, Any]] = []
    for written in record.rounds:
        hands = {"hands": [[*hand] for hand in written.hands]} if written.hands else {}
        rounds.append({**hands, "bids": [*written.bids], "plays": [*written.plays]})
    return {**document, "rounds": rounds}


def of_table(options: Options, seed: bytes, moves: Sequence[tuple[Seat, str]]) -> Record:
    """The record of a game set up with these options and this seed, and of the moves made in it."""
    state = rules.setup(options, seed)
    players, at = state.players, 0
    rounds: list[Round] = []
    while at < len(moves):
        bids: list[int | None] = [None] * players
        for seat, bid in moves[at : at + players]:
            bids[seat] = int(bid)
        end = at + players * (len(rounds) + 2)
        rounds.append(Round(tuple(bids), tuple(play for _, play in moves[at + players : end])))
        at = end
    return Record(state.rules, players, state.dealer, seed, 1, tuple(rounds))


def start(record: Record) -> State:
    """The state before the first bid."""
    numbered = enumerate(record.rounds, record.first_round)
    deals = Deals(
        record.seed, tuple((number, written.hands) for number, written in numbered if written.hands)
    )
    return rules.begin(record.rules, record.players, deals, record.first_round, record.dealer)


def moves(record: Record) -> Sequence[Move]:
    """All moves in order: in each round the bids by seat, then the plays in turn."""
    return [move for written in record.rounds for move in _moves(written)]


def report(replay: Replay[Record, State]) -> dict[str, Any]:
    """The rounds so far, and who may do what and the result, or the error."""
    rounds = played_rounds(replay.steps, len(replay.record.rounds))
    if replay.error:
        return {"rounds": rounds, "error": _refused(replay.error, replay.record)}
    return {"rounds": rounds, **standing(replay.state)}


def _moves(written: Round) -> list[Move]:
    bids = [(seat, str(bid)) for seat, bid in enumerate(written.bids) if bid is not None]
    return [*bids, *((None, play) for play in written.plays)]


def _refused(error: Refusal, record: Record) -> dict[str, Any]:
    """The place of the refused move, counted in its round."""
    index, number = error.index, record.first_round
    for written in record.rounds:
        if index < (size := len(_moves(written))):
            break
        index -= size
        number += 1
    bids = size - len(written.plays)
    if index < bids:
        return {"round": number, "seat": error.seat, "code": error.code}
    place = {"round": number, "index": index - bids, "seat": error.seat}
    return {**place, "play": error.action, "code": error.code}


def _round(node: Node, number: int, players: int, edition: RuleSet) -> Round:
    members = node.members(["bids", "plays"], ["hands"])
    bids = tuple(
        None if bid.is_null() else bid.integer(-_ANY_BID, _ANY_BID)
        for bid in members["bids"].items(0, players)
    )
    plays = tuple(play.text() for play in members["plays"].items())
    return Round(
        bids, plays, _hands(members["hands"], number, players, edition) if "hands" in members else ()
    )


def _hands(node: Node, number: int, players: int, edition: RuleSet) -> Hands:
    hands = tuple(
        tuple(Card(card.one_of(edition.deck, "unknown_card")) for card in hand.items(number, number))
        for hand in node.items(players, players)
    )
    node.distinct(card for hand in hands for card in hand)
    return tuple(in_order(hand) for hand in hands)


def _is_whole(written: Round, number: int, players: int) -> bool:
    """Whether every bid and every card of a round is written down."""
    bids = sum(bid is not None for bid in written.bids)
    return bids == players and len(written.plays) >= players * number
