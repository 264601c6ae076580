"""Any game for Gymnasium: one seat, against bots.

Importing this registers `sobremesa/Stratum-v0` and the like, for every game on the
shelf; `gymnasium.make("sobremesa.adapters.gymnasium:sobremesa/Stratum-v0")` imports it.
An answer that is not legal changes nothing: it costs the `penalty`, the info says why,
with the rules; `action_masks()` tells what is legal, as sb3-contrib asks.
"""

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sobremesa.bots.own import Company
from sobremesa.kernel.errors import GameError, Mistake
from sobremesa.kernel.game import Game
from sobremesa.shelf import sound

from .episodes import (
    HIGHEST,
    MODES,
    PENALTY,
    VERSION,
    Episodes,
    Observation,
    checked_mode,
    shown_as,
)

Info = dict[str, Any]  # Gymnasium's: anything under a name


class Env(gymnasium.Env[Observation, np.int64]):
    """A seat of a match; bots answer for the others, between its own answers.

    `opponents` is a bot for all of them, or one each in the order of the seats: a name
    (`greedy`, `mcts:200`, a level, `module:Class`), a class or an object.
    """

    metadata: Info = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int = 0,
        seats: int | None = None,
        opponents: object = "chance",
        render_mode: str | None = None,
        penalty: float = PENALTY,
        **options: object,
    ) -> None:
        self.matches = Episodes(game, seats, options)
        self.render_mode = checked_mode(render_mode)
        self.penalty = penalty
        if not 0 <= seat < self.matches.seats:
            last = self.matches.seats - 1
            raise GameError(f"there is no seat {seat}, this match has 0 to {last}")
        self.seat = seat
        self.bots = self.seated(opponents)
        Company(self.bots, "")  # or it is told now what cannot be opened
        self.observation_space = spaces.Box(
            -HIGHEST, HIGHEST, (self.matches.length,), np.float32
        )
        self.action_space = spaces.Discrete(self.matches.actions)

    def seated(self, opponents: object) -> dict[int, object]:
        """Bots by seat."""
        others = [seat for seat in range(self.matches.seats) if seat != self.seat]
        if not isinstance(opponents, Sequence) or isinstance(opponents, str):
            return dict.fromkeys(others, opponents)
        if len(opponents) != len(others):
            told = f"{len(others)} other seats, and {len(opponents)} opponents"
            raise Mistake(f"{self.matches.game.name} has {told}")
        return dict(zip(others, opponents, strict=True))

    def reset(
        self, *, seed: int | str | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        del options  # the game's own are given when the environment is made
        self.matches.begin(seed)
        self.company = Company(self.bots, self.matches.match.seed)
        self.run_bots()
        return self.matches.observation(self.seat), {}

    def step(
        self, action: np.int64
    ) -> tuple[Observation, SupportsFloat, bool, bool, Info]:
        if not hasattr(self, "company"):
            raise Mistake("reset the environment before its first step")
        if self.matches.match.over:
            raise Mistake("the match is over: reset the environment")
        info: Info = {**self.matches.answer(action)}
        reward = -self.penalty if info else 0.0
        self.run_bots()
        match = self.matches.match
        if match.over:
            reward = match.result.scores[self.seat]
            info["rule"] = match.game.cite(match.result.rule)
        if self.render_mode == "human":
            self.render()
        return self.matches.observation(self.seat), reward, match.over, False, info

    def run_bots(self) -> None:
        """Until this seat is asked, or the match is over."""
        match = self.matches.match
        while not match.over and self.matches.asked != self.seat:
            match.force(self.company.choose(match))

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now."""
        return self.matches.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        return shown_as(self.matches, self.render_mode)


def env_id(game: Game) -> str:
    """`sobremesa/ConnectedWorlds-v0`."""
    name = "".join(part.capitalize() for part in game.id.split("_"))
    return f"sobremesa/{name}-v{VERSION}"


def register() -> None:
    """Every game on the shelf, under its id; those that are known already stay."""
    for game in sound():
        if (id := env_id(game)) not in gymnasium.registry:
            gymnasium.register(
                id, entry_point=f"{__name__}:Env", kwargs={"game": game.id}
            )


register()
