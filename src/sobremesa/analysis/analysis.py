"""A whole match looked back at: the chances of all seats, and where it turned."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from sobremesa.kernel import notation
from sobremesa.kernel.errors import Mistake, PositionError
from sobremesa.kernel.record import Record

from .chances import Chances
from .weigh import ANALYST, NONE, Weighed

VERSION = 1
ROLLS = 24  # times a position is played on
SURE = 120  # times, where the match may have turned
CANDIDATES = 10  # decisions that are looked at again
SLICE = 4  # decisions that are weighed at once
NAMED = 6  # turning points that are told
LEAST = 0.1  # of a chance, that something counts
ALIKE = 0.005  # of a chance: no difference that anybody sees
Kind = Literal["blunder", "luck", "move"]
Work = Callable[[Sequence[int], int], Iterable[Weighed]]
Plan = Generator[tuple[Sequence[int], int], list[Weighed], "Analysis"]


class Turn(msgspec.Struct, frozen=True):
    """A decision at which a match turned.

    A blunder gave away what the seat could have known; luck is what the dice gave or
    took from the seat named; a move changed the chance of whoever made it.
    """

    number: int
    kind: Kind
    seat: int  # whose chance changed
    by: float  # how much


class Analysis(msgspec.Struct, frozen=True):
    """What `sobremesa analyse` writes and the server keeps."""

    sobremesa: str
    game: str
    edition: int
    record: str  # the record's digest
    content: str  # fingerprint of its own content
    analyst: str
    rolls: int
    seats: list[str]
    players: list[str]
    chances: list[Chances]  # at the start, and after each decision
    decisions: list[Weighed]
    turns: list[Turn]  # in the order of the match
    turning: int = NONE  # the greatest of them, by its place

    @property
    def sides(self) -> list[list[int]]:
        """Seats whose chances are always the same are one side."""
        found: list[list[int]] = []
        for seat in range(len(self.seats)):
            mates = next((side for side in found if self.alike(side[0], seat)), None)
            if mates is None:
                found.append([seat])
            else:
                mates.append(seat)
        return found

    def alike(self, one: int, other: int) -> bool:
        return all(abs(at[one] - at[other]) < ALIKE for at in self.chances)

    def side(self, seat: int) -> list[int]:
        return next(side for side in self.sides if seat in side)


def put_together(
    record: Record, first: Sequence[Weighed], again: Sequence[Weighed]
) -> Analysis:
    """From every decision weighed, and from some weighed with more patience."""
    best = {one.number: one for one in first} | {one.number: one for one in again}
    decisions = [best[number] for number in sorted(best)]
    chances = [one.before for one in decisions[:1]]
    chances += [one.settled for one in decisions]
    for one in again:
        chances[one.number - 1] = one.before
    found = sorted(turns_of(again), key=lambda turn: -abs(turn.by))[:NAMED]
    turns = sorted(found, key=lambda turn: turn.number)
    return Analysis(
        sobremesa=f"analysis {VERSION}",
        game=record.game,
        edition=record.edition,
        record=notation.digest_of(record),
        content=record.content,
        analyst=ANALYST,
        rolls=ROLLS,
        seats=list(record.seats),
        players=list(record.seats.values()),
        chances=chances,
        decisions=decisions,
        turns=turns,
        turning=turns.index(found[0]) if found else NONE,
    )


def turn_of(one: Weighed) -> Turn | None:
    """What a decision turned, if anything: the greatest of what may have happened."""
    swings = [(abs(by), seat, by) for seat, by in enumerate(one.luck)]
    _, lucky, luck = max(swings)
    gain = one.decided[one.seat] - one.before[one.seat]
    found = [
        Turn(one.number, "blunder", one.seat, -round(one.cost, 3)),
        Turn(one.number, "luck", lucky, round(luck, 3)),
        Turn(one.number, "move", one.seat, round(max(gain, 0.0), 3)),
    ]
    greatest = max(found, key=lambda turn: abs(turn.by))
    return greatest if abs(greatest.by) >= LEAST else None


def turns_of(weighed: Iterable[Weighed]) -> Iterator[Turn]:
    return (turn for one in weighed if (turn := turn_of(one)) is not None)


def candidates(first: Iterable[Weighed]) -> list[int]:
    """The decisions that deserve a second look, in their order."""
    found = sorted(turns_of(first), key=lambda turn: -abs(turn.by))[:CANDIDATES]
    return sorted(turn.number for turn in found)


def plan(record: Record) -> Plan:
    """All decisions, then those at which it may have turned once more.

    What is to be weighed, and how often it is played on, some decisions at a time:
    neighbours share what is found out.
    """
    first: list[Weighed] = []
    for some in slices(range(1, len(record.actions) + 1), SLICE):
        first += yield some, ROLLS
    again: list[Weighed] = []
    for some in slices(candidates(first), 1):
        again += yield some, SURE
    return put_together(record, first, again)


def slices(numbers: Sequence[int], size: int) -> list[Sequence[int]]:
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def analyse(record: Record, work: Work) -> Analysis:
    """The plan, carried out."""
    planned = plan(record)
    found: list[Weighed] | None = None
    try:
        while True:
            numbers, rolls = planned.send(found)  # type: ignore[arg-type]  # at first
            found = list(work(numbers, rolls))
    except StopIteration as done:
        made: Analysis = done.value
        return made


def write(analysis: Analysis) -> str:
    return msgspec.json.encode(analysis).decode()


def read(text: str) -> Analysis:
    try:
        found = msgspec.json.decode(text.encode(), type=Analysis)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise PositionError(f"this is not an analysis: {error}") from None
    if found.sobremesa != f"analysis {VERSION}":
        told = f"the analysis says {found.sobremesa[:40]!r}"
        raise Mistake(f"{told}, this program reads 'analysis {VERSION}'")
    return found
