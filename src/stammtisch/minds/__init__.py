"""Bots. A mind gets a view and answers an action, nothing more.

``mind("skullking", "regular", seed=7).choose(view)``; see :mod:`.registry`.
"""

from stammtisch.minds.contract import Mind
from stammtisch.minds.registry import levels, mind

__all__ = ["Mind", "levels", "mind"]
