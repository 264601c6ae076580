"""What is wrong when a server starts: one sentence, exit code 1, nothing served."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from sobremesa.kernel.errors import Mistake
from sobremesa.server import database
from sobremesa.server.datafile import lock
from sobremesa.server.store import Store

from .databases import Cluster, free_port
from .disks import fill, small_disk
from .forked import Forked
from .net import PATIENCE, Server, client_of, open_table
from .tables import in_loop

COMMAND = [sys.executable, "-m", "sobremesa", "serve", "--no-browser", "--port", "0"]
SECRET = "s3cret"
AS_NOBODY = """
import os, sys
import sobremesa, sobremesa.server.serve
from sobremesa.cli import main
sobremesa.games()  # whoever is nobody cannot read root's Python
os.setuid(65534)
main(sys.argv[1:])
"""


def ended(*args: str) -> tuple[int, str, str]:
    """A server that does not start: its exit code, and what it said."""
    with tempfile.TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        code = Forked([*COMMAND[3:], *args], out, err).wait(PATIENCE)
        return code, out.read_text(), err.read_text()


def started(command: list[str], *args: str) -> tuple[int, str, str]:
    """Likewise, by a process of its own."""
    done = subprocess.run(
        [*command, *args],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def refused(*args: str, command: list[str] | None = None) -> str:
    """The one sentence of a server that does not start."""
    code, out, err = started(command, *args) if command else ended(*args)
    assert (1, "") == (code, out), err
    [line] = err.splitlines()
    assert line.startswith("sobremesa: ")
    assert SECRET not in line
    return line


def at(folder: Path) -> str:
    return refused("--data", str(folder))


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A folder with the file of a server that has ended."""

    async def make() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        await store.close()

    asyncio.run(make())
    return tmp_path


# The folder


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    assert "is a file" in at(tmp_path / "file")
    assert "is a file" in at(tmp_path / "file" / "deeper")


def test_a_folder_without_permission(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    command = None
    if os.getuid() == 0:  # whom nothing is forbidden
        command = [sys.executable, "-c", AS_NOBODY, *COMMAND[3:]]

    told = refused("--data", str(tmp_path / "new"), command=command)
    assert "Permission denied" in told


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)

        assert "Read-only file system" in at(disk)


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        fill(disk)

        assert "No space left" in at(disk)


# The file


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("Dear diary, nothing happened.\n" * 100)

    assert "no SQLite database" in at(tmp_path)


def test_a_file_with_damaged_pages(made: Path) -> None:
    with (made / "tables.db").open("r+b") as file:
        file.seek(4096)
        file.write(b"\xaa" * 8192)

    assert "is damaged" in at(made)


def test_a_file_that_was_cut_off(made: Path) -> None:
    os.truncate(made / "tables.db", 8192)

    assert "is damaged" in at(made)


