"""What a player, a bot or a socket is handed of a match."""

from typing import Protocol

import msgspec

from .dice import Dice, Fast
from .errors import TurnError
from .game import Game
from .goals import Goal, ordered
from .reason import Reason
from .sight import Sight
from .state import State


class Outlook(Protocol):
    """What words and boards ask of a seat, wherever its match is played."""

    @property
    def game(self) -> Game: ...
    @property
    def number(self) -> int: ...
    @property
    def id(self) -> str: ...
    @property
    def stage(self) -> str: ...
    @property
    def view(self) -> msgspec.Struct: ...
    @property
    def legal(self) -> list[int]: ...
    def why(self, action: int) -> list[Reason]: ...


class Seat:
    """A place at the table, and all that may be known there.

    The true state is kept behind: only its view and imagined states come out.
    """

    def __init__(self, game: Game, state: State, number: int) -> None:
        self.game = game
        self.number = number  # or SPECTATOR
        self._state = state

    def __repr__(self) -> str:
        if self.number < 0:
            return f"<Seat of a spectator of {self.game.id}>"
        asked = f"asked, {self.stage}" if self.asked else "not asked"
        return f"<Seat {self.number} ({self.id}) of {self.game.id}: {asked}>"

    @property
    def id(self) -> str:
        """As the rulebook names the seat; "" for a spectator."""
        return self.game.kinds["seat"][self.number] if self.number >= 0 else ""

    @property
    def asked(self) -> bool:
        """Whether this seat is the one to decide."""
        return self.number >= 0 and self._state.seat == self.number

    @property
    def stage(self) -> str:
        """The question on the table, whoever is asked."""
        return "over" if self._state.seat < 0 else self.game.stages[self._state.stage]

    @property
    def view(self) -> msgspec.Struct:
        """What the seat sees, as typed data."""
        return self.game.view(self._state, self.number)

    def view_besides(self, public: msgspec.Struct) -> msgspec.Struct:
        """The same view, sharing what a spectator sees of it now."""
        if self.number < 0:
            return public
        if self.game.besides is None:
            return self.view
        return self.game.besides(self._state, self.number, public)

    @property
    def goals(self) -> list[Goal]:
        """What decides the match and how near it is, this seat's own victories first.

        Told from the view alone.
        """
        return ordered(self.game.goals(self.view), self.id)

    @property
    def legal(self) -> list[int]:
        """The answers this seat may give now; none if it is not asked."""
        return self._state.legal() if self.asked else []

    @property
    def observation(self) -> list[float]:
        """What the seat sees, as a vector of fixed length."""
        return self.game.observation(self._state, self.number)

    def observe(self, sight: Sight) -> None:
        """Write the same where only what is not 0 takes room."""
        self.game.observe(self._state, self.number, sight)

    def imagine(self, dice: Dice) -> State:
        """A state the seat could believe in: all it cannot see is dealt anew.

        Only at the seat's own decision: elsewhere a belief could be inferred wrong.
        """
        if not self.asked:
            raise TurnError(f"seat {self.number} is not asked, it has nothing to weigh")
        return self.game.redeal(self._state, self.number, dice)

    def why(self, action: int) -> list[Reason]:
        """Why this answer may not be given now; nothing if it may.

        Asked of an imagined state: it can tell no more than the seat knows.
        """
        self.game.table.text(action)  # must exist
        if action in self.legal:
            return []
        return self.game.refusals(self.imagine(Fast("why")), action)
