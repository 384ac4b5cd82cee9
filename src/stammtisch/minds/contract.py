"""What a mind is."""

from typing import Protocol, TypeVar

V_contra = TypeVar("V_contra", contravariant=True)  # view
A_co = TypeVar("A_co", covariant=True)  # action


class Mind(Protocol[V_contra, A_co]):
    """Plays one seat. It knows what its view shows and keeps no state between turns."""

    def choose(self, view: V_contra) -> A_co:
        """An action that is legal for the seat whose view it is, when that seat may act."""
