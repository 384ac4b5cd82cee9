"""The colours of the two worlds and of the house.

The dungeon is dark stone, ember and bone; the high seas are teal night, brass
and canvas; the house is warm wood.
"""

from typing import Final

# the dungeon
PITCH: Final = "#141110"
STONE: Final = "#25201e"
SLATE: Final = "#3a322f"
ROCK: Final = "#574b46"
BONE: Final = "#f0e7d3"
VELLUM: Final = "#d9cbac"
DUST: Final = "#a3937a"
EMBER: Final = "#ff9a3d"
COAL: Final = "#d4531a"
BLOOD: Final = "#b11d2b"
MOSS: Final = "#7d9a4c"
FERN: Final = "#566d33"
PLUM: Final = "#5d4a78"
STEEL: Final = "#8d9aa3"
IRON: Final = "#55606a"

# the high seas
NIGHT: Final = "#0c2a33"
DEEP: Final = "#12414c"
TEAL: Final = "#1d6a72"
SHALLOW: Final = "#7fb9b4"
CANVAS: Final = "#f6edd9"
SAND: Final = "#e0cfa6"
BRASS: Final = "#c9972f"
GOLD: Final = "#f0c64a"
ROPE: Final = "#8a6a35"
YELLOW: Final = "#f2bd2c"
RED: Final = "#bf2a2f"
BLUE: Final = "#1f5fa8"
BLACK: Final = "#17181c"
WHITE: Final = "#ffffff"

# the house
OAK: Final = "#8a5428"
WALNUT: Final = "#4e2d16"
