"""Where games are found: those of the house, those from outside, and with own content.

A package from outside says in its metadata which games it brings, by an entry point of
the group `sobremesa.games`: its name is the game's id, its value `package:GAME`, or a
module that has a `GAME`.

A game is opened when it is first asked for.
What is wrong with one game stops that game, and no other.
"""

import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from .games import IDS
from .games import find as find_own
from .kernel.dice import Fast
from .kernel.errors import GameError, Mistake, Problems, UnknownGame, UnknownOption
from .kernel.game import Game
from .kernel.log import Silence
from .kernel.overlay import PRINTED as PRINTED_CONTENT
from .kernel.overlay import Overlay

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "sobremesa.games"
Content = tuple[tuple[str, Overlay], ...]  # own content by the ids of games


@dataclass(frozen=True)
class Shelf:
    """All games; those that a house has own content for are found with it."""

    content: Content = ()

    def find(self, id: str) -> Game:
        return stocked(id, dict(self.content).get(id, PRINTED_CONTENT))

    def __iter__(self) -> Iterator[Game]:
        """Those that can be opened."""
        return (self.find(game.id) for game in sound())


PRINTED = Shelf()


def stocked(id: str, overlay: Overlay) -> Game:
    """A game with own content, made once in every process."""
    game = find(id)
    return game.carrying(overlay) if overlay else game


def remade(id: str, edition: int, content: str) -> Game:
    """A game as another process had it."""
    return find(id).of_edition(edition).carrying(Overlay(content))


def ids() -> tuple[str, ...]:
    """The games of the house, then those from outside."""
    return (*IDS, *outside())


def find(id: str) -> Game:
    """The game of an id; a broken one says what is wrong with it."""
    if id not in IDS and id not in outside():
        raise UnknownGame("game", id, ids())
    game = open_game(id)
    if isinstance(game, GameError):
        raise GameError(str(game)) from game.__cause__
    return game


def named_in(words: Sequence[str]) -> list[Game]:
    """The games whose ids are among some words; the house's own are asked first."""
    known = IDS if set(IDS) & set(words) else ids()
    return [find(id) for id in dict.fromkeys(words) if id in known]


def sound() -> list[Game]:
    """The games that can be opened."""
    return [game for id in ids() if isinstance(game := open_game(id), Game)]


def broken() -> list[str]:
    """Why the others cannot: a sentence each."""
    opened = [open_game(id) for id in ids()]
    return [str(why) for why in opened if isinstance(why, GameError)] + clashes()


@cache
def open_game(id: str) -> Game | GameError:
    """Import a game and lay its smallest table once, or say why that cannot be."""
    load: Callable[[], Game] = partial(find_own, id)
    if id not in IDS:
        brought = outside()[id]
        if isinstance(brought, GameError):
            return brought
        load = partial(load_entry, brought)
    try:
        game = load()
        game.new({}, game.seats[0], Fast(id), Silence())
        return game
    except (Exception, SystemExit) as error:
        why = GameError(f"{id} cannot be opened: {told(id, error)}")
        why.__cause__ = error
        return why


def told(id: str, error: BaseException) -> str:
    """A sentence; what is no mistake in a file is one in the game's code."""
    if isinstance(error, UnknownOption) and not error.place:
        return str(error.at(f"{id}/content.toml"))  # the rules asked for it
    if isinstance(error, Problems) and len(error.problems) > 1:
        return f"{error.problems[0].text}; and {len(error.problems) - 1} more"
    if isinstance(error, Mistake):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    if last.filename.startswith("<frozen"):  # Python did not find the module
        return f"{type(error).__name__}: {error}"
    place = f"{Path(last.filename).name}, line {last.lineno}"
    return f"{type(error).__name__} in {place}: {error}"


# From outside


@cache
def entries() -> "tuple[EntryPoint, ...]":
    """What the installed packages bring: some milliseconds, once."""
    from importlib.metadata import entry_points  # only for what the house has not

    return tuple(
        sorted(entry_points(group=GROUP), key=lambda one: (one.name, package(one)))
    )


def package(entry: "EntryPoint") -> str:
    return entry.dist.name if entry.dist is not None else entry.value


@cache
def outside() -> "dict[str, EntryPoint | GameError]":
    """The games from outside by their ids; one that two packages bring is refused."""
    found: dict[str, EntryPoint | GameError] = {}
    for entry in entries():
        id = entry.name
        if id in IDS:
            continue  # refused: see `clashes`
        if id not in found:
            found[id] = entry
            continue
        both = [package(one) for one in entries() if one.name == id]
        found[id] = GameError(
            f"{id} cannot be opened: it is brought by {' and by '.join(both)}, "
            "and only one game can have this id"
        )
    return found


def clashes() -> list[str]:
    """Of games from outside that are called like one of the house: this one counts."""
    return [
        f"{one.name} of {package(one)} cannot be opened: "
        f"{one.name} is a game of the house, and only one game can have this id"
        for one in entries()
        if one.name in IDS
    ]


def load_entry(entry: "EntryPoint") -> Game:
    """The game itself, which must be what its package says."""
    game = entry.load()
    game = game if isinstance(game, Game) else getattr(game, "GAME", game)
    if not isinstance(game, Game):
        raise GameError(
            f"{entry.value} of {package(entry)} is no Game and has no GAME, "
            f"it is of type {type(game).__name__}"
        )
    if game.id != entry.name:
        raise GameError(
            f"{package(entry)} brings it as {entry.name!r}, its own id is {game.id!r}"
        )
    return game
