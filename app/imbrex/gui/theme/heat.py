"""Heat: the colours of scores, from nothing to all."""

from functools import cache

from PySide6.QtGui import QColor

from imbrex.gui.theme.oklab import even_ramp

# Lightness, chroma, hue of OKLab. Lightness alone tells the order, so that it can be seen without seeing hues; away
# from the page, so that what is high is what stands out.
HEAT_LIGHT = ((0.95, 0.06, 98), (0.80, 0.135, 70), (0.62, 0.175, 42), (0.45, 0.15, 22), (0.29, 0.10, 5))
HEAT_DARK = ((0.35, 0.07, -60), (0.48, 0.14, -10), (0.63, 0.17, 35), (0.79, 0.14, 70), (0.95, 0.10, 102))
STEPS = 101  # whole percent


@cache
def heat_ramp(dark: bool) -> list[QColor]:
    """One colour for each whole percent, on a light or a dark page; equal differences look alike."""
    return even_ramp(HEAT_DARK if dark else HEAT_LIGHT, STEPS)
