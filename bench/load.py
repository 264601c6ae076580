"""The server under load: `python bench/load.py [--tables N] [--seconds S]`.

A real server process on this machine and, in this process, four WebSocket clients for
every table, each choosing at random among the legal actions it is shown.
An action's latency is the time from sending it to receiving the snapshot that
contains it, at the client that sent it.
Clients come from many loopback addresses, so that the server's limits stay as they
are; 127.0.0.0/8 is all local on Linux.
With `--peer FOLDER`, where `npm i boardgame.io` was run, the same load is put on a
boardgame.io server, and printed beside.
Its game is one counter and its storage is memory; ours is Stratum, with every action
on disk before it is told.
On a machine that others use too, the CPU time per action is the figure to trust.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SERVE = "from sobremesa.server.serve import serve; serve()"
GAME, SEATS = "stratum", 4
PATIENCE = 60.0


PEER = r"""const { fork } = require("child_process");
const { readFileSync } = require("fs");
const port = Number(process.env.PEER_PORT);
const game = {
  name: "trivial",
  setup: () => ({ n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: ({ G }, by) => { G.n += by; }, client: false } },
};
const cpu = (pid) => {
  const words = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(words[11]) + Number(words[12])) / 100;
};
if (process.argv[2] === "server") {
  process.on("disconnect", () => process.exit(0));
  const { Server, Origins } = require("boardgame.io/server");
  Server({ games: [game], origins: [Origins.LOCALHOST] })
    .run({ port }, () => process.send("up"));
} else {
  const [tables, seconds] = process.argv.slice(2).map(Number);
  const stdio = ["ignore", "ignore", "inherit", "ipc"];
  const server = fork(__filename, ["server"], { stdio });
  server.on("message", () => run(tables, seconds, server));
}
async function run(tables, seconds, server) {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const latencies = [];
  let messages = 0, ready = 0, end = 0;
  const acts = [];
  const sit = (matchID, playerID) => {
    const socketOpts = { transports: ["websocket"] };
    const transport = SocketIO({ server: `http://localhost:${port}`, socketOpts });
    const client = Client({
      game, multiplayer: transport, matchID, playerID, numPlayers: 4, debug: false,
    });
    let sent = 0, turn = -1, seen = false;
    const act = (state) => {
      if (!state || performance.now() > end) return;
      if (sent && state.ctx.turn > turn) {
        latencies.push((performance.now() - sent) / 1000);
        sent = 0;
      }
      if (!sent && state.ctx.currentPlayer === playerID) {
        turn = state.ctx.turn;
        sent = performance.now();
        client.moves.play(1);
      }
    };
    client.subscribe((state) => {
      if (!state) return;
      if (!seen) ready += 1;
      seen = true;
      if (performance.now() < end) messages += 1;
      act(state);
    });
    client.start();
    acts.push(() => act(client.getState()));
  };
  for (let table = 0; table < tables; table++) {
    for (let seat = 0; seat < 4; seat++) sit(`m${table}`, String(seat));
  }
  while (ready < tables * 4) await new Promise((go) => setTimeout(go, 50));
  const before = cpu(server.pid);
  end = performance.now() + seconds * 1000;
  for (const act of acts) act();
  setTimeout(() => {
    const told = { latencies, messages, cpu: cpu(server.pid) - before };
    server.kill();
    process.stdout.write(JSON.stringify(told) + "\n", () => process.exit(0));
  }, seconds * 1000);
}
"""


@dataclass
class Tally:
    """What the clients measured."""

    latencies: list[float] = field(default_factory=list)
    messages: int = 0
    bytes: int = 0
    refusals: int = 0
    matches: int = 0
    cpu: float = 0.0  # seconds of the server's

    def row(self, name: str, seconds: float) -> str:
        """One line of the table."""
        if not self.latencies:
            return f"{name:<14} nothing was played"
        ordered = sorted(self.latencies)
        half = ordered[len(ordered) // 2]
        slow = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
        return (
            f"{name:<14} {len(ordered) / seconds:>9.0f} "
            f"{self.cpu / len(ordered) * 1e3:>13.2f} {half * 1e3:>8.1f} "
            f"{slow * 1e3:>8.1f} {self.messages / seconds:>11.0f} "
            f"{self.bytes / seconds / 1e6:>7.2f} {self.matches:>8} {self.refusals:>8}"
        )


HEAD = (
    f"{'server':<14} {'actions/s':>9} {'CPU ms/action':>13} "
    f"{'p50 ms':>8} {'p99 ms':>8} "
    f"{'snapshots/s':>11} {'MB/s':>7} {'matches':>8} {'refused':>8}"
)


@contextmanager
def server(folder: Path, workers: int) -> Iterator[tuple[str, int]]:
    """A server process, its address and its pid."""
    log = folder / "log"
    command = [sys.executable, "-c", SERVE, "--no-browser", "--port", "0"]
    command += ["--data", str(folder), "--workers", str(workers)]
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        yield wait_for(log, process), process.pid
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
                    httpx.get(f"{word}api/health")
                except httpx.TransportError:
                    break
                return word.rstrip("/")
        time.sleep(0.05)
    raise SystemExit(f"the server did not start: {log.read_text()}")


class Table:
    """One table after the other, with four clients."""

    def __init__(self, url: str, number: int, tally: Tally, end: float) -> None:
        self.url = url
        self.address = f"127.1.{number // 200}.{number % 200 + 1}"
        self.tally = tally
        self.end = end

    async def run(self, start: asyncio.Event) -> None:
        """Sit down, wait for the start, play until the time is up."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(
            base_url=self.url, transport=transport, timeout=PATIENCE
        ) as client:
            while time.monotonic() < self.end or not start.is_set():
                seats = [{"kind": "human", "name": f"p{n}"} for n in range(SEATS)]
                order = {"game": GAME, "seats": seats, "public": False}
                answer = await client.post("/api/tables", json=order)
                answer.raise_for_status()
                opened: dict[str, Any] = answer.json()
                id = opened["table"]["id"]
                await asyncio.gather(
                    *[self.client(id, key, start) for key in opened["keys"]]
                )

    async def client(self, id: str, key: dict[str, Any], start: asyncio.Event) -> None:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{id}/socket"
        async with connect(
            address, local_addr=(self.address, 0), max_size=None, compression=None
        ) as socket:
            holder = {"seat": key["seat"], "token": key["token"]}
            await socket.send(json.dumps({"type": "hello", "keys": [holder]}))
            shown = await self.receive(socket)
            await start.wait()
            while time.monotonic() < self.end and shown.get("scores") is None:
                if shown.get("legal"):
                    shown = await self.play(socket, key["seat"], shown)
                else:
                    shown = await self.receive(socket)
            self.tally.matches += shown.get("scores") is not None and key["seat"] == 0

    async def play(
        self, socket: ClientConnection, seat: int, shown: dict[str, Any]
    ) -> dict[str, Any]:
        """An action, until the snapshot that contains it."""
        decisions = shown["decisions"]
        action = random.choice(shown["legal"])
        sent = time.perf_counter()
        await socket.send(
            json.dumps(
                {"type": "play", "seat": seat, "action": action, "decisions": decisions}
            )
        )
        while time.monotonic() < self.end:
            answer = await self.receive(socket)
            if answer.get("type") == "refusal":
                self.tally.refusals += 1
                await asyncio.sleep(0.1)
                return shown
            if answer.get("decisions", 0) > decisions:
                self.tally.latencies.append(time.perf_counter() - sent)
                return answer
        return shown

    async def receive(self, socket: ClientConnection) -> dict[str, Any]:
        """The next message, or an empty one when the time is up."""
        left = max(0.0, self.end - time.monotonic())
        try:
            text = await asyncio.wait_for(socket.recv(), left)
        except TimeoutError:
            return {}
        self.tally.messages += 1
        self.tally.bytes += len(text)
        message: dict[str, Any] = json.loads(text)
        return message


