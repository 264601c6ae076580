"""Kill servers in mid-play, again and again: `python -m tests.server.kill`.

Clients play at some tables; a server is killed (SIGKILL) at a random moment and
started again on the same database: alone on SQLite, or one of two on PostgreSQL.
Whatever a client was told must still be so, and every match must come to an end with a
record that verifies.

The kills are split over games and databases, and made in rounds, each on an empty
database; with `--state FILE` what is done is kept after every round, and the same
command goes on from there.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

from websockets.exceptions import WebSocketException

from sobremesa.games import GAMES, find
from sobremesa.kernel import notation
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import verify

from .databases import create_database, postgresql, why_not
from .net import (
    PATIENCE,
    Json,
    Server,
    Wire,
    client_of,
    open_table,
    order,
    wire_to,
)

MOST = 150  # snapshots, to all clients, between two kills
ROUND = 20  # kills on one database
TABLES = 6  # at once
PEOPLE = 2  # clients at every table; the other seats are bots'
PASSING = ("rate", "stale", "store")  # refusals after which one tries again
SQLITE, POSTGRESQL = "sqlite", "postgresql"


def table_of(game: Game) -> Json:
    """People and cheap bots, by the game's own numbers of seats."""
    seats = min((n for n in game.seats if n > PEOPLE), default=max(game.seats))
    kinds = ["Ana", "Bea", *["bot:chance"] * seats][:seats]
    return order(*kinds) | {"game": game.id}


@dataclass
class Player:
    """Holds one seat, decides at random, and remembers all it was told."""

    table: str
    key: Json
    decisions: int = 0
    log: list[Json] = field(default_factory=list)
    mine: dict[int, int] = field(default_factory=dict)  # decision → action, confirmed
    heard: int = 0  # snapshots, in all
    lost: int = 0  # connections, in mid-match
    refused: Counter[str] = field(default_factory=Counter)  # by code; tried again
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

    def play_on(self, up: list[Server]) -> None:
        """Until the match is over; whenever a connection is lost, by another one."""
        while not (self.over or self.problem):
            heard = self.heard
            for server in random.sample(up, min(1, len(up))):
                self.play(server)
            self.lost += not self.over and self.heard > heard
            time.sleep(random.uniform(0.02, 0.1))

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
                self.send(wire, sent)
            shown = self.next_snapshot(wire, sent)

    def send(self, wire: Wire, sent: tuple[int, int]) -> None:
        seat = self.key["seat"]
        wire.calmly()
        wire.send("play", seat=seat, action=sent[1], decisions=sent[0])

    def next_snapshot(self, wire: Wire, sent: tuple[int, int]) -> Json:
        """What is refused on the way is tried again.

        It may be the answer before the last one that was refused: neither counts.
        """
        while True:
            message = wire.receive()
            if message["type"] == "snapshot":
                return message
            if message["type"] == "refusal":
                assert message["code"] in PASSING, message
                self.refused[message["code"]] += 1
                for decision in sorted(self.mine)[-2:]:
                    del self.mine[decision]
                time.sleep(0.1)
                self.send(wire, sent)

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
    matches: int = 0  # verified to the end
    decisions: int = 0  # of these
    answered: int = 0  # decisions of the clients', confirmed and found in the records
    lost: int = 0  # connections that broke off in mid-match
    seconds: float = 0.0
    rate: int = 0  # refusals after which a client tried again, by their codes
    stale: int = 0
    store: int = 0

    def add(self, other: "Figures") -> None:
        for one in fields(self):
            sum = getattr(self, one.name) + getattr(other, one.name)
            setattr(self, one.name, sum)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.lost} connections broken off in mid-match, "
            f"{self.matches} matches verified to the end: {self.decisions} decisions, "
            f"{self.answered} of them by clients, confirmed and found again; "
            f"none lost; refused and tried again: {self.rate} rate, "
            f"{self.stale} stale, {self.store} store; {self.seconds:.0f} s"
        )


