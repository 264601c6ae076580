"""The games of a house: as they are printed, or with own cards beside these."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from sobremesa.games import find, sound
from sobremesa.kernel.game import Game

Cards = tuple[tuple[str, str], ...]  # card files: name and text


@dataclass(frozen=True)
class Shelf:
    """Own cards are known at every table of the house; a broken game is left out."""

    cards: Cards = ()

    def find(self, id: str) -> Game:
        return stocked(find(id).id, self.cards)

    def __iter__(self) -> Iterator[Game]:
        return (self.find(game.id) for game in sound())


PRINTED = Shelf()


@cache
def stocked(id: str, cards: Cards) -> Game:
    """Made once in every process; a game that takes no cards is as it is printed."""
    game = find(id)
    return game.extend(dict(cards)) if cards and game.extend is not None else game
