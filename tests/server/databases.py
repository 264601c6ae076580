"""Databases for tests: a file, and a PostgreSQL server started for the run."""

import glob
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.ext.asyncio import create_async_engine

from sobremesa.server.database import database_url

PATIENCE = 60.0
FOLDERS = (*sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True),)


def binary(name: str) -> str | None:
    """A program of PostgreSQL; Debian keeps them off the path."""
    for folder in FOLDERS:
        if os.access(f"{folder}/{name}", os.X_OK):
            return f"{folder}/{name}"
    return shutil.which(name)


def why_not() -> str:
    """Why there is no PostgreSQL to test with, or ""."""
    for name in ("initdb", "postgres"):
        if binary(name) is None:
            return f"PostgreSQL's {name} is not installed (apt-get install postgresql)"
    if os.getuid() == 0 and shutil.which("runuser") is None:
        return "PostgreSQL refuses to run as root, and there is no runuser"
    return ""


def as_someone() -> list[str]:
    """PostgreSQL refuses root: then it runs as somebody else."""
    if os.getuid() != 0:
        return []
    known = {entry.pw_name for entry in pwd.getpwall()}
    return ["runuser", "-u", "postgres" if "postgres" in known else "nobody", "--"]


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def postgresql() -> Iterator[str]:
    """A server in a folder of its own; its address, without a database's name."""
    folder = Path(tempfile.mkdtemp(prefix="sobremesa-pg-", dir="/tmp"))
    folder.chmod(0o777)
    data, log = folder / "data", folder / "log"
    port = free_port()
    initdb, postgres = binary("initdb"), binary("postgres")
    assert initdb is not None
    assert postgres is not None
    run = as_someone()
    made = [*run, initdb, "-D", str(data), "-U", "test", "--auth=trust"]
    made += ["-E", "UTF8", "--locale=C"]
    subprocess.run(made, check=True, capture_output=True, cwd=folder)
    start = [*run, postgres, "-D", str(data), "-p", str(port), "-k", str(folder)]
    start += ["-h", "127.0.0.1", "-F"]  # no fsync: this machine does not lose power
    with log.open("wb") as out:
        process = subprocess.Popen(
            start, stdin=subprocess.DEVNULL, stdout=out, stderr=out, cwd=folder
        )
    try:
        wait_until_it_answers(port, process, log)
        yield f"postgresql://test@127.0.0.1:{port}"
    finally:
        first = (data / "postmaster.pid").read_text().split()[0]
        os.kill(int(first), signal.SIGINT)  # runuser would not hand it on
        process.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def wait_until_it_answers(
    port: int, process: subprocess.Popen[bytes], log: Path
) -> None:
    end = time.monotonic() + PATIENCE
    while b"ready to accept connections" not in log.read_bytes():
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.05)


async def create_database(cluster: str, name: str) -> None:
    engine = create_async_engine(
        database_url(f"{cluster}/postgres"), isolation_level="AUTOCOMMIT"
    )
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"CREATE DATABASE {name}")
    await engine.dispose()
