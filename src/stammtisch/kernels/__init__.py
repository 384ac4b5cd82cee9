"""Compiled twins of the rules, for search and simulation.

Importing this package costs nothing; its modules import NumPy and Numba.
"""
