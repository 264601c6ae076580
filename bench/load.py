"""The server under load: `python bench/load.py [--game ID|all] [--tables N] …`.

A real server process on this machine and, in this process, a WebSocket client for
every seat of every table, each choosing at random among the legal actions it is shown.
An action's latency is the time from sending it to receiving the snapshot that
contains it, at the client that sent it.
Clients ask for compression, as browsers do, unless `--no-compression` is given.
Clients come from many loopback addresses, so that the server's limits stay as they
are; 127.0.0.0/8 is all local on Linux.
Every `--source FOLDER` is a server of its own, run from the package in that folder:
they take turns for `--rounds`, so that a machine that others use treats them alike.
With `--processes 2` two server processes share a PostgreSQL database, `--database`,
and every table has clients at both.
With `--peer FOLDER`, where `npm i boardgame.io node-persist` was run, the same load is
put on a boardgame.io server (`peer.js`), and printed beside.
On a machine that others use too, the CPU time per action is the figure to trust.
"""

import argparse
import asyncio
import json
import os
import platform
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.guests import HEAD, PATIENCE, Load, Table, Tally  # noqa: E402

SERVE = "from sobremesa.server.serve import serve; serve()"
PEER = Path(__file__).with_name("peer.js")
SEATS = 4  # at most, of a table


class Running(NamedTuple):
    url: str
    pid: int


@contextmanager
def server(source: Path, database: str | None) -> Iterator[Running]:
    """A server process, run from the package in a folder."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-c", SERVE, "--no-browser", "--port", "0"]
        command += ["--data", folder, "--workers", "1"]
        command += ["--database", database] if database else []
        environment = {**os.environ, "PYTHONPATH": str(source.resolve())}
        with log.open("wb") as out:
            process = subprocess.Popen(
                command, stdout=out, stderr=out, env=environment, cwd=folder
            )
        try:
            yield Running(wait_for(log, process), process.pid)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)
            if "Traceback" in log.read_text():
                print(log.read_text(), file=sys.stderr)


def wait_for(log: Path, process: subprocess.Popen[bytes]) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        for word in log.read_text().split():
            if word.startswith("http://"):
                try:
                    httpx.get(f"{word}api/health", timeout=PATIENCE)
                except httpx.TransportError:
                    break
                return word.rstrip("/")
        time.sleep(0.05)
    raise SystemExit(f"the server did not start: {log.read_text()}")


async def put(
    load: Load, servers: list[Running], tally: Tally, profile: str | None
) -> None:
    """All tables sit down first; only then the time runs."""
    heard = tally.messages
    start = asyncio.Event()
    urls = [one.url for one in servers]
    tables = [Table(urls, number, tally, load) for number in range(load.tables)]
    running = [asyncio.create_task(table.run(start)) for table in tables]
    before = (tally.messages, tally.bytes)
    while tally.messages < heard + load.tables * load.seats:
        for task in running:
            if task.done():
                await task
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)  # for the last greetings
    tally.messages, tally.bytes = before
    for table in tables:
        table.end = time.monotonic() + load.seconds
    if profile:
        watch(servers[0].pid, load.seconds, profile)
    spent = sum(cpu_seconds(one.pid) for one in servers)
    start.set()
    await asyncio.sleep(load.seconds)
    tally.cpu += sum(cpu_seconds(one.pid) for one in servers) - spent
    tally.seconds += load.seconds
    await asyncio.gather(*running)


def cpu_seconds(pid: int) -> float:
    """CPU time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def watch(pid: int, seconds: float, path: str) -> None:
    """py-spy beside the server."""
    command = ["py-spy", "record", "-p", str(pid), "-f", "raw", "-o", path]
    command += ["-d", str(int(seconds)), "-r", "100"]
    subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def ours(given: argparse.Namespace, game: str) -> list[str]:
    """A row for every source, and for every number of processes."""
    tallies: dict[tuple[Path, int], Tally] = {}
    for _ in range(given.rounds):
        for source in given.source:
            for processes in given.processes:
                tally = tallies.setdefault((source, processes), Tally())
                one_round(given, game, source, processes, tally)
    return [
        tally.row(row_name(given, game, source, processes))
        for (source, processes), tally in tallies.items()
    ]


