#!/usr/bin/env python3
"""A mind as a program: bids nothing and plays a card that does not win, if it can.

    stammtisch arena skullking --minds examples/minds/lowest_card.py,regular,regular --games 30

It needs nothing but Python's standard library; any language that reads and
writes lines of JSON will do.
"""

import json
import sys


def choose(view):
    """The action for a view, see `stammtisch.games.skullking.view`."""
    if view["phase"] == "bidding":
        return "0"
    losing = [choice for choice in view["choices"] if not choice["winning"]]
    return (losing or view["choices"])[0]["action"]


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"action": choose(question["view"])}), flush=True)
