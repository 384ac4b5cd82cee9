"""From what a player sees to a row of the kernels, with the unseen cards in any order."""

import numpy as np

from stammtisch.games.scoundrel import View, numbers
from stammtisch.games.scoundrel.cards import DANGER, DECK, VALUE
from stammtisch.kernels import scoundrel as s
from stammtisch.kernels.scoundrel_rows import codes


def row_of_view(view: View) -> s.Row:
    """A row that agrees with a view. What is unseen lies on top of the pile, in the order of the deck.

    Of a deck that is not whole (a puzzle) the player cannot know which cards
    are unseen: then they are taken from all that have not been seen.
    """
    weapon = view.weapon
    slain = (weapon.card, *weapon.slain) if weapon else ()
    seen = {*view.room, *view.known_bottom, *view.discard, *slain}
    unseen = tuple(card for card in DECK if card not in seen)[: view.pile - len(view.known_bottom)]
    pile, row = (*unseen, *view.known_bottom), np.zeros(s.ROW, np.int16)
    row[s.HEALTH] = view.health
    if weapon:
        row[s.WEAPON] = VALUE[weapon.card]
        row[s.LIMIT] = weapon.limit or numbers.FRESH
    row[s.TO_FACE], row[s.FACED] = view.to_face, view.faced_in_room
    row[s.POTION_USED], row[s.AVOIDED] = view.potion_used, not view.can_avoid
    row[s.MONSTERS_LEFT] = sum(DANGER[card] for card in (*view.room, *pile))
    row[s.ROOM_COUNT], row[s.PILE_COUNT], row[s.KNOWN_BOTTOM] = (
        len(view.room),
        len(pile),
        len(view.known_bottom),
    )
    row[s.ROOM : s.ROOM + len(view.room)] = codes(view.room)
    row[s.PILE : s.PILE + len(pile)] = codes(pile)
    return row
