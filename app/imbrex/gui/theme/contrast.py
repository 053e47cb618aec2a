"""Contrast: contrast ratios of colours, and colours adjusted to a sufficient contrast."""

from PySide6.QtGui import QColor

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
