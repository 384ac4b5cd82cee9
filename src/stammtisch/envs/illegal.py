"""What happens to an action that the rules refuse, in every environment: nothing, at a price."""

from typing import Final

PENALTY: Final = -1.0
"""The reward of an illegal action. The game stays as it is, and the same seat is to act."""
