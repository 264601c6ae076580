"""The games of the house."""

from sobremesa.kernel.errors import GameError, shown
from sobremesa.kernel.game import Game

from .carcosa import GAME as CARCOSA
from .connected_worlds import GAME as CONNECTED_WORLDS
from .escaramuzas import GAME as ESCARAMUZAS
from .heroes import GAME as HEROES
from .stratum import GAME as STRATUM

GAMES: tuple[Game, ...] = (STRATUM, CARCOSA, CONNECTED_WORLDS, HEROES, ESCARAMUZAS)


def find(id: str) -> Game:
    """The game of an id."""
    for game in GAMES:
        if game.id == id:
            return game
    known = ", ".join(game.id for game in GAMES)
    raise GameError(f"there is no game {shown(id)}, the house has {known}")
