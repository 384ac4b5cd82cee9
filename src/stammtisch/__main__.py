"""``python -m stammtisch`` is the ``stammtisch`` command."""

from stammtisch.cli.main import run

if __name__ == "__main__":
    run()
