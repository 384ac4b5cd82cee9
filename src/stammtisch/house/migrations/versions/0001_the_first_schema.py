"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "dungeon",
        sa.Column("code", sa.String(length=20), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_dungeon")),
    )
    op.create_table(
        "guest",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guest")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_guest_token_hash")),
    )
    op.create_table(
        "pad",
        sa.Column("share", sa.String(length=20), nullable=False),
        sa.Column("owner_hash", sa.String(length=64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("share", name=op.f("pk_pad")),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secret")),
        comment="what the house draws once and never shows",
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("mode", sa.String(length=10), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("code", sa.String(length=20), nullable=True),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.Column("created_by", sa.String(length=20), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.String(length=10), nullable=False, comment="kept in step with the log"),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["created_by"], ["guest.id"], name=op.f("fk_game_table_created_by")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_table")),
    )
    op.create_index(
        op.f("ix_game_table_public_phase_created_at"), "game_table", ["public", "phase", "created_at"]
    )
    op.create_table(
        "deadline",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_deadline_table_id")),
        sa.PrimaryKeyConstraint("table_id", "kind", name=op.f("pk_deadline")),
    )
    op.create_index(op.f("ix_deadline_due_at"), "deadline", ["due_at"])
    op.create_table(
        "event",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("action", sa.String(length=200), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("guest_id", sa.String(length=20), nullable=True, comment="null: the house"),
        sa.Column("command_id", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name=op.f("fk_event_guest_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_event_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_event")),
        sa.UniqueConstraint(
            "table_id", "guest_id", "command_id", name=op.f("uq_event_table_id_guest_id_command_id")
        ),
        comment="the log: the only truth about a table",
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ranked_run",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("guest_id", sa.String(length=20), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name=op.f("fk_ranked_run_guest_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_ranked_run_table_id")),
        sa.PrimaryKeyConstraint("day", "guest_id", name=op.f("pk_ranked_run")),
        comment="the one run of a guest that counts on a day",
    )
    op.create_table(
        "rejoin",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("guest_id", sa.String(length=20), nullable=False, comment="who has the seat"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name=op.f("fk_rejoin_guest_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_rejoin_table_id")),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_rejoin")),
    )
    op.create_table(
        "standing",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest_id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("mode", sa.String(length=10), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.Column("outcome", sa.String(length=10), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("rooms_avoided", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name=op.f("fk_standing_guest_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_standing_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_standing")),
        comment="kept in step with the log",
    )
    with op.batch_alter_table("standing", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_standing_day_ranked"), ["day", "ranked"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_standing_guest_id_started_at"), ["guest_id", "started_at"], unique=False
        )

    op.create_table(
        "talk",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("guest_id", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("body", sa.String(length=200), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("command_id", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name=op.f("fk_talk_guest_id")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_talk_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_talk")),
        sa.UniqueConstraint(
            "table_id", "guest_id", "command_id", name=op.f("uq_talk_table_id_guest_id_command_id")
        ),
    )
    op.create_index(op.f("ix_talk_table_id_id"), "talk", ["table_id", "id"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("talk")
    with op.batch_alter_table("standing", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_standing_guest_id_started_at"))
        batch_op.drop_index(batch_op.f("ix_standing_day_ranked"))

    op.drop_table("standing")
    op.drop_table("rejoin")
    op.drop_table("ranked_run")
    op.drop_table("event")
    op.drop_table("deadline")
    op.drop_table("game_table")
    op.drop_table("secret")
    op.drop_table("pad")
    op.drop_table("guest")
    op.drop_table("dungeon")
