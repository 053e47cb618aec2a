"""Fonts: fonts of long texts and small notes."""

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
    result = QFont(font)
    result.setPointSizeF(font.pointSizeF() * 0.9)
    return result
