"""The tables of the store. Changed only together with a migration."""

from sqlalchemy import (
    DDL,
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    event,
)

REVISION = "0008"  # the last of the migrations

# What a table is, as a database reads it: the sweeper looks for the old ones of each.
WAITING = "seed = '' AND result = ''"
PLAYING = "seed <> '' AND result = ''"
OVER = "result <> ''"

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
    # The secret, never sent before the end; "" while seats are open: nothing is dealt.
    Column("seed", String, nullable=False),
    Column("created", String, nullable=False, index=True),
    Column("result", String, nullable=False),
    Column("rematch", String, nullable=False),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("content", String, nullable=False, server_default=""),
    Column("started", String, nullable=False, server_default=""),
    Column("host", String, nullable=False, server_default=""),  # its device's hash
    Column("banned", JSON, nullable=False, server_default="[]"),  # devices' hashes
    Column("stand_in", String, nullable=False, server_default="normal"),
    Column("chat", String, nullable=False, server_default="all"),
    Column("lesson", String, nullable=False, server_default=""),
    # Unix times: of about the last change, and when it must go on by itself.
    Column("changed", Float, nullable=False, server_default="0"),
    Column("due", Float),
    # The state it began at, as JSON; "" with a deal. And what that was taken from.
    Column("start", String, nullable=False, server_default=""),
    Column("origin", String, nullable=False, server_default=""),
)


def times_index(name: str, column: str, where: str) -> None:
    """Of some of the tables only, which SQLite and PostgreSQL say alike."""
    sql = f"CREATE INDEX {name} ON tables ({column}) WHERE {where}"
    made = DDL(sql)  # type: ignore[no-untyped-call]  # SQLAlchemy's
    event.listen(tables, "after_create", made)


times_index("tables_waiting", "changed", WAITING)
times_index("tables_playing", "changed", PLAYING)
times_index("tables_over", "changed", OVER)
times_index("tables_due", "due", "due IS NOT NULL")

seats = Table(
    "seats",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("token", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("cause", String, nullable=False, server_default=""),
    Column("device", String, nullable=False, server_default=""),  # its hash
    Column("invitation", String, nullable=False, server_default=""),  # its hash
    Column("push", String, nullable=False, server_default=""),  # JSON
)

actions = Table(
    "actions",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("action", Integer, nullable=False),
)

archive = Table(
    "archive",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("created", String, nullable=False),
    Column("card", LargeBinary, nullable=False),  # JSON
    Column("record", LargeBinary, nullable=False),  # text, by zlib
    Column("content", String, nullable=False, server_default=""),
)

# Own content of tables, each once by its fingerprint.
contents = Table(
    "contents",
    metadata,
    Column("mark", String, primary_key=True),
    Column("text", String, nullable=False),  # canonical
)

# What came of looking back at a finished match, by the table's id.
analyses = Table(
    "analyses",
    metadata,
    Column("id", String, primary_key=True),
    Column("analysis", LargeBinary, nullable=False),  # JSON, by zlib
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table", String, nullable=False),
    Column("about", Integer, nullable=False),
    Column("by", JSON, nullable=False),  # seats, none: somebody who looked on
    Column("device", String, nullable=False),  # its hash
    Column("text", String, nullable=False),
    Column("said", JSON, nullable=False),
    Column("card", LargeBinary, nullable=False),  # JSON
    Column("record", LargeBinary, nullable=False),  # text with the seed, by zlib
    Column("created", String, nullable=False),
    Column("closed", String, nullable=False, server_default=""),
)
