"""Why one action is better than another: from what both do, and what they leave in the room.

Nothing here looks at the pile: a reason says what the player could have seen.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stammtisch.games.scoundrel import Action, State, numbers, rules
from stammtisch.games.scoundrel.cards import KIND, VALUE, Card
from stammtisch.games.scoundrel.notation import AVOID
from stammtisch.study.review.scoundrel_shapes import Reason, ReasonCode


@dataclass(frozen=True, slots=True)
class _Fork:
    """Two ways to go on from a position."""

    before: State
    played: Action
    better: Action
    after_played: State
    after_better: State

    @property
    def same_card(self) -> bool:
        return self.played.card == self.better.card

    @property
    def saved(self) -> int:
        """How much more health the better action leaves."""
        return self.after_better.health - self.after_played.health


def reason(before: State, played: Action, better: Action) -> Reason:
    """Why ``better`` beats ``played``; both are legal. The first reason that holds is given."""
    after_played, after_better = (rules.apply(before, action).state for action in (played, better))
    fork = _Fork(before, played, better, after_played, after_better)
    return next(found for rule in _RULES if (found := rule(fork)))


def health_through(position: State) -> int | None:
    """The most health with which a room can be left by facing it; None if nobody survives. It is not over."""
    ends: list[int] = []
    for action in rules.legal_actions(position):
        if action == AVOID:
            continue
        after = rules.apply(position, action).state
        if after.over or after.rooms_opened > position.rooms_opened:
            ends += [after.health] if after.health > 0 else []
        elif (health := health_through(after)) is not None:
            ends.append(health)
    return max(ends, default=None)


def _says(code: ReasonCode, **params: str | int) -> Reason:
    return Reason(code, params)


def _kind(card: Card | None) -> str:
    return "" if card is None else KIND[card]


def _leads_to_death(before: State, after: State) -> bool:
    """Whether the cards in sight leave no way on."""
    if after.over or after.rooms_opened > before.rooms_opened:
        return after.health <= 0
    return health_through(after) is None


def _death(fork: _Fork) -> Reason | None:
    if _leads_to_death(fork.before, fork.after_better):
        return None
    if fork.played.card and fork.after_played.health <= 0:
        return _says("dies", card=fork.played.card)
    return _says("no_way_out") if _leads_to_death(fork.before, fork.after_played) else None


def _wasted_potion(fork: _Fork) -> Reason | None:
    card = fork.played.card
    if card is None or KIND[card] != "potion" or _kind(fork.better.card) == "potion":
        return None
    if fork.before.potion_used:
        return _says("second_potion", card=card)
    healing = fork.after_played.health - fork.before.health
    if healing == 0:
        return _says("drinks_full", card=card)
    wasted = VALUE[card] - healing
    return _says("wastes_healing", card=card, healing=healing, wasted=wasted) if wasted else None


def _way_of_fighting(fork: _Fork) -> Reason | None:
    card, weapon = fork.played.card, fork.before.weapon
    if card is None or weapon is None or not fork.same_card:
        return None
    if fork.better.way == "w":
        return _says("weapon_blocks", card=card, weapon=weapon.card, saved=fork.saved)
    return _says("keeps_edge", card=card, weapon=weapon.card, limit=VALUE[card], cost=-fork.saved)


def _avoiding(fork: _Fork) -> Reason | None:
    health = health_through(fork.before)
    if health is None or AVOID not in (fork.played, fork.better):
        return None
    if fork.played == AVOID:
        return _says("face_room", before=fork.before.health, health=health)
    if health < fork.before.health:
        return _says("avoid_room", before=fork.before.health, health=health)
    return _says("save_room")


def _stronger_first(fork: _Fork) -> Reason | None:
    weaker, stronger = fork.played, fork.better
    if not (weaker.card and stronger.card and weaker.way == stronger.way == "w"):
        return None
    if VALUE[weaker.card] >= VALUE[stronger.card]:
        return None
    return _says("stronger_first", card=stronger.card, other=weaker.card)


def _replacing(fork: _Fork) -> Reason | None:
    card, old = fork.played.card, fork.before.weapon
    if card is None or old is None or KIND[card] != "weapon":
        return None
    if fork.better.card and fork.better.way == "w":
        return _says("use_before_replacing", card=fork.better.card, weapon=old.card)
    of_use = old.limit is None or old.limit > VALUE[Card("2c")]
    if of_use and VALUE[card] < VALUE[old.card]:
        return _says("worse_weapon", card=card, weapon=old.card)
    return None


def _equipping(fork: _Fork) -> Reason | None:
    weapon, other = fork.better.card, fork.played.card
    if weapon is None or other is None or KIND[weapon] != "weapon":
        return None
    if KIND[other] == "monster":
        now = fork.before.health - fork.after_played.health
        saved = now - numbers.damage(VALUE[other], VALUE[weapon])
        if saved > 0:
            return _says("weapon_first", card=other, weapon=weapon, saved=saved)
    return _says("take_weapon", weapon=weapon)


def _carrying(fork: _Fork) -> Reason | None:
    """With the last card to face, the choice is also which one stays."""
    stays, goes = fork.played.card, fork.better.card
    if fork.before.to_face != 1 or not fork.before.pile or stays is None or goes is None or fork.same_card:
        return None
    code: ReasonCode = "carry_monster" if KIND[stays] == "monster" else "carry_helper"
    return _says(code, card=stays, other=goes)


def _drinking(fork: _Fork) -> Reason | None:
    card = fork.better.card
    healing = fork.after_better.health - fork.before.health
    if card is None or healing <= 0 or _kind(fork.played.card) == "potion":
        return None
    return _says("drink_now", card=card, healing=healing)


def _health(fork: _Fork) -> Reason | None:
    return _says("less_damage", saved=fork.saved) if fork.saved > 0 else None


def _prospects(_: _Fork) -> Reason:
    return _says("better_prospects")


_RULES: Final[tuple[Callable[[_Fork], Reason | None], ...]] = (
    _death,
    _wasted_potion,
    _way_of_fighting,
    _replacing,
    _avoiding,
    _stronger_first,
    _carrying,
    _equipping,
    _drinking,
    _health,
    _prospects,
)
"""The most telling first."""
