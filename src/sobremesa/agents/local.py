"""Tables of this process: matches between agents and bots of the house."""

import secrets
import threading
import time
from collections.abc import Sequence

import msgspec

from sobremesa.bots.levels import KINDS, LEVELS
from sobremesa.bots.own import Company
from sobremesa.complaint import Complaint
from sobremesa.kernel import notation
from sobremesa.kernel.errors import Unknown
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import NOBODY, Event
from sobremesa.kernel.match import Match
from sobremesa.kernel.options import Value
from sobremesa.kernel.reason import Reason
from sobremesa.kernel.state import Result
from sobremesa.shelf import Shelf

from .place import OPEN, OWN, WAITING, Order, first_order, person

MOST = 100  # tables; those that are over or forsaken make room
FORSAKEN = 3600.0  # seconds without a decision


class LocalTable:
    """A match, dealt when its last seat is taken; bots answer by themselves."""

    def __init__(
        self,
        id: str,
        game: Game,
        players: list[str],
        options: dict[str, Value],
        seed: str | None,
    ) -> None:
        """Players are bots; "" stands for the others."""
        self.id = id
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.match: Match | None = None
        self.bots: dict[int, object] = {
            at: who for at, who in enumerate(players) if who
        }
        self.company = Company({}, None)
        self.changed = threading.Condition()
        self.touched = time.monotonic()

    def take(self, seat: int | None, name: str) -> int:
        """Sit down at an open seat: the one named, or the first."""
        with self.changed:
            open = [at for at, player in enumerate(self.players) if not player]
            if seat is None and open:
                seat = open[0]
            if seat not in open:
                told = "-" if seat is None else str(seat)
                raise Complaint("error-agent-seat", seat=told, table=self.id)
            self.players[seat] = person(name)
            if len(open) == 1:
                self.begin()
            return seat

    def begin(self) -> None:
        """Deal, once everybody is there."""
        match = Match(self.game, self.players, self.options, seed=self.seed)
        self.company = Company(self.bots, match.seed)
        self.match = match
        self.go_on()

    def play(self, seat: int, action: int) -> None:
        with self.changed:
            self.dealt.play(seat, action)
            self.go_on()

    def go_on(self) -> None:
        """Bots answer until somebody else is asked."""
        match = self.dealt
        while not match.over and int(match.state.seat) in self.bots:
            match.play(int(match.state.seat), self.company.choose(match))
        self.touched = time.monotonic()
        self.changed.notify_all()

    @property
    def dealt(self) -> Match:
        if self.match is None:
            raise Complaint("error-agent-waiting", table=self.id)
        return self.match

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def idle(self) -> bool:
        """Whether nobody misses it: it is over, deserted, or stands still."""
        people = [who for at, who in enumerate(self.players) if at not in self.bots]
        still = time.monotonic() - self.touched > FORSAKEN
        return self.over or not any(people) or still


class LocalPlace:
    """A seat of such a table."""

    def __init__(self, table: LocalTable, number: int) -> None:
        self.at = table
        self.number = number
        self.game = table.game
        self.table = table.id
        self.lock = table.changed

    @property
    def id(self) -> str:
        return self.game.kinds["seat"][self.number]

    @property
    def players(self) -> Sequence[str]:
        return self.at.players

    @property
    def stage(self) -> str:
        match = self.at.match
        return WAITING if match is None else match.seat(self.number).stage

    @property
    def view(self) -> msgspec.Struct:
        return self.at.dealt.seat(self.number).view

    @property
    def legal(self) -> list[int]:
        match = self.at.match
        return [] if match is None else match.seat(self.number).legal

    @property
    def turn(self) -> int:
        match = self.at.match
        return NOBODY if match is None else int(match.state.seat)

    @property
    def decisions(self) -> int:
        return 0 if self.at.match is None else len(self.at.match.actions)

    @property
    def said(self) -> int:
        return 0 if self.at.match is None else len(self.at.match.journal.events)

    @property
    def result(self) -> Result | None:
        return self.at.dealt.result if self.at.over else None

    def why(self, action: int) -> list[Reason]:
        return self.at.dealt.seat(self.number).why(action)

    def events_since(self, number: int) -> list[Event]:
        match = self.at.match
        return [] if match is None else match.events_since(number, self.number)

    def play(self, action: int) -> None:
        self.at.play(self.number, action)

    def wait(self, seconds: float) -> None:
        with self.at.changed:
            self.at.changed.wait_for(
                lambda: self.at.over or self.turn == self.number, timeout=seconds
            )

    def record(self) -> str:
        if not self.at.over:
            raise Complaint("error-agent-record")
        return notation.write(self.at.dealt.record())

    def leave(self) -> None:
        """Before the start the seat is open again; later it waits for its holder."""
        with self.at.changed:
            if self.at.match is None:
                self.at.players[self.number] = ""


class LocalTables:
    """The tables of this process; their seeds are secret, or follow from one."""

    def __init__(self, shelf: Shelf, seed: str | None = None) -> None:
        self.shelf = shelf
        self.seed = seed
        self.opened = 0
        self.tables: dict[str, LocalTable] = {}
        self.lock = threading.Lock()

    def open(self, order: Order) -> tuple[str, LocalPlace]:
        game = self.shelf.find(order.game)
        order = first_order(order, game)
        seats = order.seats
        people = [who in (OWN, OPEN) for who in seats]
        chosen = game.set_up_for(order.options, people)
        for who in seats:
            if who not in (OWN, OPEN) and not is_bot(who):
                raise Unknown("player", who, (OWN, OPEN, *LEVELS, *KINDS))
        if seats.count(OWN) != 1:
            raise Complaint("error-agent-own", own=OWN)
        players = ["" if who in (OWN, OPEN) else who for who in seats]
        name = person(order.name)
        with self.lock:
            table = LocalTable(
                secrets.token_urlsafe(9), game, players, chosen, self.next_seed()
            )
            self.put(table)
        return new_key(), LocalPlace(table, table.take(seats.index(OWN), name))

    def next_seed(self) -> str | None:
        number, self.opened = self.opened, self.opened + 1
        return None if self.seed is None else f"{self.seed}/{number}"

    def put(self, table: LocalTable) -> None:
        """On the list, in place of an idle one if it is full."""
        if len(self.tables) >= MOST:
            idle = [id for id, one in self.tables.items() if one.idle]
            if not idle:
                raise Complaint("error-agent-full", most=str(MOST))
            del self.tables[idle[0]]
        self.tables[table.id] = table

    def join(self, table: str, seat: int | None, name: str) -> tuple[str, LocalPlace]:
        found = self.find(table)
        return new_key(), LocalPlace(found, found.take(seat, name))

    def hold(self, table: str, seat: int, key: str) -> LocalPlace:
        """Keys of this process are known to it already."""
        raise Complaint("error-agent-key")

    def find(self, table: str) -> LocalTable:
        if table not in self.tables:
            raise Complaint("error-agent-table", table=table)
        return self.tables[table]

    def waiting(self) -> list[tuple[str, str, list[str]]]:
        with self.lock:
            tables = list(self.tables.values())
        return [(t.id, t.game.id, list(t.players)) for t in tables if not t.match]


def is_bot(name: str) -> bool:
    """A level or a kind of the house, without a budget: a name opens nothing else."""
    return name in LEVELS or name in KINDS


def new_key() -> str:
    return secrets.token_urlsafe(24)
