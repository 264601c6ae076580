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
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy.ext.asyncio import create_async_engine

from sobremesa.server.database import database_url

PATIENCE = 180.0
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


class Cluster:
    """A PostgreSQL server in a folder of its own, that can be stopped and frozen."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data, self.log = folder / "data", folder / "log"
        self.port = free_port()
        self.address = f"postgresql://test@127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        how = ["--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self.run("initdb", "-U", "test", *how)

    def command(self, name: str, *args: str) -> list[str]:
        program = binary(name)
        assert program is not None
        return [*as_someone(), program, "-D", str(self.data), *args]

    def run(self, name: str, *args: str) -> None:
        command = self.command(name, *args)
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder)

    def start(self) -> None:
        here = ["-p", str(self.port), "-k", str(self.folder), "-h", "127.0.0.1"]
        args = [*here, "-F"]  # no fsync: this machine does not lose power
        told = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                self.command("postgres", *args),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                cwd=self.folder,
            )
        end = time.monotonic() + PATIENCE
        while b"ready to accept connections" not in self.log.read_bytes()[told:]:
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)

    def first(self) -> int:
        """The process that started all others; runuser would hand no signal on."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def stop(self) -> None:
        """All connections are cut off."""
        if self.process is None:
            return
        os.kill(self.first(), signal.SIGINT)
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, self.log.read_text()
            self.process.send_signal(signal.SIGCONT)  # runuser stops with its child
            time.sleep(0.02)
        self.process = None

    def signal_all(self, how: signal.Signals) -> None:
        first = self.first()
        for one in (first, *children(first)):
            with suppress(ProcessLookupError):
                os.kill(one, how)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It is there, takes connections, and answers nothing."""
        self.signal_all(signal.SIGSTOP)
        try:
            yield
        finally:
            self.signal_all(signal.SIGCONT)


def children(of: int) -> list[int]:
    """Process ids, of Linux."""
    found = []
    for path in glob.glob("/proc/[0-9]*/stat"):
        with suppress(OSError):
            words = Path(path).read_text().rpartition(")")[2].split()
            if int(words[1]) == of:
                found.append(int(path.split("/")[2]))
    return found


@contextmanager
def own_cluster() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="sobremesa-pg-", dir="/tmp"))
    folder.chmod(0o777)
    try:
        cluster = Cluster(folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a server, without a database's name."""
    with own_cluster() as cluster:
        yield cluster.address


async def create_database(cluster: str, name: str) -> None:
    engine = create_async_engine(
        database_url(f"{cluster}/postgres"), isolation_level="AUTOCOMMIT"
    )
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"CREATE DATABASE {name}")
    await engine.dispose()
