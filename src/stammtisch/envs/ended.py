"""What a vector environment tells about the games that a step has ended and replaced."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def final_info(ended: NDArray[np.bool_], finals: NDArray[Any], **last: NDArray[Any]) -> dict[str, Any]:
    """The entries of ``info`` that Gymnasium knows for autoreset in the same step.

    ``ended``, shape (n,), says which games; ``finals``, shape (n, …), has their last
    observations and ``last`` more about them, where the other games' lines mean nothing.
    """
    which = ended.copy()
    games = np.flatnonzero(ended)
    observations = np.full(len(ended), None)
    observations[games] = np.fromiter(finals.take(games, axis=0), object, len(games))
    more = {name: values.copy() for name, values in last.items()}
    more |= {f"_{name}": which for name in last}
    return {"final_obs": observations, "_final_obs": which, "final_info": more, "_final_info": which}
