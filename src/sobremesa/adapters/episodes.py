"""Matches one after another, as learners have them: seeds in, arrays out."""

import operator
import secrets
from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.front.drawing import as_svg, as_text
from sobremesa.front.seat import Seat as FrontSeat
from sobremesa.front.seat import standing
from sobremesa.i18n import Words
from sobremesa.kernel.dice import Fast
from sobremesa.kernel.errors import ActionError, Mistake, listed, shown
from sobremesa.kernel.fields import MOST
from sobremesa.kernel.game import Game
from sobremesa.kernel.log import SPECTATOR, Silence
from sobremesa.kernel.match import Match
from sobremesa.kernel.sight import Sight
from sobremesa.kernel.state import State
from sobremesa.shelf import find

VERSION: Final = 0  # of what the environments offer: a part of their names
HIGHEST: Final = float(MOST)  # no number in an observation is further from 0
MODES: Final = ("human", "ansi", "svg")
PENALTY: Final = 0.1  # what an answer costs that is not legal

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]
Refusal = dict[str, list[str]]  # why an answer was refused, and by which rules


class Episodes:
    """One game, one number of seats, some options; and the match that goes on.

    A seed n begins the very match that `sobremesa.Match(…, seed=n)` is.
    Without one, matches follow from the seed before; without any, they are new ones.
    """

    def __init__(
        self, game: str | Game, seats: int | None, options: Mapping[str, object]
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.seats = self.game.first.seats if seats is None else seats
        self.options = self.game.set_up(options, self.seats)
        self.names = [f"seat_{seat}" for seat in range(self.seats)]
        state = self.game.new(self.options, self.seats, Fast("length"), Silence())
        self.length = len(self.game.observation(state, 0))
        self.actions = len(self.game.table.texts)
        self.seed = ""
        self.follows = 0
        self.words: Words | None = None

    def begin(self, seed: int | str | None = None) -> None:
        """A text is a seed too: that of a record, for one."""
        if seed is not None:
            text = seed if isinstance(seed, str) else str(operator.index(seed))
            self.seed, self.follows = text, 0
        elif not self.seed:
            self.seed = secrets.token_hex(32)
        else:
            self.follows += 1
        now = f"{self.seed}/{self.follows}" if self.follows else self.seed
        self.match = Match(self.game, self.names, self.options, seed=now)

    @property
    def asked(self) -> int:
        """Who decides; -1 when the match is over."""
        return int(self.match.state.seat)

    def observation(self, seat: int) -> Observation:
        return observed(self, self.match.state, seat)

    def mask(self, seat: int) -> Mask:
        """What the seat may answer; nothing if it is not asked."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.match.seat(seat).legal] = 1
        return mask

    def answer(self, action: object) -> Refusal:
        """Play it for whoever is asked; one that is not legal changes nothing."""
        number = self.number(action)
        seat = self.match.seat(self.asked)
        if number in seat.legal:
            self.match.force(number)
            return {}
        told = FrontSeat(self.match, seat.number, self.spoken()).why(number)
        rules = [self.game.cite(reason.rule) for reason in seat.why(number)]
        return {"refused": told, "rules": rules}

    def number(self, action: object) -> int:
        """A number of the table, in any of the types that count."""
        if not hasattr(action, "__index__") or isinstance(action, bool):
            raise ActionError(f"an action is a number, not {shown(action)}")
        number = operator.index(action)
        self.game.table.text(number)  # there is one
        return number

    def spoken(self) -> Words:
        if self.words is None:
            self.words = Words("en", self.game)
        return self.words

    def picture(self, mode: str) -> str:
        """The table as a spectator sees it."""
        draw = as_svg if mode == "svg" else as_text
        words = self.spoken()
        return draw(self.match.seat(SPECTATOR), words, standing(self.match, words))


def observed(matches: Episodes, state: State, seat: int) -> Observation:
    """What a seat sees of a state."""
    sight = Sight()
    matches.game.observe(state, seat, sight)
    places, values = written(sight)
    seen = np.zeros(matches.length, np.float32)
    seen[places] = values
    return seen


def written(sight: Sight) -> tuple[NDArray[np.intp], NDArray[np.float64]]:
    """Places and values, as they lie there: the next row is written over them."""
    count = int(sight.count)
    places, values = np.asarray(sight.places, np.intp), np.asarray(sight.values)
    return places[:count], values[:count]


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise Mistake(f"the render mode {shown(mode)} is none of {listed(MODES)}")
    return mode


def shown_as(matches: Episodes, mode: str | None) -> str | None:
    """The picture of a mode; people get it printed."""
    if mode is None:
        return None
    picture = matches.picture(mode)
    if mode != "human":
        return picture
    print(picture)
    return None
