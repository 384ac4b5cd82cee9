"""Getting the solver ready, so that no table waits for a compiler; imports none itself."""

from stammtisch.kernels.aside import is_done


def solver_is_ready() -> bool:
    """Whether the solver answers without compiling first; the first question has it compiled.

    If that fails the solver counts as ready, and says itself what it lacks.
    """
    return is_done("stammtisch.study.solver", "prepare")
