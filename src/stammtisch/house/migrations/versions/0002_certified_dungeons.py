"""Certified dungeons, what is known of each day's, and runs with hints."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step. Days that were played already keep the cards that they had."""
    op.create_table(
        "daily_dungeon",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column(
            "number",
            sa.Integer(),
            nullable=False,
            comment="of the day's seed among those it could have",
        ),
        sa.Column("winnable", sa.Boolean(), nullable=True, comment="null: the solver was not asked"),
        sa.Column(
            "best",
            sa.Integer(),
            nullable=True,
            comment="the highest score there is; null: not known yet",
        ),
        sa.Column(
            "expert",
            sa.Integer(),
            nullable=True,
            comment="what a bot scored without seeing the pile; null: not known yet",
        ),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_daily_dungeon")),
        comment="settled once, before anybody plays the day",
    )
    op.execute(
        "INSERT INTO daily_dungeon (day, number) SELECT DISTINCT day, 0 FROM game_table WHERE day IS NOT NULL"
    )
    op.add_column(
        "game_table",
        sa.Column(
            "certified",
            sa.Boolean(),
            server_default=sa.false(),
            nullable=False,
            comment="dealt because the solver says that it can be won",
        ),
    )
    op.add_column(
        "standing",
        sa.Column("helped", sa.Boolean(), server_default=sa.false(), nullable=False, comment="by a hint"),
    )


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("standing") as batch_op:
        batch_op.drop_column("helped")
    with op.batch_alter_table("game_table") as batch_op:
        batch_op.drop_column("certified")
    op.drop_table("daily_dungeon")
