"""What an arena plays: every pair of agents, all seats shared in turn, equal seeds."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from sobremesa.complaint import Complaint
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value
from sobremesa.kernel.overlay import Overlay
from sobremesa.shelf import stocked

MOST_AGENTS = 26
Seating = tuple[int, ...]  # by seat: an agent's number


@dataclass(frozen=True)
class Entry:
    """An agent, and what it is called."""

    name: str
    spec: str


@dataclass(frozen=True, kw_only=True)
class Bout:
    """One match of an arena; all of a round have the same dice."""

    number: int
    round: int
    seating: Seating


@dataclass(frozen=True, kw_only=True)
class Plan:
    """All that is needed to play any match of the arena, or the rest of them."""

    game: str
    agents: tuple[Entry, ...]
    seats: int
    options: Mapping[str, Value]
    seed: str
    rounds: int
    limit: float  # seconds of a decision
    apart: bool  # whether every agent plays alone at all seats
    content: str = ""  # own content, by its canonical text

    def open_game(self) -> Game:
        return stocked(self.game, Overlay(self.content))

    def seed_of(self, round: int) -> str:
        return f"{self.seed}/{round}"

    @cached_property
    def seatings(self) -> list[Seating]:
        """Who sits where in the matches of a round."""
        numbers = range(len(self.agents))
        if self.apart:
            return [(agent,) * self.seats for agent in numbers]
        return [
            seating
            for one, other in combinations(numbers, 2)
            for seating in shared(one, other, self.seats)
        ]

    def bouts(self) -> Iterator[Bout]:
        """Round by round: whoever stops early has all pairs and seats alike."""
        for round in range(self.rounds):
            for at, seating in enumerate(self.seatings):
                number = round * len(self.seatings) + at
                yield Bout(number=number, round=round, seating=seating)

    def __len__(self) -> int:
        return self.rounds * len(self.seatings)


def shared(one: int, other: int, seats: int) -> list[Seating]:
    """Every way to share seats evenly between two; of an odd number both ways."""
    half = seats // 2
    made: set[Seating] = set()
    for more, less in ((one, other), (other, one)):
        made.update(permutations_of((more,) * (seats - half) + (less,) * half))
    return sorted(made)


def permutations_of(seating: Seating) -> Iterator[Seating]:
    """Different orders; of many seats only those that rotate and mirror one another."""
    if len(seating) <= 4:
        yield from permutations(seating)
        return
    alternating = tuple(
        seating[at // 2 + (at % 2) * -(-len(seating) // 2)]
        for at in range(len(seating))
    )
    for order in (seating, alternating):
        for turn in range(len(order)):
            yield order[turn:] + order[:turn]


def read_entries(specs: tuple[str, ...]) -> tuple[Entry, ...]:
    """`greedy`, or `name=greedy`; every name once."""
    entries: list[Entry] = []
    for spec in specs:
        name, equals, rest = spec.partition("=")
        entry = (
            Entry(name, rest) if equals and name.isidentifier() else Entry(spec, spec)
        )
        if not entry.spec or not entry.name.isprintable():
            raise Complaint("error-arena-agent", agent=spec)
        if entry.name in [one.name for one in entries]:
            raise Complaint("error-arena-twice", agent=entry.name)
        entries.append(entry)
    if not 2 <= len(entries) <= MOST_AGENTS:
        raise Complaint("error-arena-few", most=str(MOST_AGENTS))
    return tuple(entries)
