"""Backup, restore, doctor, reports, forget: as whoever keeps a house types them."""

import fcntl
import json
import shutil
import sqlite3
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sobremesa.cli import main
from sobremesa.server.books import known_schemas

from .net import PEOPLE, Server, client_of, open_table, wire_to
from .tables import house_on, in_loop, play_on, seated

KEPT = Path(__file__).parents[1] / "kept" / "0.1.0" / "tables.db"
TABLES = 16  # in it
PATIENCE = 180.0


def run(*args: object) -> Result:
    result = CliRunner().invoke(main, [str(arg) for arg in args])
    assert result.exception is None or isinstance(result.exception, SystemExit), result
    return result


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder with the tables of a kept database."""
    folder = tmp_path / "house"
    folder.mkdir()
    shutil.copy(KEPT, folder / "tables.db")
    return folder


def alter(folder: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute(statement, values)
    database.close()


def one(folder: Path, query: str) -> str:
    with sqlite3.connect(folder / "tables.db") as database:
        found: str = database.execute(query).fetchone()[0]
    database.close()
    return found


# Backup and restore


def test_a_backup_comes_back_whole(house: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.db", tmp_path / "other"

    made = run("backup", copy, "--data", house)
    put = run("restore", copy, "--data", other)

    assert (0, 0) == (made.exit_code, put.exit_code), made.output + put.output
    assert f"{TABLES} tables" in made.output
    assert dump(house / "tables.db") == dump(other / "tables.db")
    assert 0o600 == copy.stat().st_mode & 0o777
    assert ["copy.db", "house", "other"] == sorted(p.name for p in tmp_path.iterdir())


def dump(path: Path) -> list[str]:
    with sqlite3.connect(path) as database:
        lines = list(database.iterdump())
    database.close()
    return lines


def test_a_backup_is_of_one_moment_while_the_server_writes(tmp_path: Path) -> None:
    """The pages are copied in many steps; each commit adds to two tables at once."""
    source, target = tmp_path / "tables.db", tmp_path / "copy.db"
    shutil.copy(KEPT, source)
    with sqlite3.connect(source) as first:
        first.execute("PRAGMA journal_mode=WAL")
        first.execute("CREATE TABLE a (n INTEGER, filling TEXT)")
        first.execute("CREATE TABLE b (n INTEGER)")
        filling = [(-n, "x" * 2_000) for n in range(1, 4_000)]
        first.executemany("INSERT INTO a VALUES (?, ?)", filling)
    first.close()
    done = threading.Event()
    written: list[int] = []

    def write() -> None:
        with sqlite3.connect(source) as database:
            while not done.is_set():
                written.append(len(written) + 1)
                database.execute("INSERT INTO a VALUES (?, '')", (written[-1],))
                database.execute("INSERT INTO b VALUES (?)", (written[-1],))
                database.commit()
        database.close()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        while len(written) < 10:
            time.sleep(0.001)
        made = run("backup", target, "--data", tmp_path)
        after = len(written)
        while len(written) < after + 10:  # it was not in anybody's way
            time.sleep(0.001)
    finally:
        done.set()
        writer.join()

    assert 0 == made.exit_code, made.output
    with sqlite3.connect(target) as copy:
        a = copy.execute("SELECT count(*), max(n) FROM a WHERE n > 0").fetchone()
        b = copy.execute("SELECT count(*), max(n) FROM b").fetchone()
    copy.close()
    assert a == b
    assert 9 <= a[0] == a[1] <= after


def test_a_backup_replaces_nothing_and_leaves_nothing_half_done(
    house: Path, tmp_path: Path
) -> None:
    target = tmp_path / "copy.db"
    target.write_text("mine")

    again = run("backup", target, "--data", house)
    nowhere = run("backup", tmp_path / "no" / "copy.db", "--data", house)
    nothing = run("backup", tmp_path / "new.db", "--data", tmp_path)

    assert [2, 2, 2] == [again.exit_code, nowhere.exit_code, nothing.exit_code]
    assert "is there already" in again.output
    assert "No such file or directory" in nowhere.output
    assert "there is no file" in nothing.output
    assert "mine" == target.read_text()
    assert ["copy.db", "house"] == sorted(path.name for path in tmp_path.iterdir())


def test_of_postgresql_the_command_of_its_own_program_is_told() -> None:
    told = run("backup", "x.dump", "--database", "postgresql://ana:geheim@host/house")

    assert 2 == told.exit_code
    assert "pg_dump --format=custom --file=x.dump" in told.output
    assert "postgresql://ana@host/house" in told.output
    assert "geheim" not in told.output


def test_a_house_with_tables_is_replaced_only_when_told_to_and_then_kept(
    house: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    run("backup", copy, "--data", house)
    alter(house, "DELETE FROM actions")
    changed = dump(house / "tables.db")

    refused = run("restore", copy, "--data", house)
    assert 2 == refused.exit_code
    assert f"{TABLES} tables" in refused.output
    assert changed == dump(house / "tables.db")
    put = run("restore", copy, "--data", house, "--replace")

    assert 0 == put.exit_code, put.output
    aside = Path(put.output.split()[-1])
    assert changed == dump(aside)
    assert dump(copy) == dump(house / "tables.db")


def test_a_house_that_is_open_is_not_replaced(house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    run("backup", copy, "--data", house)
    with (house / "tables.db.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)

        refused = run("restore", copy, "--data", house, "--replace")

    assert 2 == refused.exit_code
    assert "in use" in refused.output


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        (lambda path: path.write_text("no database " * 1000), "not a database"),
        (
            lambda path: path.write_bytes(path.read_bytes()[:20_000]),
            "malformed|damaged",
        ),
        (
            lambda path: alter(path.parent, "DROP TABLE tables"),
            "no database of a house",
        ),
        (
            lambda path: alter(
                path.parent, "UPDATE alembic_version SET version_num='x'"
            ),
            "a newer version",
        ),
    ],
)
def test_a_file_that_is_no_backup_is_not_put_anywhere(
    house: Path, tmp_path: Path, broken: object, words: str
) -> None:
    assert callable(broken)
    broken(house / "tables.db")

    refused = run("restore", house / "tables.db", "--data", tmp_path / "new")

    assert 2 == refused.exit_code
    assert any(word in refused.output for word in words.split("|")), refused.output
    assert not (tmp_path / "new" / "tables.db").exists()


def test_a_running_server_is_backed_up_and_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    folder.mkdir()
    with Server(folder) as server, client_of(server) as client:
        table, keys = open_table(client, PEOPLE)
        with wire_to(server, table) as wire:
            first = wire.hello(*keys)
            assert 0 == run("backup", tmp_path / "b.db", "--data", folder).exit_code
            seat = first["asked"]
            wire.send("look", seat=seat)
            action = wire.snapshot()["legal"][0]
            wire.send("play", seat=seat, action=action, decisions=0)
            wire.snapshot_of(1)
        found = run("doctor", "--data", folder)

    assert 0 == found.exit_code, found.output
    assert "1 running matches can go on" in found.output
    assert 0 == run("restore", tmp_path / "b.db", "--data", tmp_path / "n").exit_code
    assert "1 running" in run("doctor", "--data", tmp_path / "n").output


# Doctor

OVER = "SELECT id FROM tables WHERE result <> '' ORDER BY id LIMIT 1"
RUNNING = """
SELECT id FROM tables WHERE result = ''
AND id IN (SELECT "table" FROM actions) ORDER BY id LIMIT 1
"""


def test_a_kept_database_is_well(house: Path) -> None:
    before = dump(house / "tables.db")

    found = run("doctor", "--data", house)

    assert 0 == found.exit_code, found.output
    assert "6 finished matches" in found.output
    assert "5 running matches can go on, 5 tables wait" in found.output
    assert "nothing is wrong" in found.output
    assert before == dump(house / "tables.db")


@pytest.mark.parametrize(
    ("which", "statement", "words"),
    [
        (OVER, "UPDATE tables SET result = '1 1 1 1 by 9.9' WHERE id = ?", "stored is"),
        (OVER, "UPDATE tables SET result = '' WHERE id = ?", "stored is none"),
        (RUNNING, "UPDATE tables SET seed = 'x' WHERE id = ?", ""),
        (
            RUNNING,
            'DELETE FROM actions WHERE "table" = ? AND number = 1',
            "action 1 is missing, 2 follows",
        ),
        (
            RUNNING,
            'UPDATE actions SET action = 999999 WHERE "table" = ? AND number = 2',
            "action 2",
        ),
        (RUNNING, 'DELETE FROM seats WHERE "table" = ? AND seat = 1', "seat"),
        (RUNNING, """UPDATE tables SET options='{"no":1}' WHERE id = ?""", "'no'"),
    ],
)
def test_whatever_is_wrong_is_told_with_the_table(
    house: Path, which: str, statement: str, words: str
) -> None:
    table = one(house, which)
    alter(house, statement, table)

    found = run("doctor", "--data", house)

    assert 1 == found.exit_code, found.output
    (line,) = [line for line in found.output.splitlines() if "WRONG" in line]
    assert line.startswith(f"WRONG: table {table}: ")
    assert words in line


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("edition = 99", "of edition 99 of"),
        ("content = 'abc'", "own content ('abc') that it does not carry"),
        ("game = 'ludo'", "ludo"),
    ],
)
def test_a_changed_edition_pins_running_matches_and_keeps_finished_ones(
    house: Path, change: str, words: str
) -> None:
    running = one(house, RUNNING)
    alter(house, f"UPDATE tables SET {change} WHERE id = ?", running)
    pinned = run("doctor", "--data", house)
    assert 3 == pinned.exit_code, pinned.output
    assert f"pinned: table {running}: " in pinned.output
    assert words in pinned.output
    assert "4 running matches can go on" in pinned.output

    alter(house, f"UPDATE tables SET {change} WHERE id = ?", one(house, OVER))
    kept = run("doctor", "--data", house)

    assert "1 finished matches are of another edition" in kept.output
    assert "5 finished matches and" in kept.output


def test_a_damaged_file_and_a_missing_one_are_told_apart(
    house: Path, tmp_path: Path
) -> None:
    path = house / "tables.db"
    data = bytearray(path.read_bytes())
    data[40_000:90_000] = b"\xff" * 50_000
    path.write_bytes(data)

    damaged = run("doctor", "--data", house)
    missing = run("doctor", "--data", tmp_path / "nowhere")

    assert damaged.exit_code in (1, 2), damaged.output
    assert 2 == missing.exit_code
    assert "there is no database" in missing.output
    assert "Traceback" not in damaged.output


def test_archived_records_are_verified(house: Path) -> None:
    records = KEPT.parent
    alter(house, "CREATE TABLE archive (id TEXT PRIMARY KEY, record BLOB)")
    for name in ("stratum-greedy", "carcosa-alone"):
        packed = zlib.compress((records / f"{name}.txt").read_bytes())
        alter(house, "INSERT INTO archive VALUES (?, ?)", name, packed)
    assert "2 archived ones" in run("doctor", "--data", house).output
    other = (
        (records / "stratum-greedy.txt").read_text().replace("result: 1", "result: 0")
    )
    alter(house, "INSERT INTO archive VALUES ('X', ?)", zlib.compress(other.encode()))
    alter(house, "INSERT INTO archive VALUES ('Y', ?)", b"rubbish")

    found = run("doctor", "--data", house)

    wrong = [line for line in found.output.splitlines() if "WRONG" in line]
    assert 1 == found.exit_code
    assert ["WRONG: table X: in the", "WRONG: table Y: in the"] == [
        w[:22] for w in wrong
    ]


@in_loop
async def some_matches(database: str) -> None:
    async with house_on(database) as house:
        room, visitors, _ = await seated(house)
        await play_on(room, visitors, most=10)  # no match ends so soon
        room, visitors, _ = await seated(house)
        await play_on(room, visitors)
        assert room.dealt.over


def test_a_postgresql_database_is_examined_and_forgotten_alike(
    shared_database: str,
) -> None:
    some_matches(shared_database)

    found = run("doctor", "--database", shared_database)
    gone = run("forget", "nobody", "--database", shared_database)

    assert 0 == found.exit_code, found.output
    assert "1 finished matches" in found.output
    assert "1 running matches can go on" in found.output
    assert 2 == gone.exit_code


# Reports


@contextmanager
def reported(house: Path) -> Iterator[None]:
    alter(
        house,
        'CREATE TABLE IF NOT EXISTS reports (number INTEGER PRIMARY KEY, "table" TEXT, '
        'about INTEGER, "by" TEXT, device TEXT, text TEXT, said TEXT, card BLOB, '
        "record BLOB, created TEXT, closed TEXT)",
    )
    said = json.dumps([{"seat": 1, "name": "Bea", "text": "rude\x1b[2J words"}])
    for number, text in ((1, "he\nswears\x1b]0;x\x07"), (2, "nobody plays")):
        alter(
            house,
            "INSERT INTO reports VALUES (?, 'T', 1, '[0]', '', ?, ?, '', ?, ?, '')",
            number,
            text,
            said,
            zlib.compress(b"sobremesa record 1\ngame: stratum\n"),
            "2026-10-02T12:00:00+00:00",
        )
    yield


def test_reports_are_listed_shown_and_closed(house: Path) -> None:
    with reported(house):
        listed = run("reports", "--data", house)
        shown = run("reports", "show", 1, "--data", house)
        closed = run("reports", "close", 1, "--data", house)
        left = run("reports", "list", "--data", house)
        again = run("reports", "show", 1, "--data", house)

    assert [0] * 5 == [r.exit_code for r in (listed, shown, closed, left, again)]
    assert "1  2026-10-02T12:00  table T  about seat 1  by seat 0" in listed.output
    assert "2 open reports" in listed.output
    assert "swears" in shown.output
    assert "rude" in shown.output
    assert "game: stratum" in shown.output
    assert "\x1b" not in listed.output + shown.output
    assert "1 open reports" in left.output
    assert "nobody plays" in left.output
    assert "closed 20" in again.output


def test_reports_that_are_not_there_are_refused(house: Path) -> None:
    with reported(house):
        assert "no report 7" in run("reports", "show", 7, "--data", house).output
        assert "needs the number" in run("reports", "close", "--data", house).output


# Forget


def test_what_is_stored_of_a_table_can_be_deleted(house: Path) -> None:
    over, running = one(house, OVER), one(house, RUNNING)
    names = one(house, f"SELECT token FROM seats WHERE \"table\" = '{over}'")

    gone = run("forget", over, "--data", house)
    refused = run("forget", running, "--data", house)
    forced = run("forget", running, "--playing", "--data", house)

    assert [0, 2, 0] == [r.exit_code for r in (gone, refused, forced)], forced.output
    assert "is not over" in refused.output
    left = "\n".join(dump(house / "tables.db"))
    assert over not in left
    assert running not in left
    raw = b"".join(path.read_bytes() for path in house.glob("tables.db*"))
    assert over.encode() not in raw
    assert not names or names.encode() not in raw
    assert 0 == run("doctor", "--data", house).exit_code


def test_under_a_server_rows_are_deleted_and_traces_are_told_of(house: Path) -> None:
    table = one(house, OVER)
    with (house / "tables.db.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)

        gone = run("forget", table, "--data", house)

    assert 0 == gone.exit_code
    assert "traces stay" in gone.output
    assert table not in "\n".join(dump(house / "tables.db"))


def test_the_newest_schema_is_the_last_known() -> None:
    assert sorted(known_schemas()) == known_schemas()
