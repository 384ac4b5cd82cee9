"""Skull King for PettingZoo: ``skullking_v0.env(players=4)``, with ``render_mode`` "ansi" or "rgb_array"."""

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from stammtisch.envs.skullking.agents import AgentAction, RenderMode
from stammtisch.envs.skullking.agents import SkullKingEnv as raw_env  # noqa: N813 - the name that PettingZoo expects
from stammtisch.envs.skullking.observation import Observation

__all__ = ["env", "raw_env"]


def env(players: int = 4, render_mode: RenderMode | None = None) -> AECEnv[str, Observation, AgentAction]:
    """A game that says when it is used in a wrong way; ``raw_env`` is the game itself."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(players, render_mode)))
