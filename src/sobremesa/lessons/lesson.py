"""A lesson as its file tells it, all that is wrong with it told at once."""

import operator
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

import msgspec

from sobremesa.kernel.content import name_of, read_own
from sobremesa.kernel.errors import Mistake, Unknown, listed
from sobremesa.kernel.game import Game
from sobremesa.kernel.options import Value
from sobremesa.kernel.seat import Seat

#: What a step can point at beside elements: parts of the page that every game has.
PARTS = ("prompt", "choices", "board", "centre", "hand", "log", "undo", "hint")
CHECKS: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}
CHECK = re.compile(r"(?P<path>[\w.]+) (?P<sign>[=<>]) (?P<value>\S+)")


class Moment(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """When something is said: everything that is named must hold."""

    key: str  # of the message that says it
    stage: str = ""  # the question that is asked
    event: str = ""  # since the learner's last decision this has happened
    view: list[str] = []  # of what the learner sees: "round = 2", "players.0.keys > 1"
    point: list[str] = []  # elements, as "card:plant", or one of PARTS


class Step(Moment, forbid_unknown_fields=True, kw_only=True):
    """One thing to learn; with `do` it waits until that is done."""

    do: list[str] = []  # texts of actions, with * for anything; the first is the advice


class Told(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole file."""

    seed: str
    seat: str  # the learner's
    seats: int
    level: str = "easy"  # of the bots, once their script is over
    options: dict[str, Value] = {}
    bots: dict[str, list[str]] = {}  # by seat: what it does first, decision by decision
    steps: list[Step]
    tips: list[Moment] = []  # said once, whenever their moment comes


@dataclass(frozen=True, kw_only=True, eq=False)
class Lesson:
    """A guided first match."""

    game: Game
    name: str
    seed: str
    seat: int
    seats: int
    level: str
    options: Mapping[str, Value]
    bots: Mapping[int, tuple[str, ...]]
    steps: tuple[Step, ...]
    tips: tuple[Moment, ...] = field(default=())

    def players(self, learner: str) -> list[str]:
        """By seat: the learner among bots."""
        return [learner if at == self.seat else self.level for at in range(self.seats)]

    def holds(self, moment: Moment, seat: Seat, happened: set[str]) -> bool:
        """Whether it is time to say something to the learner, who is asked now."""
        if moment.stage and moment.stage != seat.stage:
            return False
        if moment.event and moment.event not in happened:
            return False
        view = msgspec.to_builtins(seat.view) if moment.view else None
        return all(is_so(check, view) for check in moment.view)

    def awaited(self, step: Step, seat: Seat) -> list[int]:
        """The legal actions that a step waits for, the advised one first."""
        text = self.game.table.text
        return list(
            dict.fromkeys(
                action
                for wanted in step.do
                for action in seat.legal
                if fnmatchcase(text(action), wanted)
            )
        )


def is_so(check: str, view: Any) -> bool:
    """Any: a view as JSON. What is not there is not so."""
    found = CHECK.fullmatch(check)
    assert found is not None  # the lesson was read
    for part in found["path"].split("."):
        if isinstance(view, list):
            view = view[int(part)] if part.isdigit() and int(part) < len(view) else None
        else:
            view = view.get(part) if isinstance(view, dict) else None
    if isinstance(view, int):  # true counts as 1
        value = found["value"]
        return value.isdigit() and CHECKS[found["sign"]](view, int(value))
    return found["sign"] == "=" and view == found["value"]


def lessons(game: Game) -> tuple[str, ...]:
    """The names of a game's lessons, the first one first; own content has none."""
    if game.overlay:
        return ()
    names = [path.stem for path in (game.folder / "lessons").glob("*.toml")]
    return tuple(sorted(names, key=lambda name: (name != "first", name)))


@cache
def open_lesson(game: Game, name: str) -> Lesson:
    """A lesson by its name, or a sentence that says what is wrong."""
    if name not in lessons(game):
        raise Unknown("lesson", name, lessons(game))
    path = game.folder / "lessons" / f"{name}.toml"
    try:
        told = msgspec.convert(tomllib.loads(read_own(path)), Told)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Mistake(f"{name_of(path)}: {error}") from None
    problems = wrong(game, told)
    if problems:
        raise Mistake(f"{name_of(path)}: {'; '.join(problems)}")
    seat_ids = game.kinds["seat"]
    return Lesson(
        game=game,
        name=name,
        seed=told.seed,
        seat=seat_ids.index(told.seat),
        seats=told.seats,
        level=told.level,
        options=game.set_up(told.options, told.seats),
        bots={seat_ids.index(id): tuple(moves) for id, moves in told.bots.items()},
        steps=tuple(told.steps),
        tips=tuple(told.tips),
    )


def wrong(game: Game, told: Told) -> list[str]:
    """All that names something the game does not have."""
    seats = game.kinds["seat"][: told.seats]
    found = [
        f"there is no seat {id!r}, only {listed(seats)}"
        for id in (told.seat, *told.bots)
        if id not in seats
    ]
    texts = set(game.table.texts)
    for id, moves in told.bots.items():
        found += [f"{id} cannot do {one!r}" for one in moves if one not in texts]
    for step in told.steps:
        for one in step.do:
            if not any(fnmatchcase(text, one) for text in texts):
                found.append(f"{step.key}: no action is called {one!r}")
    for moment in (*told.steps, *told.tips):
        found += [f"{moment.key}: {problem}" for problem in amiss(game, moment)]
    keys = [moment.key for moment in (*told.steps, *told.tips)]
    return found + [f"{key} stands twice" for key in set(keys) if keys.count(key) > 1]


def amiss(game: Game, moment: Moment) -> list[str]:
    """The same of one moment."""
    found = []
    if moment.stage and moment.stage not in game.stages:
        found.append(f"there is no stage {moment.stage!r}")
    if moment.event and moment.event not in game.events:
        found.append(f"there is no event {moment.event!r}")
    found += [
        f"{check!r} is no check of a view, as 'round = 2' is one"
        for check in moment.view
        if not CHECK.fullmatch(check)
    ]
    for one in moment.point:
        kind, _, id = one.partition(":")
        if one not in PARTS and id not in game.kinds.get(kind, ()):
            found.append(f"there is no {one!r} to point at")
    return found
