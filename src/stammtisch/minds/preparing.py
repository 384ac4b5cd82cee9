"""Getting minds ready that need compiled code, so that no table waits for a compiler."""

from typing import Any, Final

from stammtisch.games import scoundrel, skullking
from stammtisch.games.registry import GAMES
from stammtisch.games.shuffle import SEED_BYTES
from stammtisch.kernels.aside import is_done
from stammtisch.minds.registry import mind

COMPILED: Final = frozenset(
    {
        ("scoundrel", "regular"),
        ("scoundrel", "expert"),
        ("scoundrel", "master"),
        ("skullking", "expert"),
    }
)
"""The minds that think with kernels, by game and level."""

_OPTIONS: Final[dict[str, Any]] = {
    scoundrel.NAME: scoundrel.Options(),
    skullking.NAME: skullking.Options(),
}

_TURNS: Final = 12
"""Enough for a mind to meet every kind of question it is asked."""


def is_ready(game: str, level: str) -> bool:
    """Whether a mind answers without compiling first.

    The first question about one that needs compiled code has it compiled. If
    that fails the mind counts as ready, and says itself what it lacks.
    """
    return (game, level) not in COMPILED or is_done(__name__, rehearse.__name__, game, level)


def rehearse(game: str, level: str) -> None:
    """Let a mind play the first turns of a game, in all seats: whatever it needs is compiled then."""
    rules, player = GAMES[game], mind(game, level, seed=1)
    state = rules.setup(_OPTIONS[game], bytes(SEED_BYTES))
    if game == scoundrel.NAME and (game, level) in COMPILED:
        from stammtisch.minds.scoundrel.thinking import chances  # loads a compiler

        chances(rules.view(state, 0), level, seed=1)  # hints and reviews ask for these
    for _turn in range(_TURNS):
        for seat in rules.to_act(state)[:1]:
            state = rules.play(state, seat, player.choose(rules.view(state, seat))).state
