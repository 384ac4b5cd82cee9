"""The ``stammtisch`` command: one module for each subcommand."""
