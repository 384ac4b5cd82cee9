"""The games of the house by name. A new game is a folder here and a line below."""

from typing import Any, Final

from stammtisch.games import scoundrel, skullking
from stammtisch.games.contract import Game

GAMES: Final[dict[str, Game[Any, Any, Any]]] = {scoundrel.NAME: scoundrel, skullking.NAME: skullking}
