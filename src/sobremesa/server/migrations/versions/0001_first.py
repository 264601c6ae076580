"""Tables, seats and actions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("created", sa.String, nullable=False, index=True),
        sa.Column("result", sa.String, nullable=False, index=True),
        sa.Column("rematch", sa.String, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("token", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
    )
    op.create_table(
        "actions",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("action", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("actions", "seats", "tables"):
        op.drop_table(name)
