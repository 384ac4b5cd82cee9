"""Thousands of games of Skull King at once: ``gymnasium.make_vec("SkullKing-v0", num_envs=1024)``."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stammtisch.envs.ended import final_info
from stammtisch.envs.skullking import observation as seen
from stammtisch.envs.skullking.kernel import batch, begin_all, step_all
from stammtisch.games.skullking import Options

Actions = NDArray[np.int64]
"""Shape (num_envs,), 0 … 77."""

_METADATA: Final[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}


class SkullKingVectorEnv(VectorEnv[NDArray[np.int16], Actions, NDArray[Any]]):
    """Independent games; a step is one action in each, by the seat that is to act there.

    ``info["seat"]``, ``int8`` of shape (num_envs,), says which one that is in the next step; the
    observation and ``info["action_mask"]``, ``int8`` of shape (num_envs, 78), are
    that seat's. While bids are missing, the lowest seat without one acts; nobody
    sees a bid before all are made. ``info["rewards"]``, ``float32`` of shape (num_envs, 6), has
    the points of every seat when a round is scored, and 0 otherwise; the reward
    that Gymnasium's signature asks for is that of the seat that acted.

    A game that ends is replaced in the same step. ``info`` then has the arrays
    ``final_obs``, as the seat that acted sees the end, and in ``final_info`` the ``totals`` of all
    seats, each with the mask ``_…`` of the games they are of. All arrays are the caller's.
    """

    metadata = _METADATA

    def __init__(self, num_envs: int = 1, players: int = 4) -> None:
        """Raises :class:`ValueError` for a number of players that cannot be."""
        self.players = Options(players).players
        self.num_envs = num_envs
        self.single_observation_space = seen.space()
        self.single_action_space = spaces.Discrete(seen.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = batch(num_envs)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium's signature
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """Begin every game anew; the same seed deals the same ones, for ever on."""
        super().reset(seed=seed)
        self._batch.chances[:] = self.np_random.integers(1 << 64, size=(self.num_envs, 1), dtype=np.uint64)
        begin_all(self._batch, self.players)
        return self._batch.observations.copy(), self._info()

    def step(
        self, actions: Actions
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Do one action in each game. Raises :class:`ValueError` for any other number of actions."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} games need as many actions, not shape {chosen.shape}")
        step_all(self._batch, chosen)
        now = self._batch
        info = self._info() | {"rewards": now.rewards.copy()}
        if now.ended.any():
            info |= final_info(now.ended, now.finals, totals=now.totals)
        no = np.zeros(self.num_envs, np.bool_)
        return now.observations.copy(), now.acted.copy(), now.ended.copy(), no, info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks.copy(), "seat": self._batch.seats.copy()}