def test_a_big_file_is_not_read_from_end_to_end(
    made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Damage far inside is met when it is read; the start stays as quick."""
    monkeypatch.setattr(database, "QUICK", 4096)
    with (made / "tables.db").open("r+b") as file:
        file.seek(-4096, os.SEEK_END)
        file.write(b"\xaa" * 4096)

    async def open_and_close() -> None:
        store = await Store.open(str(made / "tables.db"))
        await store.close()

    asyncio.run(open_and_close())
    with (made / "tables.db").open("r+b") as file:
        file.seek(100)  # the root of all tables
        file.write(b"\xaa" * 3000)
    with pytest.raises(Mistake, match="is damaged"):
        asyncio.run(open_and_close())


def test_a_schema_of_a_later_version(made: Path) -> None:
    with sqlite3.connect(made / "tables.db") as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()

    told = at(made)
    assert "schema 9999" in told
    assert "a later one" in told


# Two servers


def test_a_second_server_on_the_same_file(tmp_path: Path) -> None:
    with Server(tmp_path) as first, client_of(first) as client:
        assert first.process is not None
        told = at(tmp_path)

        assert f"in use by another server, process {first.process.pid}" in told
        open_table(client)
        first.end(signal.SIGKILL)
        with Server(tmp_path):
            pass  # the lock died with its holder


@in_loop
async def test_whoever_has_the_lock_keeps_servers_off(tmp_path: Path) -> None:
    held = lock(tmp_path / "tables.db")
    with pytest.raises(Mistake, match="in use by another server"):
        await Store.open(str(tmp_path / "tables.db"))
    held.close()
    store = await Store.open(str(tmp_path / "tables.db"))
    await store.close()


# PostgreSQL


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (f"mysql://u:{SECRET}@127.0.0.1/x", "must be postgresql"),
        (f"postgresql://u:{SECRET}@127.0.0.1:port/x", "cannot be read"),
        (f"postgresql://u:{SECRET}@sobremesa.invalid/x", "cannot be reached"),
        (f"postgresql://u:{SECRET}@127.0.0.1:1/x", "cannot be reached"),
        (f"postgresql://u:{SECRET}@127.0.0.1:1/x?colour=red", "'colour'"),
    ],
)
def test_an_address_where_no_database_is(place: str, words: str) -> None:
    pytest.importorskip("asyncpg")

    assert words in refused("--database", place)


def test_a_database_that_does_not_exist(cluster: str) -> None:
    assert "there is no such database" in refused("--database", f"{cluster}/nowhere")


def test_a_user_whom_postgresql_refuses(cluster: str) -> None:
    place = cluster.replace("test@", f"stranger:{SECRET}@")

    assert "refuses this user" in refused("--database", f"{place}/postgres")


def test_a_wrong_password(own: Cluster) -> None:
    rules = own.data / "pg_hba.conf"
    rules.write_text("host all all 127.0.0.1/32 scram-sha-256\n")
    own.stop()
    own.start()
    place = own.address.replace("test@", f"test:{SECRET}@")

    assert "this password" in refused("--database", f"{place}/postgres")


def test_postgresql_that_does_not_answer(own: Cluster) -> None:
    with own.frozen():
        assert "does not answer" in refused("--database", f"{own.address}/postgres")


def test_postgresql_without_its_driver(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "asyncpg.py").write_text(
        "raise ModuleNotFoundError('no asyncpg', name='asyncpg')"
    )
    path = f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}"
    monkeypatch.setenv("PYTHONPATH", path)

    told = refused("--database", "postgresql://127.0.0.1/x", command=COMMAND)
    assert "pip install 'sobremesa[postgresql]'" in told


# The rest


def test_a_port_that_is_taken(server: Server, tmp_path: Path) -> None:
    port = server.url.rpartition(":")[2]
    told = refused("--data", str(tmp_path), "--port", port)

    assert f"cannot listen at 127.0.0.1:{port}" in told


@pytest.mark.parametrize(
    ("option", "value"),
    [("--proxy", "mars"), ("--expire-open", "-1"), ("--expire-running", "never")],
)
def test_a_wrong_option_is_named(option: str, value: str, tmp_path: Path) -> None:
    code, out, err = ended("--data", str(tmp_path), option, value)

    assert (2, "") == (code, out)
    assert option in err
    assert json.dumps(value)[1:-1] in err
    assert [] == list(tmp_path.iterdir())


def test_nothing_is_told_before_the_door_is_open(tmp_path: Path) -> None:
    """As soon as the line is there, the address answers."""
    port = free_port()
    process = subprocess.Popen(
        [*COMMAND, "--data", str(tmp_path), "--port", str(port)],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
        server = Server(tmp_path)
        server.url = f"http://127.0.0.1:{port}"
        with client_of(server) as client:
            open_table(client)
    finally:
        process.terminate()
        process.wait(PATIENCE)
    assert (tmp_path / "tables.db").exists()
    assert not (tmp_path / "tables.db-wal").exists(), "the house was closed"
