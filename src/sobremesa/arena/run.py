"""An arena from its first match, or from where it was stopped, to its last."""

import os
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sobremesa.bots.own import is_own
from sobremesa.complaint import Complaint
from sobremesa.lab.pool import Patience

from .book import Book
from .bout import Play
from .clients import ClientPlayer, Host
from .lines import LinePlayer
from .plan import Bout, Plan
from .players import BotPlayer, Player

COMMAND, CLIENT = "cmd:", "mcp:"
Watch = Callable[[Iterable[int]], Iterable[int]]


class Arena:
    """The players of a plan, made when they are first needed."""

    def __init__(self, plan: Plan, book: Book, *, lang: str = "en") -> None:
        self.plan = plan
        self.book = book
        self.lang = lang
        self.game = plan.open_game()
        self.players: dict[tuple[int, int], Player] = {}
        self.host: Host | None = None

    def __enter__(self) -> "Arena":
        """Those that cannot be opened are told before anything is played."""
        try:
            if any(one.spec.startswith(CLIENT) for one in self.plan.agents):
                self.host = Host(self.game, self.lang)
            for agent in range(len(self.plan.agents)):
                for copy in range(self.most(agent)):
                    self.players[agent, copy] = self.open(agent, copy)
            self.book.begin()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        for player in self.players.values():
            player.close()
        if self.host is not None:
            self.host.close()

    def most(self, agent: int) -> int:
        """At how many seats of one match an agent sits."""
        return max(seating.count(agent) for seating in self.plan.seatings)

    def open(self, agent: int, copy: int) -> Player:
        entry = self.plan.agents[agent]
        log = self.book.log(entry.name, copy)
        if entry.spec.startswith(COMMAND):
            return LinePlayer(command_in(entry.spec, COMMAND), log)
        if self.host is not None and entry.spec.startswith(CLIENT):
            return ClientPlayer(self.host, command_in(entry.spec, CLIENT), log)
        if is_own(entry.spec) and os.getcwd() not in sys.path:
            sys.path.insert(0, os.getcwd())
        return BotPlayer(entry.spec)

    def run(self, watch: Watch = iter) -> bool:
        """Play what is not played yet; whether nothing is left.

        Ctrl-C ends it before the next match; a second one at once.
        """
        with Patience() as patience:
            for _ in patience.each(watch(self.play_all())):
                pass
        return len(self.book.matches) >= len(self.plan)

    def play_all(self) -> Iterator[int]:
        for bout in self.plan.bouts():
            if bout.number not in self.book.matches:
                self.play(bout)
            yield bout.number

    def play(self, bout: Bout) -> None:
        seen: dict[int, int] = {}
        players: list[Player] = []
        for agent in bout.seating:
            players.append(self.players[agent, seen.get(agent, 0)])
            seen[agent] = seen.get(agent, 0) + 1
        play = Play(self.plan, self.game, bout, players)
        told: dict[str, Any] = play.run()
        self.book.add(told, play.record())

    def invitations(self) -> list[tuple[str, str, str]]:
        """For clients that come by themselves: name, address and key."""
        return [
            (self.plan.agents[agent].name, self.host.address, player.key)
            for (agent, _), player in self.players.items()
            if self.host and isinstance(player, ClientPlayer) and not player.command
        ]


def command_in(spec: str, prefix: str) -> list[str]:
    """The words of a command; a client may have none, and come by itself."""
    try:
        words = shlex.split(spec.removeprefix(prefix))
    except ValueError:
        words = []
    if not words and (prefix == COMMAND or spec != prefix):
        raise Complaint("error-arena-agent", agent=spec)
    return words
