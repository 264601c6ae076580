"""Seats know where their holders want to be told of their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    push = sa.Column("push", sa.String, nullable=False, server_default="")
    op.add_column("seats", push)


def downgrade() -> None:
    op.drop_column("seats", "push")
