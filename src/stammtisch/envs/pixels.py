"""From a drawing to an array of pixels."""

from io import BytesIO

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

Pixels = NDArray[np.uint8]
"""Shape (height, width, 3): red, green and blue, 0 … 255."""


def pixels(svg: str) -> Pixels:
    """A drawing without transparent parts, in the size that it says."""
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    return np.array(Image.open(BytesIO(png)).convert("RGB"))
