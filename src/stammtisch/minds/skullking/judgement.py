"""How a sensible person weighs a card: scalar functions that the kernels compile as well."""


def chance_to_take(worth: float, takes: bool, behind: int) -> float:
    """How likely a play takes its trick.

    ``worth`` is the share 0 … 1 of other cards that the play beats, ``takes``
    whether it would take the trick as it lies, ``behind`` how many seats play after it.
    """
    return worth**behind if takes else 0.0


def misfit(needed: int, chance: float, rest: float) -> float:
    """How far a play leaves a hand from its bid, in tricks; the play with the least of it is made.

    ``needed`` is how many tricks the bid still lacks, ``chance`` how likely the
    play takes this one, ``rest`` how many the other cards of the hand should
    bring. So a hand too strong for its bid throws high cards away, and one too
    weak takes what it can.
    """
    return abs(max(needed, 0) - chance - rest)