class Soak:
    """Servers that die, and the clients that come back to them."""

    def __init__(self, servers: list[Server], game: Game, tables: int) -> None:
        self.servers = servers
        self.up: list[Server] = []  # those that can be asked now
        self.asked = table_of(game)
        self.tables = tables
        self.players: list[Player] = []
        self.threads: list[threading.Thread] = []
        self.figures = Figures()

    def run(self, kills: int) -> Figures:
        begun = time.monotonic()
        try:
            for server in self.servers:
                self.up.append(server.start())
            for _ in range(kills):
                self.sit_down()
                self.wait_for(random.randint(1, MOST))
                victim = random.choice(self.servers)
                self.up.remove(victim)
                victim.end(signal.SIGKILL)
                self.figures.kills += 1
                self.up.append(victim.start())
            self.wait_for_the_end()
            for table in {player.table for player in self.players}:
                self.check_end(table)
        finally:
            for player in self.players:  # whoever still plays stops
                player.problem = player.problem or "the servers are gone"
            for server in self.servers:
                server.end()
            for thread in self.threads:
                thread.join()
        self.figures.lost = sum(player.lost for player in self.players)
        for code in PASSING:
            refused = sum(player.refused[code] for player in self.players)
            setattr(self.figures, code, refused)
        self.figures.seconds = time.monotonic() - begun
        return self.figures

    def sit_down(self) -> None:
        """New tables for those that are over."""
        playing = {player.table for player in self.players if not player.over}
        with client_of(random.choice(self.servers)) as client:
            for _ in range(self.tables - len(playing)):
                table, keys = open_table(client, self.asked)
                for key in keys:
                    self.begin(Player(table, key))

    def begin(self, player: Player) -> None:
        self.players.append(player)
        self.threads.append(threading.Thread(target=player.play_on, args=(self.up,)))
        self.threads[-1].start()

    def heard(self) -> int:
        return sum(player.heard for player in self.players)

    def wait_for(self, snapshots: int) -> None:
        """So many more, or until all matches are over; then a moment."""
        until, end = self.heard() + snapshots, time.monotonic() + 2 * PATIENCE
        while self.heard() < until and not all(player.over for player in self.players):
            self.look_for_problems()
            assert time.monotonic() < end, f"nobody plays\n{self.logs()}"
            time.sleep(0.001)
        time.sleep(random.uniform(0.0, 0.02))  # not always just after a snapshot

    def wait_for_the_end(self) -> None:
        for thread in self.threads:
            while thread.is_alive():
                self.look_for_problems()
                thread.join(0.1)
        self.look_for_problems()

    def look_for_problems(self) -> None:
        for player in self.players:
            if player.problem:
                told = f"table {player.table}: {player.problem}"
                raise AssertionError(f"{told}\n{self.logs()}")

    def logs(self) -> str:
        return "\n".join(server.log.read_text() for server in self.servers)

    def check_end(self, table: str) -> None:
        with client_of(self.servers[0]) as client:
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


def soak(
    folder: Path, *, kills: int, game: Game, tables: int = TABLES, place: str = ""
) -> Figures:
    """One round: a server on SQLite, or two on a PostgreSQL database."""
    names = ["one", "other"] if place else ["one"]
    args = ("--database", place) if place else ()
    for name in names:
        (folder / name).mkdir()
    servers: list[Server] = [Server(folder / name, *args) for name in names]
    return Soak(servers, game, tables).run(kills)


# In many rounds


class Progress:
    """The figures of every leg, in a file if there is one."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.legs: dict[str, Figures] = {}
        if file is not None and file.exists():
            kept = json.loads(file.read_text())
            self.legs = {leg: Figures(**figures) for leg, figures in kept.items()}

    def kills(self, leg: str) -> int:
        return self.legs[leg].kills if leg in self.legs else 0

    def add(self, leg: str, figures: Figures) -> None:
        self.legs.setdefault(leg, Figures()).add(figures)
        if self.file is not None:
            new = self.file.with_name(f"{self.file.name}.new")
            kept = {leg: asdict(figures) for leg, figures in self.legs.items()}
            new.write_text(json.dumps(kept, indent=1))
            new.replace(self.file)

    def tell(self) -> None:
        total = Figures()
        for leg, figures in self.legs.items():
            print(f"{leg}: {figures}")
            total.add(figures)
        print(f"in all: {total}")


def split(kills: int, legs: list[str]) -> dict[str, int]:
    """As equally as it goes."""
    each, more = divmod(kills, len(legs))
    return {leg: each + (number < more) for number, leg in enumerate(legs)}


def rounds(goal: dict[str, int], progress: Progress) -> Iterator[tuple[str, int]]:
    """What is still to be done: legs in turn, so that all of them grow."""
    while True:
        left = {leg: kills - progress.kills(leg) for leg, kills in goal.items()}
        todo = {leg: kills for leg, kills in left.items() if kills > 0}
        if not todo:
            return
        for leg, kills in todo.items():
            yield leg, min(ROUND, kills)


def run_all(kills: int, progress: Progress, databases: list[str], tables: int) -> None:
    legs = [f"{game.id} on {database}" for game in GAMES for database in databases]
    with ExitStack() as stack:
        cluster = ""
        for leg, some in rounds(split(kills, legs), progress):
            game, _, database = leg.partition(" on ")
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            place = ""
            if database == POSTGRESQL:
                cluster = cluster or stack.enter_context(postgresql())
                name = f"kill{time.time_ns()}"
                asyncio.run(create_database(cluster, name))
                place = f"{cluster}/{name}"
            made = soak(folder, kills=some, game=find(game), tables=tables, place=place)
            progress.add(leg, made)
            print(
                f"{leg}: {progress.kills(leg)} kills, {made.seconds:.0f} s", flush=True
            )


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill servers in mid-play.")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=TABLES, help="at once")
    parser.add_argument("--state", type=Path, help="file to go on from")
    parser.add_argument("--only", choices=[SQLITE, POSTGRESQL], help="one database")
    given = parser.parse_args()
    databases = [given.only] if given.only else [SQLITE, POSTGRESQL]
    if POSTGRESQL in databases and (reason := why_not()):
        parser.error(f"{reason}; --only sqlite does without")
    progress = Progress(given.state)
    # Who is killed leaves semaphores behind; they are removed, and need no word.
    os.environ.setdefault("PYTHONWARNINGS", "ignore:resource_tracker")
    with suppress(KeyboardInterrupt):
        run_all(given.kills, progress, databases, given.tables)
    progress.tell()


if __name__ == "__main__":
    main()
