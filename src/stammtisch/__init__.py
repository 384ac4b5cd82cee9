"""Stammtisch: a house for card games that you run yourself.

Importing this package loads nothing but the version; the rules live in
:mod:`stammtisch.games`.
"""

__version__ = "0.1.0"
