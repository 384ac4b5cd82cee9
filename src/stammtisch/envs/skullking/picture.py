"""What a seat sees of Skull King: as text, and drawn with the cards of the house."""

from typing import Final

from stammtisch.art.glyphs import write
from stammtisch.art.palette import BRASS, CANVAS, DEEP, GOLD, NIGHT, SHALLOW
from stammtisch.art.svg import rect
from stammtisch.envs.scene import card, scene
from stammtisch.games.skullking import View
from stammtisch.games.skullking.view import SeatView

_WIDTH: Final = 760
_HEIGHT: Final = 460
_MARGIN: Final = 20
_BOX: Final = 110
_STEP: Final = 122
_TRICK_Y: Final = 120
_HAND_Y: Final = 300


def text(view: View) -> str:
    """Four lines: the round, the seats, the trick, and the hand with the actions."""
    seats = "  ".join(
        f"{each.seat}: {'?' if each.bid is None else each.bid}/{each.won} ({each.total})"
        for each in view.seats
    )
    trick = "  ".join(f"{played.seat}: {played.card}{'*' * played.winning}" for played in view.trick.cards)
    actions = " ".join(choice.action for choice in view.choices)
    return (
        f"round {view.round} of {view.rounds}  {view.phase}  seat {view.seat}\n"
        f"bids/tricks (points)  {seats}\n"
        f"trick  {trick or '-'}\n"
        f"hand  {' '.join(view.hand) or '-'}  actions {actions or '-'}\n"
    )


def picture(view: View) -> str:
    """Above a box for each seat with tricks won and bid, the trick below it, and the own hand at the bottom.

    The box of the seat that sees is framed. An SVG document of 760 by 460.
    """
    things = [_box(seat, seat.seat == view.seat) for seat in view.seats]
    things += [
        card(played.card, "skullking", _MARGIN + _STEP * played.seat, _TRICK_Y) for played in view.trick.cards
    ]
    apart = min(_BOX, (_WIDTH - 2 * _MARGIN - 100) / max(len(view.hand) - 1, 1))
    things += [card(code, "skullking", _MARGIN + apart * i, _HAND_Y) for i, code in enumerate(view.hand)]
    return scene(_WIDTH, _HEIGHT, NIGHT, *things)


def _box(seat: SeatView, own: bool) -> str:
    x = _MARGIN + _STEP * seat.seat
    won = write(str(seat.won), x + 28, _MARGIN + 22, 40, GOLD)
    bar = rect(x + 49, _MARGIN + 22, 2, 40, BRASS)
    bid = "" if seat.bid is None else write(str(seat.bid), x + 76, _MARGIN + 22, 40, CANVAS)
    frame = SHALLOW if own else DEEP
    return rect(x, _MARGIN, 100, 84, DEEP, 8, stroke=frame, stroke_width=3) + won + bar + bid
