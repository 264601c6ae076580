"""The games of the house: each is imported when it is first asked for."""

import copyreg
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from sobremesa.kernel.errors import UnknownGame
from sobremesa.kernel.game import Game

IDS = ("stratum", "carcosa", "connected_worlds", "heroes", "escaramuzas")


class Games:
    """All of them, in order; whoever goes through them needs every one to open."""

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
    """A game of the house; `sobremesa.shelf` finds those from outside, too."""
    if id not in IDS:
        raise UnknownGame("game", id, IDS)
    game = import_module(f"{__name__}.{id}").GAME
    assert isinstance(game, Game)
    return game


def shelf() -> Any:
    """It stands on this, and knows the games from outside: opened when asked for."""
    return import_module("sobremesa.shelf")


class House(ModuleType):
    """This module, which is a function beside: `sobremesa.games()` lists all games."""

    def __call__(self) -> list[Game]:
        found: list[Game] = shelf().sound()
        return found


sys.modules[__name__].__class__ = House


def pickled(game: Game) -> tuple[Callable[..., Game], tuple[Any, ...]]:
    """A game goes elsewhere by its id and its own content."""
    if game.id not in shelf().ids():
        raise TypeError(f"{game.name} is on no shelf, it cannot be pickled")
    return shelf().remade, (game.id, game.edition, game.overlay.text)


copyreg.pickle(Game, pickled)
