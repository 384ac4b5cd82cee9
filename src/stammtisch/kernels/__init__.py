"""Compiled twins of the rules, for search and simulation.

Importing this package costs nothing; its modules, all but :mod:`.aside`, import
NumPy and Numba.
"""
