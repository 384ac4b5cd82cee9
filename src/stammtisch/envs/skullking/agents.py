"""A game of Skull King for several learners, played by the pure rules: PettingZoo's ``skullking_v0``."""

from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from stammtisch.envs.illegal import PENALTY
from stammtisch.envs.pixels import Pixels, pixels
from stammtisch.envs.skullking import observation as seen
from stammtisch.envs.skullking.picture import picture, text
from stammtisch.games import skullking
from stammtisch.games.contract import Seat
from stammtisch.games.skullking import Action
from stammtisch.games.skullking.scoring import RoundScore

AgentAction: TypeAlias = np.int64 | int | None
"""0 … 77; None for an agent whose game is over."""
RenderMode: TypeAlias = Literal["ansi", "rgb_array"]

_METADATA: Final[dict[str, Any]] = {
    "name": "skullking_v0",
    "render_modes": ["ansi", "rgb_array"],
    "render_fps": 2,
    "is_parallelizable": False,
}


class SkullKingEnv(AECEnv[str, seen.Observation, AgentAction]):
    """A game of two to six agents, ``seat_0`` … clockwise. An agent's return is its final points.

    Observations and actions are described in :mod:`.observation`;
    ``infos[agent]["action_mask"]``, ``int8`` of shape (78,), is 1 for each action that
    the agent may do now. Rewards come when a round is scored, to every agent its
    points. While bids are missing, the lowest seat without one is to act; nobody
    sees a bid before all are made. An illegal action changes nothing, and costs its agent 1.
    """

    metadata = _METADATA

    def __init__(self, players: int = 4, render_mode: RenderMode | None = None) -> None:
        """Raises :class:`ValueError` for a number of players that cannot be."""
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(skullking.Options(players).players)]
        self.observation_spaces = {agent: seen.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(seen.ACTIONS) for agent in self.possible_agents}
        self._np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[seen.Observation]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[AgentAction]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's signature
    ) -> None:
        """Deal the first round of a new game; there are no options."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self._state = skullking.setup(skullking.Options(len(self.possible_agents)), self._np_random.bytes(32))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()

    def observe(self, agent: str) -> seen.Observation:
        """What an agent sees, whoever is to act."""
        return seen.observation_of(skullking.view(self._state, self._seat(agent)))

    def step(self, action: AgentAction) -> None:
        """Do an action for the agent that is selected; None if the game is over for it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        legal = self._legal(agent)
        if action is not None and action in legal:
            before = self._state
            self._state = skullking.play(before, self._seat(agent), legal[int(action)]).state
            if len(self._state.sheet) > len(before.sheet):
                self._score(self._state.sheet[-1])
        else:
            self.rewards[agent] = PENALTY
        self._accumulate_rewards()
        self._turn()

    def render(self) -> str | Pixels | None:
        """A few lines of text, or the table with its cards, as the agent to act sees it."""
        now = skullking.view(self._state, self._seat(self.agent_selection))
        match self.render_mode:
            case "ansi":
                return text(now)
            case "rgb_array":
                return pixels(picture(now))
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def _score(self, line: RoundScore) -> None:
        for agent, score in zip(self.possible_agents, line.scores, strict=True):
            self.rewards[agent] = float(score.points)

    def _turn(self) -> None:
        """Select the agent to act, and say what each may do."""
        acting = skullking.to_act(self._state)
        self.agent_selection = self.possible_agents[acting[0] if acting else 0]
        self.terminations = dict.fromkeys(self.agents, self._state.over)
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _legal(self, agent: str) -> dict[int, Action]:
        return {seen.number_of(action): action for action in skullking.legal(self._state, self._seat(agent))}

    def _mask(self, agent: str) -> seen.Mask:
        mask = np.zeros(seen.ACTIONS, np.int8)
        if agent == self.agent_selection:
            mask[list(self._legal(agent))] = 1
        return mask
