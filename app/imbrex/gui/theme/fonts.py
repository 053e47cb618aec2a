"""Fonts: what long texts and small notes are written in."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication


def reading_font() -> QFont:
    """A serif for long texts, a little larger than the window's own font."""
    font = QFont()
    size = QApplication.font().pointSizeF()
    font.setFamilies(["Source Serif 4", "Charter", "Noto Serif", "Georgia", "DejaVu Serif"])
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(max(size, 9.0) + 1.5)
    return font


def small(font: QFont) -> QFont:
    """A little smaller than the text around it."""
    result = QFont(font)
    result.setPointSizeF(font.pointSizeF() * 0.9)
    return result
