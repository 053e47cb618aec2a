"""Contrast: contrast ratios of colours, and a perceptually uniform colour space to adjust them in."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import cos, dist, radians, sin

from PySide6.QtGui import QColor

# A perceptually uniform colour space.
# Björn Ottosson, "A perceptual color space for image processing", 2020.

Point = tuple[float, float, float]
"""Lightness from 0 to 1, then green to red, then blue to yellow."""

_FINE = 64  # segments between two anchors, short enough to measure the length of the curve


def to_color(point: Point) -> QColor:
    """Return the colour at a point, clipped to the sRGB gamut."""
    lightness, a, b = point
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return QColor.fromRgbF(
        _gamma(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
        _gamma(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
        _gamma(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
    )


def from_color(color: QColor) -> Point:
    """Return the point of a colour."""
    red, green, blue = (_linear(channel) for channel in (color.redF(), color.greenF(), color.blueF()))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def even_ramp(anchors: Sequence[Point], steps: int) -> list[QColor]:
    """Return colours along a curve, at perceptually equal distances.

    Args:
        anchors: (lightness, chroma, hue in degrees) of points on the curve.
        steps: number of colours.
    """
    way = [_between(one, other, part / _FINE) for one, other in pairwise(anchors) for part in range(_FINE)]
    way.append(_between(anchors[-1], anchors[-1], 0))
    # Measured after clipping, which moves points outside the gamut closer together.
    shown = [from_color(to_color(point)) for point in way]
    gone = list(accumulate((dist(one, other) for one, other in pairwise(shown)), initial=0.0))
    return [to_color(way[bisect_left(gone, gone[-1] * step / (steps - 1) - 1e-9)]) for step in range(steps)]


def _between(one: Point, other: Point, share: float) -> Point:
    lightness, chroma, hue = (a + (b - a) * share for a, b in zip(one, other, strict=True))
    return lightness, chroma * cos(radians(hue)), chroma * sin(radians(hue))


def _gamma(value: float) -> float:
    value = min(1.0, max(0.0, value))
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


READABLE = 4.5  # WCAG 2.2, 1.4.3: contrast of body text
STRONG = 7.0  # WCAG 2.2, 1.4.6: enhanced contrast of body text
VISIBLE = 3.0  # WCAG 2.2, 1.4.11: contrast of lines and icons


def luminance(color: QColor) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""
    channels = (color.redF(), color.greenF(), color.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mix(under: QColor, over: QColor, share: float) -> QColor:
    """Blend `over` onto `under` with this opacity; the result is opaque."""
    return QColor.fromRgbF(
        under.redF() + (over.redF() - under.redF()) * share,
        under.greenF() + (over.greenF() - under.greenF()) * share,
        under.blueF() + (over.blueF() - under.blueF()) * share,
    )


def readable(color: QColor, background: QColor, towards: QColor, least: float = READABLE) -> QColor:
    """Return the colour nearest to `color`, moved towards another, with the required contrast on a background."""
    for step in range(21):
        candidate = mix(color, towards, step / 20)
        if contrast(candidate, background) >= least:
            return candidate
    return towards


def ink_on(color: QColor) -> QColor:
    """Return black or white, whichever is more readable on a colour."""
    return max(QColor("black"), QColor("white"), key=lambda ink: contrast(ink, color))
