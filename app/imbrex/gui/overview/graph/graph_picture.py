"""Graph picture: a cached image of the graph, shown while a large one is panned or zoomed."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from imbrex.gui.overview.graph.graph_plane import Plane
from imbrex.gui.theme.theme import Theme

SETTLED = 90
"""Milliseconds after the last move until a large graph is redrawn."""


class GraphPicture:
    """The cached image, with its plane and whether the theme was dark."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._kept: tuple[Plane, str, QPixmap] | None = None
        self._settling = QTimer(widget)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLED)
        self._settling.timeout.connect(widget.update)

    def forget(self) -> None:
        """Invalidate the image."""
        self._kept = None

    def move(self) -> None:
        """Keep the old image for a moment while the graph is moved."""
        self._settling.start()

    def paint(self, painter: QPainter, plane: Plane, theme: Theme, draw: Callable[[QPainter], None]) -> bool:
        """Paint the graph, calling `draw` if the image is outdated; return whether a moved old image was used."""
        if self._kept is not None and self._settling.isActive() and self._kept[1] == theme.name:
            old = self._kept[0]
            painter.setTransform(old.transform().inverted()[0] * plane.transform())
            painter.drawPixmap(QPoint(), self._kept[2])
            painter.resetTransform()
            return True
        if self._kept is None or self._kept[:2] != (plane, theme.name):
            self._kept = plane, theme.name, self._drawn(theme, draw)
        painter.drawPixmap(0, 0, self._kept[2])
        return False

    def _drawn(self, theme: Theme, draw: Callable[[QPainter], None]) -> QPixmap:
        ratio = self._widget.devicePixelRatioF()
        picture = QPixmap(self._widget.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(theme.base)
        with QPainter(picture) as inner:
            inner.setFont(self._widget.font())
            draw(inner)
        return picture
