"""What a puzzle asks for: that something happens, or does not, before a moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

import msgspec

from sobremesa.kernel.errors import Unknown
from sobremesa.kernel.game import Game
from sobremesa.kernel.witness import Witness

Cells = tuple[frozenset[int] | None, ...]  # of each number: which will do; None: any


class Kind(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A kind of goal, as the file of a game declares it.

    An event is named as `8.2/built * S`: its key, then patterns of ids for its numbers;
    `me` and `foe` stand for the number of a seat, {me} and {foe} for its id.
    """

    rule: str  # that says what the goal is
    why: str = ""  # another rule, that decides it
    want: list[str] = []  # one of these happens: reached
    avoid: list[str] = []  # one of these happens: missed
    until: list[str] = []  # events that end the time for it
    ends: list[str] = []  # questions that end it, whoever is asked
    rolls: bool = True  # false: so does the first die, as nothing before it is luck
    answers: list[str] = []  # questions that others answer in between, at their best
    stages: list[str] = []  # questions at which such a puzzle may begin
    options: dict[str, str | int | bool] = {}  # of the matches it is looked for in
    seats: int = 0  # of them
    matches: int = 0  # in how many it is looked for
    all: bool = False  # at every decision, not only in turns in which it came about
    take: int = 0  # how many are chosen of what is found


@dataclass(frozen=True)
class Aim:
    """The same, read for one position."""

    seat: int
    want: Mapping[str, list[Cells]]
    avoid: Mapping[str, list[Cells]]
    until: frozenset[str]
    ends: frozenset[int]
    answers: frozenset[int]
    rolls: bool
    otherwise: bool = field(default=False)  # how it stands when the time is over


def aimed(game: Game, kind: Kind, seat: int) -> Aim:
    """For a seat; who has a foe sits at a table of two."""
    return Aim(
        seat=seat,
        want=patterns(game, kind.want, seat),
        avoid=patterns(game, kind.avoid, seat),
        until=frozenset(kind.until),
        ends=frozenset(stage(game, name) for name in kind.ends),
        answers=frozenset(stage(game, name) for name in kind.answers),
        rolls=kind.rolls,
        otherwise=not kind.want,
    )


def stage(game: Game, name: str) -> int:
    if name not in game.stages:
        raise Unknown("stage", name, game.stages)
    return game.stages.index(name)


def patterns(game: Game, texts: list[str], seat: int) -> dict[str, list[Cells]]:
    seats = {"me": seat, "foe": 1 - seat}
    named = {who: game.kinds["seat"][number] for who, number in seats.items()}
    found: dict[str, list[Cells]] = {}
    for text in texts:
        key, *words = text.format(**named).split(" ")
        if key not in game.events:
            raise Unknown("event", key, tuple(game.events))
        kinds = [one.rpartition(":")[2] for one in game.events[key].split(" ")]
        cells = tuple(
            frozenset([seats[word]])
            if word in seats
            else fitting(game.kinds.get(kind, ()), word)
            for kind, word in zip(kinds, words, strict=False)
        )
        found.setdefault(key, []).append(cells)
    return found


def fitting(ids: tuple[str, ...], word: str) -> frozenset[int] | None:
    """The numbers of an element's kind whose ids fit."""
    if word == "*":
        return None
    if not ids:
        return frozenset([int(word)])
    return frozenset(at for at, id in enumerate(ids) if fnmatchcase(id, word))


class Decided(Exception):
    """Raised out of the rules as soon as the goal is reached or missed."""

    def __init__(self, reached: bool) -> None:
        self.reached = reached


class Watch(Witness):
    """Hears what the rules tell, and ends the telling when it is decided."""

    def __init__(self, aim: Aim) -> None:
        super().__init__()
        self.aim = aim

    def hear(self, key: str, numbers: tuple[int, ...], eyes: int) -> None:
        aim = self.aim
        if key in aim.want and fits(aim.want[key], numbers):
            raise Decided(True)
        if key in aim.avoid and fits(aim.avoid[key], numbers):
            raise Decided(False)
        if key in aim.until:
            raise Decided(aim.otherwise)


def fits(cells: list[Cells], numbers: tuple[int, ...]) -> bool:
    return any(
        all(
            some is None or number in some
            for some, number in zip(one, numbers, strict=False)
        )
        for one in cells
    )
