"""Any game for PettingZoo: `env("stratum")` one seat after another, as it is played.

An observation is a dict of the seat's vector (`observation`) and what it may answer
(`action_mask`); the mask of a seat that is not asked is empty.
An answer that is not legal changes nothing: it costs the `penalty`, the seat is asked
again, and its info says why, with the rules.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from sobremesa.kernel.game import Game

from .episodes import HIGHEST, MODES, PENALTY, VERSION, Episodes, checked_mode, shown_as

Untyped = Any  # PettingZoo's own types leave the observation open
Spaces = tuple[dict[str, spaces.Dict], dict[str, spaces.Discrete]]


def env(game: str | Game, **how: Untyped) -> Untyped:
    """A match as an AEC environment, checked for the order of its calls."""
    return OrderEnforcingWrapper(raw_env(game, **how))


def spaces_of(matches: Episodes) -> Spaces:
    """What every seat sees and answers; each has spaces of its own to be seeded."""

    def seen() -> spaces.Dict:
        vector = spaces.Box(-HIGHEST, HIGHEST, (matches.length,), np.float32)
        mask = spaces.Box(0, 1, (matches.actions,), np.int8)
        return spaces.Dict({"observation": vector, "action_mask": mask})

    return (
        {name: seen() for name in matches.names},
        {name: spaces.Discrete(matches.actions) for name in matches.names},
    )


def look(matches: Episodes, seat: int) -> dict[str, Untyped]:
    return {
        "observation": matches.observation(seat),
        "action_mask": matches.mask(seat),
    }


class Environment:
    """What both kinds of environment share; the game's own options come last."""

    parallel = False

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        penalty: float = PENALTY,
        **options: object,
    ) -> None:
        super().__init__()
        self.matches = Episodes(game, seats, options)
        self.metadata = {
            "name": f"sobremesa_{self.matches.game.id}_v{VERSION}",
            "edition": self.matches.game.edition,
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": self.parallel,
        }
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = max_cycles
        self.penalty = penalty
        self.possible_agents = self.matches.names
        self.observation_spaces, self.action_spaces = spaces_of(self.matches)

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return shown_as(self.matches, self.render_mode)

    def close(self) -> None:
        pass


class raw_env(Environment, AECEnv):  # type: ignore[misc]  # so PettingZoo calls it
    """`max_cycles`: the match is broken off after so many answers, refused ones too."""

    def reset(
        self, seed: int | str | None = None, options: dict[str, object] | None = None
    ) -> None:
        del options  # the game's own are given when the environment is made
        self.matches.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, list[str]]] = {name: {} for name in self.agents}
        self.answers = 0
        self.agent_selection = self.agents[self.matches.asked]

    def observe(self, agent: str) -> dict[str, Untyped]:
        return look(self.matches, self.possible_agents.index(agent))

    def step(self, action: Untyped) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        refusal = self.matches.answer(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = dict(refusal)
        if refusal:
            self.rewards[agent] = -self.penalty
        self.answers += 1
        self.go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def go_on(self) -> None:
        """Ask the next seat, or tell all of them that it is over."""
        match, agents = self.matches.match, self.agents
        if match.over:
            self.terminations = dict.fromkeys(agents, True)
            self.rewards = dict(zip(agents, match.result.scores, strict=True))
            self.agent_selection = agents[0]
            return
        self.agent_selection = agents[self.matches.asked]
        if self.answers == self.max_cycles:
            self.truncations = dict.fromkeys(agents, True)


class parallel_env(Environment, ParallelEnv):  # type: ignore[misc]  # as above
    """The same match where every seat answers at once, and only the asked is heard.

    `max_cycles`: the match is broken off after so many rounds of answers.
    """

    parallel = True

    def reset(
        self, seed: int | str | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Untyped], dict[str, Untyped]]:
        del options
        self.matches.begin(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.looks(), {agent: {} for agent in self.agents}

    def looks(self) -> dict[str, Untyped]:
        return {
            agent: look(self.matches, seat) for seat, agent in enumerate(self.agents)
        }

    def step(self, actions: dict[str, Untyped]) -> tuple[dict[str, Untyped], ...]:
        agents, match = self.agents, self.matches.match
        heard = agents[self.matches.asked]
        refusal = self.matches.answer(actions[heard])
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, Untyped] = {agent: {} for agent in agents}
        if refusal:
            rewards[heard], infos[heard] = -self.penalty, dict(refusal)
        self.cycles += 1
        if match.over:
            rewards = dict(zip(agents, match.result.scores, strict=True))
        cut = not match.over and self.cycles == self.max_cycles
        seen = self.looks()
        terminations = dict.fromkeys(agents, match.over)
        truncations = dict.fromkeys(agents, cut)
        if match.over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, terminations, truncations, infos
