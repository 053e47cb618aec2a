"""Contrast: how well one colour can be told from another, and colours mixed until it is enough."""

from PySide6.QtGui import QColor

READABLE = 4.5  # WCAG 2.2, 1.4.3: contrast of body text
STRONG = 7.0  # WCAG 2.2, 1.4.6: contrast of body text where it is to be high
VISIBLE = 3.0  # WCAG 2.2, 1.4.11: contrast of lines and signs


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
    """The opaque colour seen where `over` covers `under` with this share."""
    return QColor.fromRgbF(
        under.redF() + (over.redF() - under.redF()) * share,
        under.greenF() + (over.greenF() - under.greenF()) * share,
        under.blueF() + (over.blueF() - under.blueF()) * share,
    )


def readable(color: QColor, background: QColor, towards: QColor, least: float = READABLE) -> QColor:
    """The colour nearest to `color`, moved towards another, that has so much contrast on a background."""
    for step in range(21):
        candidate = mix(color, towards, step / 20)
        if contrast(candidate, background) >= least:
            return candidate
    return towards


def ink_on(color: QColor) -> QColor:
    """Black or white: one of them can be read on any colour."""
    return max(QColor("black"), QColor("white"), key=lambda ink: contrast(ink, color))
