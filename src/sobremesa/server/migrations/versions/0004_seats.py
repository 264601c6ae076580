"""Hosts, devices and stand-ins; nothing dealt before the start; times; archive.

A table that waited had its deal already: it loses it, and is dealt when it starts.
Times count from now on: nothing expires because it is old already.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

INDICES = {
    "tables_waiting": ("changed", "seed = '' AND result = ''"),
    "tables_playing": ("changed", "seed <> '' AND result = ''"),
    "tables_over": ("changed", "result <> ''"),
    "tables_due": ("due", "due IS NOT NULL"),
}
WAITS = """
UPDATE tables SET seed = '' WHERE result = ''
AND EXISTS (SELECT 1 FROM seats WHERE seats."table" = tables.id AND kind = 'open')
AND NOT EXISTS (SELECT 1 FROM actions WHERE actions."table" = tables.id)
"""
STARTED = "UPDATE tables SET started = created WHERE seed <> ''"
DUE = """
UPDATE tables SET due = :now + clock WHERE result = '' AND seed <> ''
AND (clock > 0 OR EXISTS (
    SELECT 1 FROM seats
    WHERE seats."table" = tables.id AND (kind = 'bot' OR bot <> '')
))
"""
LEFT = "UPDATE seats SET cause = 'left' WHERE bot <> ''"


def text(name: str, default: str = "") -> sa.Column[str]:
    return sa.Column(name, sa.String, nullable=False, server_default=default)


def upgrade() -> None:
    for column in (
        text("started"),
        text("host"),
        sa.Column("banned", sa.JSON, nullable=False, server_default="[]"),
        text("stand_in", "normal"),
        text("chat", "all"),
        sa.Column("changed", sa.Float, nullable=False, server_default="0"),
        sa.Column("due", sa.Float),
    ):
        op.add_column("tables", column)
    for name in ("cause", "device", "invitation"):
        op.add_column("seats", text(name))
    now = {"now": time.time()}
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE tables SET changed = :now"), now)
    for statement in (WAITS, STARTED, LEFT):
        connection.execute(sa.text(statement))
    connection.execute(sa.text(DUE), now)
    op.drop_index("ix_tables_result", "tables")
    for name, (timed, where) in INDICES.items():
        told = sa.text(where)
        op.create_index(
            name, "tables", [timed], sqlite_where=told, postgresql_where=told
        )
    create_archive()
    create_reports()


def create_archive() -> None:
    op.create_table(
        "archive",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )


def create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("about", sa.Integer, nullable=False),
        sa.Column("by", sa.JSON, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("said", sa.JSON, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sa.Column("closed", sa.String, nullable=False, server_default=""),
    )


def downgrade() -> None:
    for name in ("reports", "archive"):
        op.drop_table(name)
    for name in INDICES:
        op.drop_index(name, "tables")
    op.create_index("ix_tables_result", "tables", ["result"])
    for name in ("started", "host", "banned", "stand_in", "chat", "changed", "due"):
        op.drop_column("tables", name)
    for name in ("cause", "device", "invitation"):
        op.drop_column("seats", name)
