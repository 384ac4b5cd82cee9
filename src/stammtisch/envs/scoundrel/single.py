"""One dungeon for one learner, played by the pure rules: ``gymnasium.make("Scoundrel-v0")``."""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces

from stammtisch.envs.illegal import PENALTY
from stammtisch.envs.pixels import Pixels, pixels
from stammtisch.envs.scoundrel import observation as seen
from stammtisch.envs.scoundrel.picture import picture, text
from stammtisch.games.scoundrel import State, rules, view
from stammtisch.games.scoundrel.cards import DECK, Card
from stammtisch.kernels.scoundrel import ACTIONS
from stammtisch.kernels.scoundrel_rows import index_of

RenderMode: TypeAlias = Literal["ansi", "rgb_array"]

_METADATA: Final[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}


class ScoundrelEnv(gymnasium.Env[seen.Observation, np.int64]):
    """A dungeon. The return is the final score plus 188, less 1 for each illegal action.

    Actions are numbered as in :mod:`stammtisch.kernels.scoundrel`; an illegal one changes
    nothing. Observations are described in :mod:`.observation`. A reward is what the
    action added to the score that the run would have if it ended here.

    ``info["action_mask"]``, ``int8`` of shape (9,), is 1 for each legal action;
    ``info["score"]`` is the final score of a run that has ended.
    """

    metadata = _METADATA

    def __init__(self, render_mode: RenderMode | None = None) -> None:
        self.render_mode = render_mode
        self.observation_space = seen.space()
        self.action_space = spaces.Discrete(ACTIONS)
        self._show(rules.enter(DECK))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[seen.Observation, dict[str, Any]]:
        """Enter a new dungeon: a random one, or that of ``options["deck"]``, all 44 cards from the top.

        Raises :class:`ValueError` if these are not the 44 cards.
        """
        super().reset(seed=seed)
        deck = (options or {}).get("deck")
        self._show(rules.enter(rules.dungeon(self.np_random.bytes(32)) if deck is None else _checked(deck)))
        return seen.observation_of(self._view), self._info()

    def step(self, action: np.int64 | int) -> tuple[seen.Observation, float, bool, bool, dict[str, Any]]:
        """Do an action."""
        reward = PENALTY
        if action in self._legal:
            before = self._view.score_if_dead
            self._show(rules.apply(self._state, self._legal[int(action)]).state)
            result = self._view.result
            reward = float((result.score if result else self._view.score_if_dead) - before)
        return seen.observation_of(self._view), reward, self._state.over, False, self._info()

    def render(self) -> str | Pixels | None:
        """A few lines of text, or the table with its cards."""
        match self.render_mode:
            case "ansi":
                return text(self._view)
            case "rgb_array":
                return pixels(picture(self._view))
        return None

    def _show(self, state: State) -> None:
        self._state = state
        self._view = view(state, 0)
        self._legal = {index_of(action, state.room): action for action in rules.legal_actions(state)}

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(ACTIONS, np.int8)
        mask[list(self._legal)] = 1
        result = self._view.result
        return {"action_mask": mask, "score": result.score} if result else {"action_mask": mask}


def _checked(deck: Sequence[Card]) -> tuple[Card, ...]:
    if sorted(deck) != sorted(DECK):
        raise ValueError("a deck has each of the 44 cards once")
    return tuple(deck)
