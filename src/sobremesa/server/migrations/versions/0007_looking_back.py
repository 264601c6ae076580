"""Matches may begin at a position, and what looking back found is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    for name in ("start", "origin"):
        column = sa.Column(name, sa.String, nullable=False, server_default="")
        op.add_column("tables", column)
    op.create_table(
        "analyses",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("analysis", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    for name in ("origin", "start"):
        op.drop_column("tables", name)
