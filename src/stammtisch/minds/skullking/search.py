"""What bids and plays are worth to a seat: guessed deals, played out, compiled."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stammtisch.games.skullking import numbers
from stammtisch.kernels import skullking
from stammtisch.kernels.chance import Chance
from stammtisch.kernels.compiling import inlined, kernel
from stammtisch.minds.skullking.guessing import Ints, draw_styles, first_guess, hand_out, unseen, wander
from stammtisch.minds.skullking.policies import LEARNED, judged_bid, learned_bid, play_out
from stammtisch.minds.skullking.reading import story
from stammtisch.minds.skullking.tables import CLASS_OF, Tables

Values = NDArray[np.float64]

_BURN_IN: Final = 300
_STEPS: Final = 10
_STAGES: Final = 4
_FIRST_ESCAPE: Final = numbers.FIRST_ESCAPE


@kernel
def bid_values(row: skullking.Row, seat: int, deals: int, tables: Tables, rng: Chance) -> Values:
    """The points that each bid 0 … cards brings on average, shape (11,); -inf for what cannot be bid.

    ``row`` is what the seat knows: the hands of others are not looked at.
    """
    players, dealt = row[skullking.PLAYERS], row[skullking.CARDS]
    race = _race(dealt + 1)
    race.bonus[: dealt + 1] = tables.corrections[players - 2, dealt, : dealt + 1]
    cards, owners = np.empty(numbers.CARDS, np.int64), np.empty(numbers.CARDS, np.int64)
    styles = np.empty(skullking.SEATS, np.int64)
    guess, end = row.copy(), row.copy()
    running = dealt + 1
    for stage in range(_STAGES):
        for _ in range(deals // _STAGES):
            count = unseen(row, seat, cards, owners, rng)
            hand_out(guess, seat, cards, owners, count)
            draw_styles(styles, players, seat, rng)
            for other in range(players):
                if other != seat:
                    learned = styles[other] == LEARNED
                    guess[skullking.BIDS + other] = (
                        learned_bid(guess, other, tables) if learned else judged_bid(guess, other)
                    )
            for i in range(running):
                bid = race.runners[i]
                end[:] = guess
                end[skullking.BIDS + seat] = bid
                play_out(end, styles, tables)
                race.sums[bid] += skullking.score(end, seat)
        running = _drop_slow(race, running, stage, deals)
    values = np.full(skullking.ROUNDS + 1, -np.inf)
    _finish(race, dealt + 1, values)
    return values


@kernel
def play_values(row: skullking.Row, played: Ints, deals: int, tables: Tables, rng: Chance) -> Values:
    """The points that each play brings on average, shape (67,); -inf for plays not looked at.

    Those are the illegal ones, and those that another play equals. ``row`` is
    what the seat whose turn it is knows: the hands of others are not looked at.
    ``played`` holds the plays of this round in order.
    """
    seat = skullking.turn(row)
    values = np.full(numbers.PLAYS, -np.inf)
    race = _race(0)
    choices = _different(row, race.runners)
    if choices == 1:
        values[race.runners[0]] = 0.0
        return values
    told = story(row, played)
    guess, end = first_guess(row, seat, told, tables, rng), row.copy()
    wander(guess, seat, _BURN_IN, told, tables, rng)
    running = choices
    for stage in range(_STAGES):
        for _ in range(deals // _STAGES):
            wander(guess, seat, _STEPS, told, tables, rng)
            for i in range(running):
                play = race.runners[i]
                end[:] = guess.row
                skullking.step(end, play)
                play_out(end, guess.styles, tables)
                race.sums[play] += skullking.score(end, seat)
        running = _drop_slow(race, running, stage, deals)
    _finish(race, choices, values)
    return values


class Race(NamedTuple):
    """Actions compared over the same deals; after each stage the worse half is looked at no more."""

    runners: Ints
    """Actions by number, the best first; those that were dropped come last."""
    sums: Values
    """Points of all deals, by action."""
    bonus: Values
    """Points added to the mean, by action."""
    means: Values
    """Shape (stages, 67): the mean after each stage, by action."""
    last: Ints
    """The last stage that an action took part in, by action."""


@kernel
def _race(runners: int) -> Race:
    """A race of the actions 0 … runners-1."""
    order = np.zeros(numbers.PLAYS, np.int64)
    for i in range(runners):
        order[i] = i
    zeros = np.zeros(numbers.PLAYS)
    return Race(
        order, zeros, zeros.copy(), np.zeros((_STAGES, numbers.PLAYS)), np.zeros(numbers.PLAYS, np.int64)
    )


@inlined
def _drop_slow(race: Race, running: int, stage: int, deals: int) -> int:
    """Rank the running actions by their means; how many go on."""
    seen = (stage + 1) * (deals // _STAGES)
    means, runners = race.means[stage], race.runners
    for i in range(running):
        action = runners[i]
        means[action] = race.sums[action] / seen + race.bonus[action]
        race.last[action] = stage
        j = i
        while j > 0 and means[runners[j - 1]] < means[action]:
            runners[j] = runners[j - 1]
            j -= 1
        runners[j] = action
    return max(2, (running + 1) // 2)


@inlined
def _finish(race: Race, runners: int, values: Values) -> None:
    """Write down what each action is worth.

    What was dropped is measured by how far it was behind the winner on the
    deals that both took part in.
    """
    best = race.runners[0]
    for i in range(runners):
        action = race.runners[i]
        last = race.last[action]
        behind = race.means[last, best] - race.means[last, action]
        values[action] = race.means[_STAGES - 1, best] - behind


@inlined
def _different(row: skullking.Row, plays: Ints) -> int:
    """Fill in the legal plays of which none equals another, and answer how many there are."""
    low, high = skullking.legal(row)
    count, last = 0, -1
    while low | high != 0:
        play = skullking.first(low, high)
        low, high = skullking.without(low, high)
        if last < 0 or not _equal(row, last, play):
            plays[count] = play
            count += 1
        last = play
    return count


@inlined
def _equal(row: skullking.Row, lower: int, higher: int) -> bool:
    """Whether two plays differ in nothing: specials of a kind, or numbers with only seen ones between."""
    if lower >= _FIRST_ESCAPE:
        return bool(higher < numbers.SCARY_MARY and CLASS_OF[lower] == CLASS_OF[higher])
    if higher >= _FIRST_ESCAPE or numbers.suit(lower) != numbers.suit(higher):
        return False
    for between in range(lower + 1, higher):
        if row[skullking.SEEN] >> between & 1 == 0:
            return False
    return skullking.takes(row, lower) == skullking.takes(row, higher)
