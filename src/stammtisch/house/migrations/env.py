"""Alembic's entry: migrate over the connection it is given."""

from alembic import context

from stammtisch.house.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
