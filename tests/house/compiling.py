"""How long the first use of compiled code may take."""

from typing import Final

COMPILING: Final = 120.0
"""Seconds; in a fresh installation the solver waits for a compiler."""
