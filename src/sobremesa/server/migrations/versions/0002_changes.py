"""Tables count their changes, so that several processes can make them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    changes = sa.Column("changes", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", changes)


def downgrade() -> None:
    op.drop_column("tables", "changes")
