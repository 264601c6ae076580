"""Kill the server in mid-play, again and again: `python -m tests.server.kill`.

Clients play at some tables; the server is killed (SIGKILL) at a random moment and
started again on the same database.
Whatever a client was told must still be so, and every match must come to an end with a
record that verifies.
"""

import argparse
import random
import signal
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException

from sobremesa.games import find
from sobremesa.kernel import notation
from sobremesa.kernel.match import verify

from .net import Json, Server, Wire, client_of, open_table, order, wire_to

MOST = 150  # snapshots, to all clients, between two kills
TABLE = order("Ana", "Bea", "bot:chance", "bot:greedy")


@dataclass
class Player:
    """Holds one seat, decides at random, and remembers all it was told."""

    table: str
    key: Json
    decisions: int = 0
    log: list[Json] = field(default_factory=list)
    mine: dict[int, int] = field(default_factory=dict)  # decision → action, confirmed
    heard: int = 0  # snapshots, in all
    over: bool = False
    problem: str = ""

    def play(self, server: Server) -> None:
        """Until the match is over or the connection is lost."""
        try:
            with wire_to(server, self.table) as wire:
                self.talk(wire)
        except TimeoutError:
            self.problem = "nothing was told for too long"
        except (WebSocketException, OSError, EOFError):
            pass
        except Exception as error:  # told to the main thread
            self.problem = f"{type(error).__name__}: {error}"

    def talk(self, wire: Wire) -> None:
        shown = wire.hello(self.key)
        assert len(self.log) <= len(shown["told"]), "the log is shorter than before"
        sent = -1, -1  # decision, action
        while True:
            self.follow(shown)
            if self.over:
                return
            if sent[0] >= 0 and shown["decisions"] > sent[0]:
                self.mine[sent[0]] = sent[1]
            if shown["legal"] and shown["decisions"] > sent[0]:
                sent = shown["decisions"], random.choice(shown["legal"])
                seat = self.key["seat"]
                wire.send("play", seat=seat, action=sent[1], decisions=sent[0])
            shown = wire.snapshot()

    def follow(self, shown: Json) -> None:
        """What is shown must go on from what was told."""
        now, since, told = shown["decisions"], shown["since"], shown["told"]
        assert now >= self.decisions, f"{self.decisions} decisions are {now} now"
        known = self.log[since : since + len(told)]
        assert known == told[: len(known)], f"the log from {since} on is another"
        self.log[since:] = told
        self.heard += 1
        self.decisions = now
        self.over = shown["scores"] is not None


@dataclass
class Figures:
    kills: int = 0
    matches: int = 0
    decisions: int = 0
    answered: int = 0  # decisions of the clients', confirmed and found in the records
    broken: int = 0  # tables that were in the middle of play when the server died


class Soak:
    """A server that dies, and the clients that come back to it."""

    def __init__(self, folder: Path, tables: int, *args: str) -> None:
        self.server = Server(folder, *args)
        self.tables = tables
        self.players: list[Player] = []
        self.figures = Figures()

    def run(self, kills: int) -> Figures:
        self.server.start()
        try:
            for _ in range(kills):
                self.sit_down()
                self.play(random.randint(1, MOST))
                self.server.start()
            while any(not player.over for player in self.players):
                self.play(None)
            for table in {player.table for player in self.players}:
                self.check_end(table)
        finally:
            self.server.end()
        return self.figures

    def sit_down(self) -> None:
        """New tables for those that are over."""
        playing = [player for player in self.players if not player.over]
        with client_of(self.server) as client:
            for _ in range(self.tables - len({player.table for player in playing})):
                table, keys = open_table(client, TABLE)
                self.players += [Player(table, key) for key in keys]

    def play(self, moment: int | None) -> None:
        """All clients play; the server is killed when so many snapshots were told."""
        playing = [player for player in self.players if not player.over]
        threads = [
            threading.Thread(target=player.play, args=(self.server,))
            for player in playing
        ]
        told = sum(player.heard for player in playing)
        for thread in threads:
            thread.start()
        if moment is not None:
            while sum(player.heard for player in playing) < told + moment and any(
                thread.is_alive() for thread in threads
            ):
                time.sleep(0.001)
            time.sleep(random.uniform(0.0, 0.02))  # not always just after a snapshot
            self.server.end(signal.SIGKILL)
            self.figures.kills += 1
        for thread in threads:
            thread.join()
        for player in playing:
            if player.problem:
                log = self.server.log.read_text()
                raise AssertionError(f"table {player.table}: {player.problem}\n{log}")
        if moment is not None:
            broken = {player.table for player in playing if not player.over}
            self.figures.broken += len(broken)

    def check_end(self, table: str) -> None:
        with client_of(self.server) as client:
            text = client.get(f"/api/tables/{table}/record").text
        match = verify(notation.read(text), find)
        assert match.over
        for player in self.players:
            if player.table == table:
                assert player.decisions == len(match.actions)
                for number, action in player.mine.items():
                    assert (player.key["seat"], action) == match.actions[number]
                self.figures.answered += len(player.mine)
        self.figures.matches += 1
        self.figures.decisions += len(match.actions)


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the server in mid-play.")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--database", help="postgresql://… in place of SQLite")
    given = parser.parse_args()
    args = ("--database", given.database) if given.database else ()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        figures = Soak(Path(folder), given.tables, *args).run(given.kills)
    print(
        f"{figures.kills} kills, {figures.broken} tables broken off in mid-play, "
        f"{figures.matches} matches verified to the end: "
        f"{figures.decisions} decisions, {figures.answered} of them by clients, "
        f"confirmed and found again; nothing lost; {time.monotonic() - begun:.0f} s"
    )


if __name__ == "__main__":
    main()
