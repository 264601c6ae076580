"""The games of the house: each is opened when it is first asked for.

What is wrong with one game's files stops that game, and no other.
"""

import copyreg
import sys
import traceback
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import (
    GameError,
    Mistake,
    Problems,
    UnknownGame,
    UnknownOption,
)
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import Silence

IDS = ("stratum", "carcosa", "connected_worlds", "heroes", "escaramuzas")


class Games:
    """All games, in order; whoever goes through them needs every one to open."""

    def __iter__(self) -> Iterator[Game]:
        return (find(id) for id in IDS)

    def __len__(self) -> int:
        return len(IDS)

    def __getitem__(self, at: int) -> Game:
        return find(IDS[at])

    def __contains__(self, game: object) -> bool:
        return any(one is game for one in self)


GAMES = Games()


def find(id: str) -> Game:
    """The game of an id; a broken one says what is wrong with it."""
    if id not in IDS:
        raise UnknownGame("game", id, IDS)
    game = open_game(id)
    if isinstance(game, GameError):
        raise GameError(str(game)) from game.__cause__
    return game


def pickled(game: Game) -> tuple[Callable[..., Game], tuple[Any, ...]]:
    """A game goes elsewhere by its id, and the card files added to it."""
    if game.id not in IDS:
        raise TypeError(f"{game.name} is no game of the house, it cannot be pickled")
    return extended, (game.id, tuple(sorted(game.added.items())))


@cache
def extended(id: str, files: tuple[tuple[str, str], ...]) -> Game:
    """A game as it was pickled, made once."""
    game = find(id)
    return game.extend(dict(files)) if files and game.extend else game


copyreg.pickle(Game, pickled)


def sound() -> list[Game]:
    """The games that can be opened."""
    return [game for id in IDS if isinstance(game := open_game(id), Game)]


def broken() -> dict[str, str]:
    """Why the others cannot."""
    return {id: str(why) for id in IDS if isinstance(why := open_game(id), GameError)}


class House(ModuleType):
    """This module, which is a function beside: `sobremesa.games()` lists the games."""

    def __call__(self) -> list[Game]:
        return sound()


sys.modules[__name__].__class__ = House


@cache
def open_game(id: str) -> Game | GameError:
    """Import a game and lay its smallest table once, or say why that cannot be."""
    try:
        game = import_module(f"{__name__}.{id}").GAME
        assert isinstance(game, Game)
        game.new({}, game.seats[0], Fast(id), Silence())
        return game
    except Exception as error:
        why = GameError(f"{id} cannot be opened: {told(id, error)}")
        why.__cause__ = error
        return why


def told(id: str, error: Exception) -> str:
    """A sentence; what is no mistake in a file is one in the game's code."""
    if isinstance(error, UnknownOption) and not error.place:
        return str(error.at(f"{id}/content.toml"))  # the rules asked for it
    if isinstance(error, Problems) and len(error.problems) > 1:
        return f"{error.problems[0].text}; and {len(error.problems) - 1} more"
    if isinstance(error, Mistake):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(last.filename).name}, line {last.lineno}"
    return f"{type(error).__name__} in {place}: {error}"
