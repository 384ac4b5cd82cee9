"""Thousands of dungeons at once: ``gymnasium.make_vec("Scoundrel-v0", num_envs=4096)``."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stammtisch.envs.ended import final_info
from stammtisch.envs.scoundrel import observation as seen
from stammtisch.envs.scoundrel.kernel import batch, deal_all, step_all
from stammtisch.kernels.scoundrel import ACTIONS

Actions = NDArray[np.int64]
"""Shape (num_envs,), 0 … 8."""

_METADATA: Final[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}


class ScoundrelVectorEnv(VectorEnv[NDArray[np.int8], Actions, NDArray[Any]]):
    """Independent dungeons, stepped by one kernel call: the same as ``num_envs`` single ones.

    A dungeon that ends is replaced in the same step. The observation is then the
    first of the new one, and ``info`` has the arrays ``final_obs`` and, in
    ``final_info``, ``score``, each with the mask ``_…`` of the dungeons they are of.
    Observations are ``int8`` of shape (num_envs, 64), rewards ``float32``,
    ``info["action_mask"]`` is ``int8`` of shape (num_envs, 9). All arrays are the caller's.
    """

    metadata = _METADATA

    def __init__(self, num_envs: int = 1) -> None:
        self.num_envs = num_envs
        self.single_observation_space = seen.space()
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = batch(num_envs)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium's signature
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Deal every dungeon anew; the same seed deals the same ones, for ever on."""
        super().reset(seed=seed)
        self._batch.chances[:] = self.np_random.integers(1 << 64, size=(self.num_envs, 1), dtype=np.uint64)
        deal_all(self._batch)
        return self._batch.observations.copy(), {"action_mask": self._batch.masks.copy()}

    def step(
        self, actions: Actions
    ) -> tuple[NDArray[np.int8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Do one action in each dungeon. Raises :class:`ValueError` for any other number of actions."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} dungeons need as many actions, not shape {chosen.shape}")
        step_all(self._batch, chosen)
        now = self._batch
        info: dict[str, Any] = {"action_mask": now.masks.copy()}
        if now.ended.any():
            info |= final_info(now.ended, now.finals, score=now.scores)
        no = np.zeros(self.num_envs, np.bool_)
        return now.observations.copy(), now.rewards.copy(), now.ended.copy(), no, info