def row_name(given: argparse.Namespace, game: str, source: Path, count: int) -> str:
    where = source.resolve().parent.name if len(given.source) > 1 else ""
    processes = f"{count} processes" if len(given.processes) > 1 or count > 1 else ""
    return " ".join(part for part in (game, where, processes) if part)


def one_round(
    given: argparse.Namespace, game: str, source: Path, processes: int, tally: Tally
) -> None:
    with ExitStack() as stack:
        database = given.database or None
        servers = [
            stack.enter_context(server(source, database)) for _ in range(processes)
        ]
        load = Load(
            game=game,
            seats=seats_of(servers[0].url, game),
            tables=given.tables,
            seconds=given.seconds,
            compression=not given.no_compression,
            spread=given.spread,
        )
        asyncio.run(put(load, servers, tally, given.profile))


def seats_of(url: str, game: str) -> int:
    """As many as the game takes, up to four."""
    answer = httpx.get(f"{url}/api/games", timeout=PATIENCE)
    cards = answer.raise_for_status().json()
    seats: dict[str, list[int]] = {card["id"]: card["seats"] for card in cards}
    if game not in seats:
        raise SystemExit(f"there is no game {game!r}, there are {', '.join(seats)}")
    return max(int(number) for number in seats[game] if number <= SEATS)


def peer(given: argparse.Namespace) -> str:
    """boardgame.io: the script is its clients, and starts its server."""
    name = "boardgame.io"
    node = shutil.which("node")
    if node is None:
        return f"{name:<34} needs node"
    modules = str(Path(given.peer).resolve() / "node_modules")
    environment = {**os.environ, "NODE_PATH": modules, "PEER_PORT": str(free_port())}
    tally = Tally()
    for _ in range(given.rounds):
        done = subprocess.run(
            [node, str(PEER), str(given.tables), str(given.seconds)],
            check=False,
            env=environment,
            capture_output=True,
            text=True,
            timeout=given.seconds + 2 * PATIENCE,
        )
        if done.returncode:
            return f"{name:<34} failed: {done.stderr[-400:]}"
        told = json.loads(done.stdout.splitlines()[-1])
        tally.latencies += told["latencies"]
        tally.messages += told["messages"]
        tally.cpu += told["cpu"]
        tally.seconds += given.seconds
    return tally.row(name)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Put the server under load.")
    add = parser.add_argument
    add("--game", default="stratum", help="a game's id, several by commas, or all")
    add("--tables", type=int, default=100)
    add("--seconds", type=float, default=20.0)
    add("--rounds", type=int, default=1, help="how often each takes its turn")
    add("--source", type=Path, action="append", help="a folder with the package")
    add("--no-compression", action="store_true", help="plain messages")
    add("--database", help="postgresql://…, empty; in place of a file")
    add("--processes", default="1", help="server processes; 1,2 compares")
    add("--spread", action="store_true", help="a table's clients over all processes")
    add("--profile", metavar="FILE", help="py-spy's stacks, as text")
    add("--peer", metavar="FOLDER", help="where boardgame.io is")
    given = parser.parse_args()
    given.source = given.source or [ROOT / "src"]
    given.processes = [int(number) for number in given.processes.split(",")]
    if max(given.processes) > 1 and not given.database:
        raise SystemExit("several processes need a --database of PostgreSQL")
    return given


def main() -> None:
    given = arguments()
    packing = "plain" if given.no_compression else "compressed"
    print(
        f"{given.tables} tables, {given.rounds} × {given.seconds:g} s, {packing}, "
        f"Python {platform.python_version()}, {os.cpu_count()} cores for server and "
        f"clients together (load average {os.getloadavg()[0]:.1f} before), loopback"
    )
    print(HEAD, flush=True)
    for game in games(given.game):
        print(*ours(given, game), sep="\n", flush=True)
    if given.peer:
        print(peer(given))


def games(told: str) -> list[str]:
    if told != "all":
        return told.split(",")
    folder = ROOT / "src" / "sobremesa" / "games"
    return sorted(path.parent.name for path in folder.glob("*/__init__.py"))


if __name__ == "__main__":
    main()
