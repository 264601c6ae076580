"""The tables of the store. Changed only together with a migration."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("seed", String, nullable=False),  # the secret; never sent before the end
    Column("created", String, nullable=False, index=True),
    Column("result", String, nullable=False, index=True),
    Column("rematch", String, nullable=False),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("content", String, nullable=False, server_default=""),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("token", String, nullable=False),
    Column("bot", String, nullable=False),
)

actions = Table(
    "actions",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("action", Integer, nullable=False),
)
