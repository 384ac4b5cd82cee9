"""Skull King: bids and tricks for two to six. This module is the game, see :mod:`..contract`."""

from stammtisch.games.skullking import record
from stammtisch.games.skullking.notation import Action, Bid, Play, format_action, parse_action
from stammtisch.games.skullking.options import Options
from stammtisch.games.skullking.rules import NAME, legal, may_undo, play, result, setup, to_act
from stammtisch.games.skullking.scoring import Result
from stammtisch.games.skullking.state import State
from stammtisch.games.skullking.view import View, open_view, view

__all__ = [
    "NAME",
    "Action",
    "Bid",
    "Options",
    "Play",
    "Result",
    "State",
    "View",
    "format_action",
    "legal",
    "may_undo",
    "open_view",
    "parse_action",
    "play",
    "record",
    "result",
    "setup",
    "to_act",
    "view",
]
