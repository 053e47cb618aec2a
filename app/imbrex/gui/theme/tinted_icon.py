"""Tinted icon: custom line drawings in the colour of the surrounding text."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from imbrex import assets

SIZES = (16, 24, 32, 48)


def tinted_icon(name: str, color: QColor, disabled: QColor) -> QIcon:
    """Return the drawing of this name with `currentColor` replaced by a colour, and another when disabled."""
    return _painted(name, color.name(), disabled.name())


@lru_cache(200)
def _painted(name: str, color: str, disabled: str) -> QIcon:
    icon = QIcon()
    drawing = assets.text(f"icons/{name}.svg")
    for mode, ink in ((QIcon.Mode.Normal, color), (QIcon.Mode.Disabled, disabled)):
        renderer = QSvgRenderer(QByteArray(drawing.replace("currentColor", ink).encode()))
        for size in SIZES:
            picture = QPixmap(QSize(size, size))
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            renderer.render(painter)
            painter.end()
            icon.addPixmap(picture, mode)
    return icon
