"""Fonts: fonts of long texts, headings and small notes."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication


def reading_font() -> QFont:
    """Return a serif font for long texts, a little larger than the window's font."""
    font = QFont()
    size = QApplication.font().pointSizeF()
    font.setFamilies(["Source Serif 4", "Charter", "Noto Serif", "Georgia", "DejaVu Serif"])
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(max(size, 9.0) + 1.5)
    return font


def small(font: QFont) -> QFont:
    """Return a slightly smaller font."""
    return scaled(font, 0.9)


def scaled(font: QFont, factor: float) -> QFont:
    """Return a larger or smaller font."""
    result = QFont(font)
    result.setPointSizeF(font.pointSizeF() * factor)
    return result


def bold(font: QFont) -> QFont:
    """Return a bold font."""
    result = QFont(font)
    result.setBold(True)
    return result