async def load(
    url: str, pid: int, tables: int, seconds: float, profile: str | None
) -> Tally:
    """All tables sit down first; only then the time runs."""
    tally = Tally()
    start = asyncio.Event()
    all_tables = [Table(url, n, tally, time.monotonic() + 600) for n in range(tables)]
    running = [asyncio.create_task(table.run(start)) for table in all_tables]
    while tally.messages < tables * SEATS:
        for task in running:
            if task.done():
                await task
        await asyncio.sleep(0.05)
    tally.messages = tally.bytes = 0
    for table in all_tables:
        table.end = time.monotonic() + seconds
    if profile:
        watch(pid, seconds, profile)
    before = cpu_seconds(pid)
    start.set()
    await asyncio.sleep(seconds)
    tally.cpu = cpu_seconds(pid) - before
    await asyncio.gather(*running)
    return tally


def cpu_seconds(pid: int) -> float:
    """CPU time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def ours(given: argparse.Namespace) -> str:
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), 1) as (url, pid),
    ):
        tally = asyncio.run(load(url, pid, given.tables, given.seconds, given.profile))
    return tally.row("sobremesa", given.seconds)


def watch(pid: int, seconds: float, path: str) -> None:
    """py-spy beside the server."""
    command = ["py-spy", "record", "-p", str(pid), "-f", "raw", "-o", path]
    command += ["-d", str(int(seconds)), "-r", "100"]
    subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def peer(given: argparse.Namespace) -> str:
    """boardgame.io: the script is its clients, and starts its server."""
    node = shutil.which("node")
    if node is None:
        return "boardgame.io   needs node"
    modules = str(Path(given.peer).resolve() / "node_modules")
    environment = {**os.environ, "NODE_PATH": modules, "PEER_PORT": str(free_port())}
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "peer.js"
        script.write_text(PEER)
        done = run_peer([node, str(script)], given, environment)
    if done.returncode:
        return f"boardgame.io   failed: {done.stderr[-400:]}"
    told = json.loads(done.stdout.splitlines()[-1])
    tally = Tally(
        latencies=told["latencies"], messages=told["messages"], cpu=told["cpu"]
    )
    return tally.row("boardgame.io", given.seconds)


def run_peer(
    command: list[str], given: argparse.Namespace, environment: dict[str, str]
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*command, str(given.tables), str(given.seconds)],
        check=False,
        env=environment,
        capture_output=True,
        text=True,
        timeout=given.seconds + 2 * PATIENCE,
    )


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def main() -> None:
    parser = argparse.ArgumentParser(description="Put the server under load.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--profile", metavar="FILE", help="py-spy's stacks, as text")
    parser.add_argument("--peer", metavar="FOLDER", help="where boardgame.io is")
    given = parser.parse_args()
    print(
        f"{given.tables} tables of {SEATS} clients, {given.seconds:g} s, "
        f"Python {platform.python_version()}, {os.cpu_count()} cores for server and "
        f"clients together (load average {os.getloadavg()[0]:.1f} before), loopback"
    )
    rows = [ours(given)]
    if given.peer:
        rows.append(peer(given))
    print(HEAD, *rows, sep="\n")


if __name__ == "__main__":
    main()
