"""Bots think in worker processes, so that the server never waits for them."""

import logging
import secrets

import msgspec

from sobremesa.bots.bot import Hint
from sobremesa.bots.levels import Brain, in_a_row
from sobremesa.kernel.match import Match
from sobremesa.kernel.overlay import Overlay
from sobremesa.kernel.position import Position
from sobremesa.kernel.seat import Seat
from sobremesa.shelf import PRINTED, Shelf

from .patience import HERE
from .workers import Died, Slow, Workers

SUREST = "chance"  # who decides where another bot has no answer in time
log = logging.getLogger(__name__)


class Thinker:
    """Hands the question on a table to a worker.

    The payer is the network that opened the table or asks for the hint. Tables whose
    payer is not known, to which nobody has come since the server's start, pay together.
    """

    def __init__(self, workers: Workers, shelf: Shelf = PRINTED) -> None:
        self.workers = workers
        self.shelf = shelf

    async def choose(
        self, match: Match, bot: str, *, payer: str = "", table: str = ""
    ) -> int:
        """A bot's answer for the seat that is asked."""
        asked = self.question(match)
        row = in_a_row(match.actions, int(match.state.seat))
        try:
            return await self.workers.think(payer, choose, *asked, bot, luck(), row)
        except Died:  # not by this table's fault: once more
            return await self.workers.think(payer, choose, *asked, bot, luck(), row)
        except Slow as error:
            log.warning("table %s: %s had no answer: %s", table, bot, error)
            return await self.workers.think(payer, choose, *asked, SUREST, luck(), row)

    async def hint(self, match: Match, bot: str, *, payer: str) -> Hint:
        """What a bot would do for the seat that is asked, and why."""
        asked = self.question(match)
        return await self.workers.advise(payer, hint, *asked, bot, luck())

    def question(self, match: Match) -> tuple[Shelf, str, int]:
        return self.shelf, match.position(), int(match.state.seat)


def luck() -> str:
    return secrets.token_hex(8)


def choose(
    shelf: Shelf, position: str, seat: int, bot: str, luck: str, row: int
) -> int:
    return Brain(bot, luck).choose(seat_of(shelf, position, seat), row)


def hint(shelf: Shelf, position: str, seat: int, bot: str, luck: str) -> Hint:
    """It ends as soon as nobody waits for it."""
    return Brain(bot, luck).hint(seat_of(shelf, position, seat), HERE.forsaken)


def seat_of(shelf: Shelf, position: str, seat: int) -> Seat:
    """The seat a bot is handed, from a position of our own making."""
    told = msgspec.json.decode(position, type=Position)
    game = shelf.find(told.game).of_edition(told.edition)
    game = game.carrying(Overlay(told.overlay))
    chosen = game.set_up(told.options, told.seats)
    return Seat(game, game.load(chosen, told.seats, told.state), seat)
