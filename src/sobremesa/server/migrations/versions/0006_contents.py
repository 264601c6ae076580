"""Own content is stored with the tables that are played with it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("mark", sa.String, primary_key=True),
        sa.Column("text", sa.String, nullable=False),
    )
    content = sa.Column("content", sa.String, nullable=False, server_default="")
    op.add_column("archive", content)


def downgrade() -> None:
    op.drop_column("archive", "content")
    op.drop_table("contents")
