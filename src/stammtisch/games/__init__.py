"""The rules of every game: pure functions without I/O, clock or hidden randomness.

This package imports nothing else of Stammtisch and nothing outside the
standard library.
"""
