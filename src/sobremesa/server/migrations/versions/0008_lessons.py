"""A table may be a lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    lesson = sa.Column("lesson", sa.String, nullable=False, server_default="")
    op.add_column("tables", lesson)


def downgrade() -> None:
    op.drop_column("tables", "lesson")
