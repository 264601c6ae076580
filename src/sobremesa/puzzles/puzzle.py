"""Puzzles as the file beside a game tells them, all that is wrong told at once."""

import datetime
import tomllib
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

import msgspec

from sobremesa.complaint import Complaint
from sobremesa.kernel import position
from sobremesa.kernel.content import name_of, read_own
from sobremesa.kernel.errors import Mistake
from sobremesa.kernel.game import Chosen, Game
from sobremesa.kernel.state import State

from .aim import Aim, Kind, aimed
from .prove import LIMIT, Proof

EPOCH = datetime.date(2026, 1, 1)  # the day of the first daily one


class Step(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One decision of the solution: what to do, and the chance of every answer."""

    do: str
    chances: dict[str, str]  # by text: "1", "0", "5/36"


class Told(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A puzzle as it is written."""

    kind: str
    position: str
    steps: list[Step]  # the first is the question; no die is rolled between them


class File(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    kind: dict[str, Kind]
    puzzle: list[Told] = []


@dataclass(frozen=True, kw_only=True, eq=False)
class Puzzle:
    """A position, whose decision it is there, and what it should be."""

    game: Game
    number: int  # from 1
    kind: str
    goal: Kind
    position: str
    options: Chosen
    state: State
    seat: int
    steps: tuple[Step, ...]

    @property
    def aim(self) -> Aim:
        return aimed(self.game, self.goal, self.seat)

    @property
    def chance(self) -> Fraction:
        """The best there is."""
        return Fraction(self.steps[0].chances[self.steps[0].do])

    def proof(self, limit: int = LIMIT) -> Proof:
        return Proof(self.game, self.aim, limit)


def read_file(game: Game) -> File:
    path = game.folder / "puzzles" / "puzzles.toml"
    if game.overlay or not path.exists():
        return File(kind={})
    try:
        return msgspec.convert(tomllib.loads(read_own(path)), File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Mistake(f"{name_of(path)}: {error}") from None


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """All of a game's; own content has none."""
    file = read_file(game)
    return tuple(
        opened(game, number, told, file)
        for number, told in enumerate(file.puzzle, start=1)
    )


def opened(game: Game, number: int, told: Told, file: File) -> Puzzle:
    if told.kind not in file.kind:
        raise Mistake(f"puzzle {number} of {game.name}: no kind {told.kind!r}")
    found, chosen, state = position.read(told.position, lambda _: game)
    return Puzzle(
        game=found,
        number=number,
        kind=told.kind,
        goal=file.kind[told.kind],
        position=told.position,
        options=chosen,
        state=state,
        seat=int(state.seat),
        steps=tuple(told.steps),
    )


def find_puzzle(game: Game, number: int) -> Puzzle:
    """By its number, or a sentence that says which there are."""
    known = puzzles(game)
    if not 1 <= number <= len(known):
        which = {"number": str(number), "most": str(len(known))}
        raise Complaint("error-puzzle", game=game.name, **which)
    return known[number - 1]


def daily(day: datetime.date, counts: dict[str, int]) -> tuple[str, int]:
    """Which is the puzzle of a day: the games in turn, then their numbers."""
    games = [game for game, count in counts.items() if count]
    if not games:
        raise Mistake("there are no puzzles")
    since = (day - EPOCH).days
    game = games[since % len(games)]
    return game, since // len(games) % counts[game] + 1
