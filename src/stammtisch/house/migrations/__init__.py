"""Alembic's scripts, run whenever a house opens."""
