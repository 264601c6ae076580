"""The games of the house: each is imported when it is first asked for."""

import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

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


class House(ModuleType):
    """This module, which is a function beside: `sobremesa.games()` lists all games."""

    def __call__(self) -> list[Game]:
        """Those from outside too: the shelf, which stands on this, has them."""
        found: list[Game] = import_module("sobremesa.shelf").sound()
        return found


sys.modules[__name__].__class__ = House
