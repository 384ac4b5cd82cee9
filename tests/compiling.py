"""How long the first use of compiled code may take."""

from typing import Final

COMPILING: Final = 120.0
"""Seconds; in a fresh installation, hints, reviews and the solver wait for a compiler."""
