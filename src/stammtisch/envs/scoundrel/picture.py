"""What a dungeon looks like: as text, and drawn with the cards of the house."""

from typing import Final

from stammtisch.art.glyphs import write
from stammtisch.art.palette import BLOOD, DUST, PITCH
from stammtisch.envs.scene import back, card, figure, scene
from stammtisch.games.scoundrel import View

_WIDTH: Final = 640
_HEIGHT: Final = 420
_MARGIN: Final = 20
_STEP: Final = 120
_LOWER: Final = 240
_SLAIN: Final = 28


def text(view: View) -> str:
    """Two lines: health, weapon, pile and result; the room and the actions."""
    weapon = "none"
    if view.weapon:
        weapon = f"{view.weapon.card} below {view.weapon.limit}" if view.weapon.limit else view.weapon.card
    ended = f"  {view.result.outcome} {view.result.score}" if view.result else ""
    actions = " ".join(choice.action for choice in view.choices)
    return (
        f"health {view.health}  weapon {weapon}  pile {view.pile}{ended}\n"
        f"room {' '.join(view.room) or '-'}  to face {view.to_face}  actions {actions or '-'}\n"
    )


def picture(view: View) -> str:
    """The pile and the room above, the weapon with its slain below; an SVG document of 640 by 420."""
    things = []
    if view.pile:
        things.append(back("scoundrel", _MARGIN, _MARGIN))
    things.append(write(str(view.pile), _MARGIN + 50, 172, 24, DUST))
    things.append(figure(max(view.health, 0), "h", _MARGIN + 62, _LOWER + 40, 30, BLOOD))
    things += [
        card(code, "scoundrel", _MARGIN + _STEP * (1 + place), _MARGIN)
        for place, code in enumerate(view.room)
    ]
    if view.weapon:
        in_hand = (view.weapon.card, *view.weapon.slain)
        things += [
            card(code, "scoundrel", _MARGIN + _STEP + _SLAIN * place, _LOWER)
            for place, code in enumerate(in_hand)
        ]
    return scene(_WIDTH, _HEIGHT, PITCH, *things)
