"""The games as environments for learners; needs the extra ``rl``.

Importing this package makes ``Scoundrel-v0`` and ``SkullKing-v0`` known to
Gymnasium. The latter is for :func:`gymnasium.make_vec` alone: one game of Skull King
has several agents, and is the PettingZoo environment :mod:`.skullking_v0`.
"""

from gymnasium import register

register(
    "Scoundrel-v0",
    entry_point="stammtisch.envs.scoundrel.single:ScoundrelEnv",
    vector_entry_point="stammtisch.envs.scoundrel.vector:ScoundrelVectorEnv",
)
register("SkullKing-v0", vector_entry_point="stammtisch.envs.skullking.vector:SkullKingVectorEnv")
