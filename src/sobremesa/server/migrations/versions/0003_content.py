"""Tables know which own cards they are played with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    content = sa.Column("content", sa.String, nullable=False, server_default="")
    op.add_column("tables", content)


def downgrade() -> None:
    op.drop_column("tables", "content")
