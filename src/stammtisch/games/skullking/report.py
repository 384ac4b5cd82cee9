"""What a replay shows of a game of Skull King, made of JSON values."""

from collections.abc import Sequence
from typing import Any

from stammtisch.games.contract import Step
from stammtisch.games.skullking import rules
from stammtisch.games.skullking.notation import format_action
from stammtisch.games.skullking.ruleset import RuleSet
from stammtisch.games.skullking.scoring import RoundScore
from stammtisch.games.skullking.state import State, TrickWon
from stammtisch.games.skullking.trick import Taken, Trick, suit_to_follow


def played_rounds(steps: Sequence[Step[State]], written: int) -> list[dict[str, Any]]:
    """The rounds that were played, and the one that goes on if the record has ``written`` rounds or more."""
    state = steps[-1].state
    took = [step for step in steps if any(isinstance(event, TrickWon) for event in step.events)]
    tricks = iter([_trick(*step.state.last_trick, state.rules) for step in took if step.state.last_trick])
    rounds = [_round_over(row, [next(tricks) for _ in range(row.round)]) for row in state.sheet]
    if len(rounds) < written and not state.over:
        rounds.append(_round_open(state))
    return rounds


def standing(state: State) -> dict[str, Any]:
    """Who may do what, and how the game ended."""
    acting = rules.to_act(state)
    ended = rules.result(state)
    return {
        "to_act": [*acting],
        "legal": {str(seat): [format_action(each) for each in rules.legal(state, seat)] for seat in acting},
        "result": {
            "outcome": "finished" if ended else "unfinished",
            "totals": [*state.totals],
            "winners": [*ended.winners] if ended else [],
        },
    }


def _round_over(row: RoundScore, tricks: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "round": row.round,
        "bids": [score.bid for score in row.scores],
        "tricks": tricks,
        "won": [score.won for score in row.scores],
        "bonus": [score.mermaid + score.pirates for score in row.scores],
        "scores": [score.points for score in row.scores],
        "totals": [score.total for score in row.scores],
    }


def _round_open(state: State) -> dict[str, Any]:
    """A round that goes on: no scores yet, and a trick being played has neither winner nor bonus."""
    seats = range(state.players)
    tricks = [_trick(trick, taken, state.rules) for trick, taken in state.tricks]
    if state.trick.plays:
        tricks.append(_trick(state.trick, None, state.rules))
    return {
        "round": state.round,
        "bids": [*state.bids],
        "tricks": tricks,
        "won": [state.won(seat) for seat in seats],
        "bonus": [sum(won.bonus for _, won in state.tricks if won.winner == seat) for seat in seats],
        "scores": None,
        "totals": None,
    }


def _trick(trick: Trick, taken: Taken | None, edition: RuleSet) -> dict[str, Any]:
    return {
        "leader": trick.leader,
        "plays": [format_action(play) for play in trick.plays],
        "suit": suit_to_follow(trick.plays, edition),
        "winner": taken and taken.winner,
        "bonus": taken and taken.bonus,
    }
