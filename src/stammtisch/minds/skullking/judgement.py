"""How a sensible person plays a card: scalar functions that the kernels compile as well."""


def preference(worth: float, takes: bool, needed: int, behind: int) -> float:
    """How much a play is liked; the best of all legal plays is made.

    ``worth`` is the share 0 … 1 of other cards that the play beats, ``takes``
    whether it would take the trick as it lies, ``needed`` how many tricks the
    bid still lacks, ``behind`` how many seats play after it.

    Who needs tricks takes this one: with as little as possible if nobody comes
    after, else with the strongest play, and otherwise throws the weakest away.
    Who needs none throws the strongest play away that loses, and takes only
    what cannot be helped.
    """
    if needed > 0:
        if not takes:
            return -worth
        return 2 - worth if behind == 0 else 2 + worth
    if not takes:
        return 2 + worth
    return worth if behind == 0 else -worth
